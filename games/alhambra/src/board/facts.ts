import { append, removeAt } from '../lists.ts';
import { kept, Recent } from '../memo.ts';
import { type Board, placeOf } from './board.ts';
import { ALL_SIDES, type Cell, type Edges, LEANS, SIDES, type Side, type Sides, STEPS } from './cells.ts';
import { findRemovable, isFixed } from './removable.ts';
import { measured, scratch } from './scratch.ts';
import {
  besideOf,
  cellOf,
  insertSite,
  leaningOf,
  mayLieAt,
  nearness,
  type PackedSite,
  type Site,
  siteIn,
  unpack,
  walledOf,
  withTileGone,
  withTileSeen,
} from './sites.ts';
import {
  addSite,
  addTile,
  counted,
  countUses,
  recount,
  subtractSite,
  subtractTile,
  type Uses,
  usesOf,
} from './uses.ts';

/** All that follows from a board and is asked again and again. */
class Facts {
  /** Sorted, so that the same board has the same list however it came to be. */
  readonly packedSites: readonly PackedSite[];
  /** By place in the board: on which sides another tile lies. */
  readonly beside: readonly Sides[];
  /** What can leave, once somebody has asked: many boards of a playout are built on before that. */
  foundRemovable: readonly Cell[] | null;
  /** Likewise. */
  foundUses: Uses | null;
  private readonly board: Board;

  constructor(
    board: Board,
    packedSites: readonly PackedSite[],
    beside: readonly Sides[],
    removable: readonly Cell[] | null,
    uses: Uses | null,
  ) {
    this.board = board;
    this.packedSites = packedSites;
    this.beside = beside;
    this.foundRemovable = removable;
    this.foundUses = uses;
  }

  get removable(): readonly Cell[] {
    this.foundRemovable ??= findRemovable(this.board, this.beside);
    return this.foundRemovable;
  }

  /** In how many ways a tile with these edges could be added or exchanged without a passage. */
  usesOf(edges: Edges): number {
    if ((edges & LEANS) !== 0) return this.usesOfLeaning(edges);
    this.foundUses ??= countUses(this.board, this.packedSites, this.beside);
    return usesOf(this.foundUses, edges);
  }

  private usesOfLeaning(edges: Edges): number {
    let count = 0;
    for (let i = 0; i < this.packedSites.length; i++) if (mayLieAt(this.packedSites[i]!, edges)) count++;
    for (let i = 1; i < this.beside.length; i++) if (mayExchange(this.board, this.beside, i, edges)) count++;
    return count;
  }
}

const known = new Recent<Board, Facts>();
/** Boards that had to be surveyed: a search begins with them again and again, while those it makes come and go. */
const surveyed = new Recent<Board, Facts>(24);

export function factsOf(board: Board): Facts {
  const found = known.get(board);
  if (found !== undefined) return found;
  const facts = kept(surveyed, board, () => survey(board));
  known.set(board, facts);
  return facts;
}

const recall = (board: Board): Facts | undefined => known.get(board) ?? surveyed.get(board);

/** Whether they need not be found by looking at the whole board. */
export const areFactsKnown = (board: Board): boolean => recall(board) !== undefined;

/** From nothing, for a board whose past is not known. */
function survey(board: Board): Facts {
  const { cells, walls } = board;
  const sites = new Set<PackedSite>();
  const beside = cells.map((cell) => {
    let sides = 0;
    for (const side of SIDES) {
      const there = cell + STEPS[side];
      if (cells.includes(there)) sides |= 1 << side;
      else sites.add(siteIn(there, cells, walls));
    }
    return sides;
  });
  return new Facts(
    board,
    [...sites].sort((a, b) => a - b),
    beside,
    null,
    null,
  );
}

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
  for (let side = 0; side < 4; side++) {
    if (((around | (seen >> 1)) >> side) & 1) continue;
    const site = siteIn(cell + STEPS[side as Side], board.cells, board.walls);
    if (counts) addSite(site);
    insertSite(scratch, count++, site);
  }
  const sites = measured(scratch, count);
  const beside = besideWith(from.beside, old, cell, around, counts);
  if (counts) addTile(around, walls);
  const removable = removableWith(from, board, beside, own);
  known.set(board, new Facts(board, sites, beside, removable, counts ? counted() : null));
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

