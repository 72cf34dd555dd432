import { ask, type Seat, shuffle } from '@majlis/kernel';
import { type AlhambraAction, PASS } from '../../actions.ts';
import type { Side } from '../../board/cells.ts';
import type { Round } from '../../content/score-table.ts';
import { kindOf } from '../../content/tiles.ts';
import type { AlhambraEvent } from '../../events.ts';
import type { AlhambraFrame } from '../../frames.ts';
import type { AlhambraModule, Purchase, X } from '../../hooks.ts';
import { refuse } from '../../refusals.ts';
import { inPlay } from '../../rules/compiled.ts';
import { without } from '../../rules/hand.ts';
import { addLines, totalsOf } from '../../rules/scoring.ts';
import type { State } from '../../state.ts';
import { invadersBots } from './bots.ts';
import { INVASIONS, OPEN_SCOUTS, SCOUTS } from './content.ts';
import { costOf } from './losses.ts';
import { INVADERS_REFUSALS } from './refusals.ts';
import { INVADERS_EVENTS, type InvadersSlice, type InvasionPile, invadersField, type LookFrame } from './state.ts';
import { tellInvaders } from './tell.ts';
import { invadersTesting } from './testing.ts';

const mine = (s: State) => inPlay(s.mod.invaders, 'invaders');

function layOut(x: X): void {
  const slice = mine(x.s);
  const { pile, scoutPile } = slice;
  x.chance.shuffle('invasions', pile.cards);
  if (pile.isOpen) {
    sight(x);
    return;
  }
  x.chance.shuffle('scouts', scoutPile);
  turnUpScouts(x);
}

/** Played open: everybody sees where the next invasion comes from (ALH-I3). */
function sight(x: X): void {
  const direction = mine(x.s).pile.cards.at(-1);
  if (direction === undefined) return;
  x.reveal();
  x.emit({ type: 'invaders.sighted', direction });
}

/** Two scouts; those that still lie open leave the game. */
function turnUpScouts(x: X): void {
  const slice = mine(x.s);
  slice.scoutsOut = [...slice.scoutsOut, ...slice.scouts];
  slice.scouts = Array.from({ length: OPEN_SCOUTS }, () => x.turnUp(slice.scoutPile)!);
  x.emit({ type: 'invaders.scoutsTurnedUp', buildings: slice.scouts });
}

function onPurchased(x: X, seat: Seat, { offer, exact }: Purchase): void {
  if (!exact || offer.tile === null) return;
  const slice = mine(x.s);
  const building = kindOf(offer.tile);
  if (!slice.scouts.includes(building)) return;
  slice.scouts = without(slice.scouts, building);
  slice.scoutsOut = [...slice.scoutsOut, building];
  x.emit({ type: 'invaders.scoutWon', seat, building });
  x.push({ kind: 'invaders.look', seat, building });
}

const withLookers = ({ cards, isOpen }: InvasionPile, lookers: readonly Seat[]): InvasionPile => ({
  cards,
  lookers,
  isOpen,
});

/** Look at the top card, or do not (ALH-I4). */
const look = ask<State, LookFrame, AlhambraAction, AlhambraEvent, AlhambraFrame>({
  prompt: (_s, { building }) => ({ kind: 'invaders.look', params: { building } }),
  about: (_s, { building }) => ({ building }),
  legal: () => [{ type: 'invaders.look' }, PASS],
  check: (_s, _f, _seat, action) =>
    action.type === 'invaders.look' || action.type === 'pass' ? null : refuse('not-this-action', { type: action.type }),
  answer(x, { seat }, action) {
    if (action.type !== 'invaders.look') return;
    const slice = mine(x.s);
    const { pile } = slice;
    slice.pile = withLookers(pile, [...new Set([...pile.lookers, seat])].sort());
    x.emit({ type: 'invaders.looked', seat }, { [seat]: { direction: pile.cards.at(-1)! } });
  },
});

function invade(x: X, round: Round): void {
  const slice = mine(x.s);
  const direction = x.turnUp(slice.pile.cards)!;
  slice.came = [...slice.came, direction];
  slice.pile = withLookers(slice.pile, []);
  const totals = totalsOf(x.s);
  const losses = x.s.players.map(({ board }, seat) => Math.min(totals[seat]!, costOf(board, direction, round)));
  addLines(
    x,
    losses.flatMap((loss, seat) =>
      loss === 0 ? [] : [{ seat, round, source: 'invaders', points: -loss, detail: { direction } }],
    ),
  );
  x.emit({ type: 'invaders.came', round, direction, losses });
  if (round === 3) return;
  if (slice.pile.isOpen) sight(x);
  else turnUpScouts(x);
}

interface KnownInvaders extends Omit<InvadersSlice, 'pile' | 'scoutPile'> {
  readonly isOpen: boolean;
  readonly lookers: readonly Seat[];
  readonly next: Side | null;
}

/** After every scoring invaders come from one side; scouts tell from which. */
export const invaders: AlhambraModule<'invaders'> = {
  id: 'invaders',
  variants: ['open'],
  begin: (_seats, variant) => ({
    pile: { cards: INVASIONS.slice(), lookers: [], isOpen: variant === 'open' },
    came: [],
    scouts: [],
    scoutPile: variant === 'open' ? [] : SCOUTS.slice(),
    scoutsOut: variant === 'open' ? SCOUTS.slice() : [],
  }),
  setup: layOut,
  hooks: { onPurchased },
  scoringSteps: [{ before: null, step: { id: 'invasion', run: (x, { round }) => invade(x, round) } }],
  frames: { 'invaders.look': look },
  actions: { 'invaders.look': {} },
  refusals: INVADERS_REFUSALS,
  testing: invadersTesting,
  tell: tellInvaders,
  bots: invadersBots,
  prompts: ['invaders.look'],
  sources: ['invaders'],
  events: INVADERS_EVENTS,
  field: invadersField,
  copy: ({ pile: { cards, lookers, isOpen }, came, scouts, scoutPile, scoutsOut }) => ({
    pile: { cards: cards.slice(), lookers, isOpen },
    came,
    scouts,
    scoutPile: scoutPile.slice(),
    scoutsOut,
  }),
  known({ pile, scoutPile: _, ...rest }, seat): KnownInvaders {
    const { cards, lookers, isOpen } = pile;
    const knows = isOpen || lookers.includes(seat);
    return { ...rest, isOpen, lookers, next: knows ? (cards.at(-1) ?? null) : null };
  },
  imagine({ isOpen, lookers, next, ...rest }: KnownInvaders, _seat, rng) {
    const cards = shuffle(
      INVASIONS.filter((side) => side !== next && !rest.came.includes(side)),
      rng,
    );
    if (next !== null) cards.push(next);
    const gone = [...rest.scouts, ...rest.scoutsOut];
    const scoutPile = shuffle(
      SCOUTS.filter((kind) => !gone.includes(kind)),
      rng,
    );
    return { ...rest, pile: { cards, lookers, isOpen }, scoutPile };
  },
};
