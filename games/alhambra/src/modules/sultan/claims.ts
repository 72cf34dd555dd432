import { ask, type Seat, window } from '@majlis/kernel';
import { type AlhambraAction, PASS } from '../../actions.ts';
import { BUILDINGS } from '../../content/buildings.ts';
import { kindOf } from '../../content/tiles.ts';
import type { AlhambraEvent } from '../../events.ts';
import type { AlhambraFrame } from '../../frames.ts';
import type { X } from '../../hooks.ts';
import { refuse } from '../../refusals.ts';
import { inPlay } from '../../rules/compiled.ts';
import { playerOf } from '../../rules/hand.ts';
import { layOnSquare } from '../../rules/market.ts';
import { inOrder } from '../../rules/order.ts';
import type { State } from '../../state.ts';
import { oppositeOf } from './content.ts';
import type { ChooseMarkFrame, ClaimFrame, Marked, MarkFrame } from './state.ts';

export const sultanOf = (s: State) => inPlay(s.mod.sultan, 'sultan');

/** The dice is rolled before everybody's eyes. */
export const rollDie = (x: X): number => x.chance.below('sultan', BUILDINGS.length);

const markOf = (s: State, seat: Seat, card: number): number =>
  sultanOf(s).owned[seat]!.find((owned) => owned.card === card)!.mark;

export function setMark(s: State, seat: Seat, card: number, mark: number): void {
  const slice = sultanOf(s);
  const marked = slice.owned[seat]!.map((owned): Marked => (owned.card === card ? { card, mark } : owned));
  slice.owned = slice.owned.with(seat, marked);
}

/** Whoever does not like the mark rolls again. */
export const mark = ask<State, MarkFrame, AlhambraAction, AlhambraEvent, AlhambraFrame>({
  prompt: (s, f, seat) => ({ kind: 'sultan.mark', params: { card: f.card, building: markOf(s, seat, f.card) } }),
  about: (_s, f) => ({ card: f.card }),
  legal: () => [{ type: 'sultan.keep' }, { type: 'sultan.roll' }],
  check(_s, _f, _seat, { type }) {
    return type === 'sultan.keep' || type === 'sultan.roll' ? null : refuse('not-this-action', { type });
  },
  answer(x, { seat, card }, action) {
    if (action.type !== 'sultan.roll') return;
    const rolled = rollDie(x);
    x.emit({ type: 'sultan.rolled', seat, building: rolled });
    x.push({ kind: 'sultan.choose', seat, card, rolled });
  },
});

export const chooseMark = ask<State, ChooseMarkFrame, AlhambraAction, AlhambraEvent, AlhambraFrame>({
  prompt: (_s, { card, rolled }) => ({ kind: 'sultan.choose', params: { card, building: rolled } }),
  about: (_s, { card, rolled }) => ({ card, building: rolled }),
  legal: (_s, { rolled }) => [rolled, oppositeOf(rolled)].map((building) => ({ type: 'sultan.choose', building })),
  check(_s, { rolled }, _seat, action) {
    const isShown = action.type === 'sultan.choose' && [rolled, oppositeOf(rolled)].includes(action.building);
    return isShown ? null : refuse('not-this-action', { type: action.type });
  },
  answer(x, { seat, card }, action) {
    if (action.type !== 'sultan.choose') return;
    setMark(x.s, seat, card, action.building);
    x.emit({ type: 'sultan.marked', seat, card, building: action.building });
  },
});

/** A card of this seat that stands for the tile's kind. */
export const cardFor = (s: State, seat: Seat, tile: number): Marked | undefined =>
  sultanOf(s).owned[seat]!.find((owned) => owned.mark === kindOf(tile));

const mayClaim = (s: State, seat: Seat): boolean => {
  const { drawn } = sultanOf(s);
  return drawn !== null && cardFor(s, seat, drawn.tile) !== undefined;
};

/** A tile drawn for the market waits for those who may claim it; false if nobody may. */
export function showTile(x: X, square: number, tile: number): boolean {
  if (!x.s.players.some((_, seat) => cardFor(x.s, seat, tile) !== undefined)) return false;
  sultanOf(x.s).drawn = { square, tile };
  x.emit({ type: 'sultan.shown', square, tile });
  x.push({ kind: 'sultan.claim' });
  return true;
}

/** From the player due to play next; the first who wants the tile has it. */
export const claim = window<State, ClaimFrame, AlhambraAction, AlhambraEvent, AlhambraFrame>({
  ask: 'inOrder',
  resolve: 'atOnce',
  order: (s) => inOrder(s),
  mayAct: (s, _f, seat) => mayClaim(s, seat),
  prompt: (s) => ({
    kind: 'sultan.claim',
    params: { tile: sultanOf(s).drawn!.tile, square: sultanOf(s).drawn!.square },
  }),
  about: (s) => ({ ...sultanOf(s).drawn! }),
  legal: () => [{ type: 'sultan.claim' }],
  check(s, _f, seat, { type }) {
    if (type !== 'sultan.claim') return refuse('not-this-action', { type });
    return mayClaim(s, seat) ? null : refuse('sultan-no-claim');
  },
  pass: PASS,
  act(x, _f, seat) {
    const slice = sultanOf(x.s);
    const { tile } = slice.drawn!;
    const { card } = cardFor(x.s, seat, tile)!;
    slice.drawn = null;
    slice.owned = slice.owned.with(
      seat,
      slice.owned[seat]!.filter((owned) => owned.card !== card),
    );
    slice.used = [...slice.used, card];
    const player = playerOf(x.s, seat);
    player.waiting = [...player.waiting, tile];
    x.emit({ type: 'sultan.claimed', seat, card, tile });
    x.push({ kind: 'endOfMove', seat, from: 'claimed' });
  },
  close(x) {
    const slice = sultanOf(x.s);
    if (slice.drawn === null) return;
    const { square, tile } = slice.drawn;
    slice.drawn = null;
    layOnSquare(x, square, tile);
  },
});
