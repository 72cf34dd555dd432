import { shuffle } from '@majlis/kernel';
import { tile, tiles } from '../../action-text.ts';
import type { AlhambraModule, X } from '../../hooks.ts';
import { without } from '../../rules/hand.ts';
import { bonusCardsBots } from './bots.ts';
import { BONUS_CARDS, bonusCardsEach } from './content.ts';
import { BONUS_CARDS_REFUSALS } from './refusals.ts';
import { bonusHandOf, bonusIn, extraBuildings, isBuilt, play, show, takeBack, withShown } from './rules.ts';
import { BONUS_CARDS_EVENTS, type BonusCardsSlice, bonusCardsField } from './state.ts';
import { bonusCardsTesting } from './testing.ts';

const rising = (a: number, b: number): number => a - b;

function deal(x: X): void {
  const pack = BONUS_CARDS.slice();
  x.chance.shuffle('bonus', pack);
  const slice = bonusIn(x.s);
  const each = bonusCardsEach(x.s.players.length);
  slice.hands = x.s.players.map(() => pack.splice(0, each).sort(rising));
  slice.undealt = pack.sort(rising);
  x.emit({ type: 'bonus-cards.dealt', each }, Object.fromEntries(slice.hands.entries()));
}

interface KnownBonusCards extends Omit<BonusCardsSlice, 'hands' | 'undealt'> {
  readonly own: readonly number[];
  readonly counts: readonly number[];
}

/** Hidden cards, each of which counts its own building twice. */
export const bonusCards: AlhambraModule<'bonus-cards'> = {
  id: 'bonus-cards',
  begin(seats) {
    const none = Array.from({ length: seats }, () => []);
    return { hands: none, seen: none, played: none, undealt: BONUS_CARDS };
  },
  setup: deal,
  hooks: {
    freeActions(s, seat, out) {
      const hand = bonusHandOf(s, seat);
      for (let i = 0; i < hand.length; i++) {
        if (isBuilt(s, seat, hand[i]!)) out.push({ type: 'bonus-cards.play', tile: hand[i]! });
      }
    },
    buildings: (s, seat, kind, count) => count + extraBuildings(s, seat, kind),
    onLeft: takeBack,
  },
  foresee(s, seat, action) {
    if (action.type === 'bonus-cards.play') return withShown(s, seat, [action.tile]);
    return action.type === 'bonus-cards.show' ? withShown(s, seat, action.tiles) : null;
  },
  turnActions: { 'bonus-cards.play': play },
  scoringSteps: [
    {
      before: 'award',
      step: {
        id: 'showBonusCards',
        when: (s) => s.players.some((_, seat) => bonusHandOf(s, seat).length > 0),
        run: (x) => x.push({ kind: 'bonus-cards.show' }),
      },
    },
  ],
  frames: { 'bonus-cards.show': show },
  actions: { 'bonus-cards.play': { tile: { codec: tile } }, 'bonus-cards.show': { tiles: { codec: tiles } } },
  refusals: BONUS_CARDS_REFUSALS,
  testing: bonusCardsTesting,
  bots: bonusCardsBots,
  prompts: ['bonus-cards.show'],
  sources: [],
  events: BONUS_CARDS_EVENTS,
  field: bonusCardsField,
  copy: ({ hands, seen, played, undealt }) => ({ hands, seen, played, undealt }),
  known: ({ hands, seen, played }, seat): KnownBonusCards => ({
    own: hands[seat]!,
    counts: hands.map((hand) => hand.length),
    seen,
    played,
  }),
  imagine({ own, counts, seen, played }: KnownBonusCards, seat, rng) {
    const others = seen.filter((_, other) => other !== seat);
    const pool = [own, ...others, ...played].flat().reduce<readonly number[]>(without, BONUS_CARDS).slice();
    shuffle(pool, rng);
    const hands = counts.map((count, other) => {
      if (other === seat) return own;
      return [...seen[other]!, ...pool.splice(0, count - seen[other]!.length)].sort(rising);
    });
    return { hands, seen, played, undealt: pool.sort(rising) };
  },
};
