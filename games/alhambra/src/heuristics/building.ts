import type { Seat } from '@majlis/kernel';
import type { AlhambraAction } from '../actions.ts';
import { type Board, withExchange, withTile } from '../board/board.ts';
import { ALL_SIDES, type Cell, type Side, type Sides } from '../board/cells.ts';
import { cellsFor, factsOf } from '../board/facts.ts';
import { longestWallOf } from '../board/longest-wall.ts';
import type { Site } from '../board/sites.ts';
import { kindOf, printedEdgesOf } from '../content/tiles.ts';
import { redesignsOf } from '../rules/building.ts';
import type { State } from '../state.ts';
import type { Outlook } from './outlook.ts';

const SET_BITS = Uint8Array.from(
  { length: 16 },
  (_, sides) => (sides & 1) + ((sides >> 1) & 1) + ((sides >> 2) & 1) + (sides >> 3),
);

/** An open side to build on from. */
const OPEN_SIDE = 0.3;
/** A tile on the reserve board needs another action. */
export const IN_RESERVE = 0.3;

/** Walls gained and lost and sides left open, without looking for the longest wall. */
function roughWorth(outlook: Outlook, walls: Sides, site: Site): number {
  const free = ALL_SIDES & ~site.beside;
  const outer = SET_BITS[walls & free]! - SET_BITS[site.walled]!;
  const open = SET_BITS[free & ~walls]! - SET_BITS[site.beside & ~site.walled]!;
  return 0.55 * outlook.rounds.length * outer + OPEN_SIDE * outlook.ahead * open;
}

const siteOf = (board: Board, cell: Cell): Site => factsOf(board).sites.find((site) => site.cell === cell)!;

/** The best a tile could do on this board, roughly; null when it fits nowhere. */
export function bestRoughPlace(board: Board, tile: number, outlook: Outlook): { cell: Cell; worth: number } | null {
  const walls = printedEdgesOf(tile);
  let best: { cell: Cell; worth: number } | null = null;
  for (const cell of cellsFor(board, walls)) {
    const worth = roughWorth(outlook, walls, siteOf(board, cell));
    if (best === null || worth > best.worth) best = { cell, worth };
  }
  return best;
}

/** With the longest wall measured. */
export function placeWorth(board: Board, tile: number, cell: Cell, passage: Side | null, outlook: Outlook): number {
  const walls = printedEdgesOf(tile);
  const site = siteOf(board, cell);
  const longer = longestWallOf(withTile(board, tile, walls, cell, passage)) - longestWallOf(board);
  return 0.8 * outlook.rounds.length * longer + 0.3 * roughWorth(outlook, walls, site) - (passage === null ? 0 : 1.5);
}

/** Redesigning that adds something: from the reserve, or a better tile in the place of another. */
export function redesignWorth(
  s: State,
  seat: Seat,
  action: AlhambraAction,
  outlook: Outlook,
  kinds: readonly number[],
): number {
  const { board } = s.players[seat]!;
  if (action.type === 'add') {
    const { tile, cell, passage } = action;
    return (1 - IN_RESERVE) * (kinds[kindOf(tile)] ?? 0) + placeWorth(board, tile, cell, passage, outlook);
  }
  if (action.type !== 'exchange') return Number.NEGATIVE_INFINITY;
  const { tile, cell } = action;
  const old = board.tiles[board.cells.indexOf(cell)]!;
  const longer = longestWallOf(withExchange(board, cell, tile, printedEdgesOf(tile))) - longestWallOf(board);
  const swapped = kindOf(tile) === kindOf(old) ? 0 : (kinds[kindOf(tile)] ?? 0) - 1.1 * (kinds[kindOf(old)] ?? 0);
  return (1 - IN_RESERVE) * swapped + 0.8 * outlook.rounds.length * longer;
}

export const redesigns = (s: State, seat: Seat): readonly AlhambraAction[] =>
  s.players[seat]!.reserve.length === 0 ? [] : redesignsOf(s, seat).filter(({ type }) => type !== 'remove');