/**
 * A tile with a single way to it changes little: the one it hangs on must stay, and so must those it closes in. Where
 * it leans, or others lean on it, all is looked at again, when somebody asks.
 */
function removableWith(from: Facts, board: Board, beside: readonly Sides[], own: PackedSite): readonly Cell[] | null {
  const removable = from.foundRemovable;
  const ways = besideOf(own) & ~walledOf(own);
  const leans = (board.walls[board.walls.length - 1]! & LEANS) | leaningOf(own);
  const isSimple = leans === 0 && board.passages.length === 0 && (ways & (ways - 1)) === 0;
  if (removable === null || !isSimple) return null;
  const { cells } = board;
  const cell = cells[cells.length - 1]!;
  const host = cell + STEPS[(31 - Math.clz32(ways)) as Side];
  let count = 0;
  for (let i = 0; i < removable.length; i++) {
    const other = removable[i]!;
    if (other === host) continue;
    const near = nearness(other, cell);
    if (near > 0 && near < 5 && beside[placeOf(board, other)] === ALL_SIDES) continue;
    scratch[count++] = other;
  }
  if (beside[cells.length - 1] !== ALL_SIDES) scratch[count++] = cell;
  return measured(scratch, count);
}

function besideWith(old: readonly Sides[], board: Board, cell: Cell, around: Sides, counts: boolean): Sides[] {
  const beside = append(old, around);
  for (let side = 0; side < 4; side++) {
    if (((around >> side) & 1) === 0) continue;
    const at = placeOf(board, cell + STEPS[side as Side]);
    const now = beside[at]! | (1 << (side ^ 2));
    if (counts) exchangeBeside(at, beside[at]!, now, board);
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
    const now = near === 0 ? site : withTileGone(site, near);
    const stays = besideOf(now) !== 0;
    if (stays) scratch[count++] = now;
    if (!counts || near === 0) continue;
    subtractSite(site);
    if (stays) addSite(now);
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
  known.set(board, new Facts(board, sites, beside, null, counts ? counted() : null));
};

function besideWithout(old: readonly Sides[], at: number, board: Board, cell: Cell, counts: boolean): Sides[] {
  const around = old[at]!;
  const beside = removeAt(old, at);
  for (let side = 0; side < 4; side++) {
    if (((around >> side) & 1) === 0) continue;
    const there = placeOf(board, cell + STEPS[side as Side]);
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
    known.set(board, new Facts(board, from.packedSites, from.beside, from.foundRemovable, from.foundUses));
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
  known.set(board, new Facts(board, sites, from.beside, from.foundRemovable, counts ? counted() : null));
};

/**
 * Whether a tile with these edges could replace the one at this place of the board. What leans never replaces what is
 * walked on, nor the other way round: one has a wall or nothing beside it, the other an open side.
 */
export const mayExchange = (board: Board, beside: readonly Sides[], at: number, edges: Edges): boolean =>
  ((edges ^ board.walls[at]!) & (beside[at]! | LEANS)) === 0 &&
  !(board.passages.length > 0 && isFixed(board, board.cells[at]!));

/** Where a tile with these edges may be laid without a passage. */
export const cellsFor = (board: Board, walls: Edges): Cell[] =>
  factsOf(board)
    .packedSites.filter((site) => mayLieAt(site, walls))
    .map(cellOf);
/** The cells in which it could replace the tile that lies there. */
export const exchangesFor = (board: Board, walls: Edges): Cell[] =>
  board.cells.filter((_, at) => at > 0 && mayExchange(board, factsOf(board).beside, at, walls));

export const removableOf = (board: Board): readonly Cell[] => factsOf(board).removable;

export const siteAtCell = (board: Board, cell: Cell): Site | null => {
  const site = factsOf(board).packedSites.find((packed) => cellOf(packed) === cell);
  return site === undefined ? null : unpack(site);
};
