import { moneyCard } from '../../action-text.ts';
import type { AlhambraModule, HiddenCards, X } from '../../hooks.ts';
import { mayRedesign } from '../../rules/building.ts';
import { inPlay } from '../../rules/compiled.ts';
import { gainUnseenCard, playerOf } from '../../rules/hand.ts';
import { DEALT } from '../../rules/lots.ts';
import type { State } from '../../state.ts';
import { masterBuildersBots } from './bots.ts';
import { DEALT_EACH, inPiles, isMasterBuilder, MASTER_BUILDERS } from './content.ts';
import { askBuilder, builderRedesign, mayHold } from './redesign.ts';
import { MASTER_BUILDERS_REFUSALS } from './refusals.ts';
import { MASTER_BUILDERS_EVENTS, type MasterBuildersSlice, masterBuildersField } from './state.ts';
import { masterBuildersTesting } from './testing.ts';

const mine = (s: State) => inPlay(s.mod['master-builders'], 'master-builders');

function dealAndHide(x: X, out: HiddenCards[]): void {
  const pack = MASTER_BUILDERS.slice();
  x.chance.shuffle('builders', pack);
  const hands = x.s.players.map((_, seat) => {
    const cards = pack.splice(0, DEALT_EACH).sort((a, b) => a - b);
    for (const card of cards) gainUnseenCard(playerOf(x.s, seat), card, DEALT);
    return cards;
  });
  x.emit({ type: 'master-builders.dealt', each: DEALT_EACH }, Object.fromEntries(hands.entries()));
  for (const { pile, count } of inPiles(x.s.players.length)) out.push({ pile, cards: pack.splice(0, count) });
  mine(x.s).undealt = pack;
}

type Known = Pick<MasterBuildersSlice, 'used'>;

/** Money of 3, or a redesign more. */
export const masterBuilders: AlhambraModule<'master-builders'> = {
  id: 'master-builders',
  refusals: MASTER_BUILDERS_REFUSALS,
  testing: masterBuildersTesting,
  bots: masterBuildersBots,
  prompts: ['master-builders.ask', 'master-builders.redesign'],
  sources: [],
  begin: () => ({ undealt: [], used: [] }),
  hooks: {
    hideCards: dealAndHide,
    onCardLeft(x, card) {
      if (isMasterBuilder(card)) mine(x.s).used = [...mine(x.s).used, card];
    },
  },
  moveSteps: [
    {
      id: 'masterBuilder',
      when: (s, { seat, inTurn }) => inTurn && mayHold(s, seat) && mayRedesign(s, seat),
      run: (x, { seat }) => x.push({ kind: 'master-builders.ask', seat }),
    },
  ],
  frames: { 'master-builders.ask': askBuilder, 'master-builders.redesign': builderRedesign },
  actions: { 'master-builders.use': { card: { codec: moneyCard } } },
  ownsCard: isMasterBuilder,
  faceDown: {
    cards: MASTER_BUILDERS,
    elsewhere: ({ used }) => used,
    lay(slice, cards) {
      slice.undealt = cards;
    },
  },
  events: MASTER_BUILDERS_EVENTS,
  field: masterBuildersField,
  copy: ({ undealt, used }) => ({ undealt, used }),
  known: ({ used }): Known => ({ used }),
  imagine: ({ used }: Known) => ({ undealt: [], used }),
};
