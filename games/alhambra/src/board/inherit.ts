import { append, removeAt } from '../lists.ts';
import { type Board, placeOf } from './board.ts';
import { ALL_SIDES, type Cell, firstSide, LEANS, type Sides, STEPS } from './cells.ts';
import { Facts, keepFacts, NOT_FOUND, recall } from './facts.ts';
import { MOST_BITS } from './removable.ts';
import { measured, scratch } from './scratch.ts';
import {
  besideOf,
  cellOf,
  insertSite,
  leaningOf,
  nearness,
  type PackedSite,
  siteIn,
  walledOf,
  withTileGone,
  withTileSeen,
} from './sites.ts';
import { addSite, addTile, counted, recount, subtractSite, subtractTile } from './uses.ts';

/** What a board inherits from the one it was made of; nothing if that one's facts are forgotten. */
type Inherit = (old: Board, board: Board, cell: Cell) => void;

/** Begins to count again where the old board's uses end; false if they are not known, or passages hold tiles. */
function mayRecount(from: Facts, board: Board): boolean {
  if (from.foundUses === null || board.passages.length > 0) return false;
  recount(from.foundUses);
  return true;
}

/** With what `withTile` made of `old`. */
export const inheritLaid: Inherit = (old, board, cell) => {
  const from = recall(old);
  if (from === undefined) return;
  const counts = mayRecount(from, board);
  const walls = board.walls[old.cells.length]!;
  const { packedSites } = from;
  let count = 0;
  let own = 0;
  let seen = 0;
  for (let i = 0; i < packedSites.length; i++) {
    const site = packedSites[i]!;
    const near = nearness(cellOf(site), cell);
    if (near === 0) {
      if (cellOf(site) === cell) own = site;
      else scratch[count++] = site;
      continue;
    }
    seen |= 1 << near;
    const now = withTileSeen(site, near, walls);
    scratch[count++] = now;
    if (counts) exchangeSites(site, now);
  }
  if (own === 0) return;
  const around = besideOf(own);
  if (counts) subtractSite(own);
  for (let left = ALL_SIDES & ~(around | (seen >> 1)); left !== 0; left &= left - 1) {
    const site = siteIn(cell + STEPS[firstSide(left)], board.cells, board.walls);
    if (counts) addSite(site);
    insertSite(scratch, count++, site);
  }
  const sites = measured(scratch, count);
  const beside = besideWith(from.beside, old, cell, around, counts);
  if (counts) addTile(around, walls);
  const removable = removableWith(from, board, own);
  keepFacts(board, new Facts(board, sites, beside, removable, counts ? counted() : null));
};

function exchangeSites(before: PackedSite, now: PackedSite): void {
  subtractSite(before);
  addSite(now);
}

/** Something lies, or no longer lies, beside the tile at this place. The fountain is never exchanged. */
function exchangeBeside(at: number, before: Sides, now: Sides, { walls }: Board): void {
  if (at === 0) return;
  subtractTile(before, walls[at]!);
  addTile(now, walls[at]!);
}

/** While the neighbours of a new tile are looked at: places of those it closes in. */
let closedIn = 0;

/**
 * A tile with a single way to it changes little: the one it hangs on must stay, and so must those it closes in. Where
 * it leans, or others lean on it, all is looked at again, when somebody asks.
 */
function removableWith(from: Facts, board: Board, own: PackedSite): number {
  const ways = besideOf(own) & ~walledOf(own);
  const { cells, walls, passages } = board;
  const at = cells.length - 1;
  const leans = (walls[at]! & LEANS) | leaningOf(own);
  const isSimple = leans === 0 && passages.length === 0 && (ways & (ways - 1)) === 0;
  if (from.removableBits === NOT_FOUND || !isSimple || cells.length > MOST_BITS) return NOT_FOUND;
  const host = placeOf(board, cells[at]! + STEPS[firstSide(ways)]);
  const bits = from.removableBits & ~(1 << host) & ~closedIn;
  return besideOf(own) === ALL_SIDES ? bits : bits | (1 << at);
}

function besideWith(old: readonly Sides[], board: Board, cell: Cell, around: Sides, counts: boolean): Sides[] {
  const beside = append(old, around);
  closedIn = 0;
  for (let left = around; left !== 0; left &= left - 1) {
    const side = firstSide(left);
    const at = placeOf(board, cell + STEPS[side]);
    const now = beside[at]! | (1 << (side ^ 2));
    if (counts) exchangeBeside(at, beside[at]!, now, board);
    if (now === ALL_SIDES) closedIn |= 1 << at;
    beside[at] = now;
  }
  return beside;
}

/** With what `withoutTile` made of `old`. */
export const inheritRemoved: Inherit = (old, board, cell) => {
  const from = recall(old);
  if (from === undefined) return;
  const counts = mayRecount(from, board);
  const at = placeOf(old, cell);
  const { packedSites } = from;
  let count = 0;
  for (let i = 0; i < packedSites.length; i++) {
    const site = packedSites[i]!;
    const near = nearness(cellOf(site), cell);
    if (near === 0) {
      scratch[count++] = site;
      continue;
    }
    const now = withTileGone(site, near);
    if (besideOf(now) !== 0) scratch[count++] = now;
    // Where nothing lies beside it any more, nothing fits.
    if (counts) exchangeSites(site, now);
  }
  const own = siteIn(cell, board.cells, board.walls);
  insertSite(scratch, count++, own);
  const sites = measured(scratch, count);
  const around = from.beside[at]!;
  if (counts) {
    addSite(own);
    subtractTile(around, old.walls[at]!);
  }
  const beside = besideWithout(from.beside, at, board, cell, counts);
  keepFacts(board, new Facts(board, sites, beside, NOT_FOUND, counts ? counted() : null));
};

function besideWithout(old: readonly Sides[], at: number, board: Board, cell: Cell, counts: boolean): Sides[] {
  const around = old[at]!;
  const beside = removeAt(old, at);
  for (let left = around; left !== 0; left &= left - 1) {
    const side = firstSide(left);
    const there = placeOf(board, cell + STEPS[side]);
    const now = beside[there]! & ~(1 << (side ^ 2));
    if (counts) exchangeBeside(there, beside[there]!, now, board);
    beside[there] = now;
  }
  return beside;
}

/**
 * With what `withExchange` made of `old`. The new tile has the old one's walls towards its neighbours, so all that
 * changes is what the empty cells beside it see.
 */
export const inheritExchanged: Inherit = (old, board, cell) => {
  const from = recall(old);
  if (from === undefined) return;
  const at = placeOf(board, cell);
  const walls = board.walls[at]!;
  if (walls === old.walls[at]) {
    keepFacts(board, new Facts(board, from.packedSites, from.beside, from.removableBits, from.foundUses));
    return;
  }
  const counts = mayRecount(from, board);
  const sites = from.packedSites.slice();
  for (let i = 0; i < sites.length; i++) {
    const site = sites[i]!;
    const near = nearness(cellOf(site), cell);
    if (near === 0 || near > 4) continue;
    sites[i] = withTileSeen(withTileGone(site, near), near, walls);
    if (counts) exchangeSites(site, sites[i]!);
  }
  if (counts && at > 0) {
    subtractTile(from.beside[at]!, old.walls[at]!);
    addTile(from.beside[at]!, walls);
  }
  keepFacts(board, new Facts(board, sites, from.beside, from.removableBits, counts ? counted() : null));
};
