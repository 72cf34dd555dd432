import type { Archetype, Seat } from '@majlis/kernel';
import type { AlhambraAction, Buy } from '../../actions.ts';
import { withTile } from '../../board/board.ts';
import { longestWallOf } from '../../board/longest-wall.ts';
import { faceValueOf } from '../../content/cards.ts';
import { kindOf, priceOf } from '../../content/tiles.ts';
import { edgesOf } from '../../rules/building.ts';
import { buildingsOf } from '../../rules/scoring.ts';
import type { State } from '../../state.ts';

/** Players of one idea, which share no code with the heuristics; what they have in common is how to lay a tile and to count. */
export type Player = Archetype<State, AlhambraAction>;

export const moneyIn = (cards: readonly number[]): number =>
  cards.reduce((sum, card) => sum + Math.max(0, faceValueOf(card)), 0);

interface Purchase {
  readonly kind: number;
  readonly tile: number;
  readonly price: number;
  /** What is paid too much. */
  readonly waste: number;
}

/** Null for what is not sold on a square of the market. */
export function purchaseOf(s: State, { offer, with: paid }: Buy): Purchase | null {
  const tile = s.market[offer];
  if (tile === null || tile === undefined) return null;
  return { kind: kindOf(tile), tile, price: priceOf(tile), waste: moneyIn(paid) - priceOf(tile) };
}

function wallGained(s: State, seat: Seat, tile: number, cell: number): number {
  const { board } = s.players[seat]!;
  return longestWallOf(withTile(board, tile, edgesOf(s, seat, tile), cell, null)) - longestWallOf(board);
}

/** Lays what it can where the wall grows most, brings in what waits, and makes nothing of modules. */
export function usually(s: State, seat: Seat, action: AlhambraAction): number {
  if (action.type === 'take') return 1 + moneyIn(action.cards);
  if (action.type === 'place' || action.type === 'add') {
    return 40 + wallGained(s, seat, action.tile, action.cell) - (action.passage === null ? 0 : 5);
  }
  return action.type === 'pass' ? 0 : -1;
}

/** Fills in what a player thinks of purchases; all else is as usual. */
const buying =
  (worth: (s: State, seat: Seat, purchase: Purchase) => number): Player =>
  (s, seat) =>
  (action) => {
    if (action.type !== 'buy') return usually(s, seat, action);
    const purchase = purchaseOf(s, action);
    return purchase === null ? -1 : worth(s, seat, purchase);
  };

/** Pays exactly or not at all, the dearest first. */
const hoarder = buying((_s, _seat, { price, waste }) => (waste === 0 ? 60 + price : -1));

/** Buys whatever is cheapest as soon as it can pay for it. */
const rusher = buying((_s, _seat, { price, waste }) => 30 - price - waste + (waste === 0 ? 20 : 0));

/** Collects the kind it has most of, the dearer of two; others only for exact money. */
const collector = buying((s, seat, { kind, price, waste }) => {
  const own = buildingsOf(s, seat, kind);
  if (waste === 0) return 60 + 3 * own + kind;
  return own > 0 && waste <= 2 ? 20 + 3 * own + kind - price / 20 : -1;
});

/** Takes money until it has plenty, then buys the dearest that wastes little. */
const PLENTY = 26;
const grabber = buying((s, seat, { price, waste }) => {
  const rich = moneyIn(s.players[seat]!.hand) >= PLENTY;
  if (waste === 0) return 60 + price;
  return rich || s.bag.length < 12 ? 30 + price - 4 * waste : -1;
});

/** Buys what makes its wall longer. */
const builder = buying((s, seat, { tile, waste }) => {
  const { board } = s.players[seat]!;
  const edges = edgesOf(s, seat, tile);
  const walls = [1, 2, 4, 8].filter((side) => (edges & side) !== 0).length;
  return (waste === 0 ? 50 : board.tiles.length < 4 ? 0 : 8) + 4 * walls - 3 * waste;
});

export const archetypes = { hoarder, rusher, collector, grabber, builder };
