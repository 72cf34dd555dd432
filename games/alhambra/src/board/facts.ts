import { removeAt } from '../lists.ts';
import { kept, Recent } from '../memo.ts';
import type { Board } from './board.ts';
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
import { countUses, type Uses, usesOf } from './uses.ts';

/** All that follows from a board and is asked again and again. */
class Facts {
  /** Sorted, so that the same board has the same list however it came to be. */
  readonly packedSites: readonly PackedSite[];
  /** By place in the board: on which sides another tile lies. */
  readonly beside: readonly Sides[];
  /** What can leave, once somebody has asked: many boards of a playout are built on before that. */
  foundRemovable: readonly Cell[] | null;
  private readonly board: Board;
  private counted: Uses | null = null;

  constructor(
    board: Board,
    packedSites: readonly PackedSite[],
    beside: readonly Sides[],
    removable: readonly Cell[] | null,
  ) {
    this.board = board;
    this.packedSites = packedSites;
    this.beside = beside;
    this.foundRemovable = removable;
  }

  get removable(): readonly Cell[] {
    this.foundRemovable ??= findRemovable(this.board, this.beside);
    return this.foundRemovable;
  }

  /** In how many ways a tile with these edges could be added or exchanged without a passage. */
  usesOf(edges: Edges): number {
    if ((edges & LEANS) !== 0) return this.usesOfLeaning(edges);
    this.counted ??= countUses(this.board, this.packedSites, this.beside);
    return usesOf(this.counted, edges);
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
  );
}

/** What a board inherits from the one it was made of; nothing if that one's facts are forgotten. */
type Inherit = (old: Board, board: Board, cell: Cell) => void;

/** With what `withTile` made of `old`. */
export const inheritLaid: Inherit = (old, board, cell) => {
  const from = recall(old);
  if (from === undefined) return;
  const at = old.cells.length;
  const walls = board.walls[at]!;
  const { packedSites } = from;
  let count = 0;
  let own = 0;
  let seen = 0;
  for (let i = 0; i < packedSites.length; i++) {
    const site = packedSites[i]!;
    const near = nearness(cellOf(site), cell);
    seen |= 1 << near;
    if (cellOf(site) === cell) own = site;
    else scratch[count++] = withTileSeen(site, near, walls);
  }
  if (own === 0) return;
  const around = besideOf(own);
  for (let side = 0; side < 4; side++) {
    if (((around | (seen >> 1)) >> side) & 1) continue;
    insertSite(scratch, count++, siteIn(cell + STEPS[side as Side], board.cells, board.walls));
  }
  const sites = measured(scratch, count);
  const beside = besideWith(from.beside, old, cell, around);
  known.set(board, new Facts(board, sites, beside, removableWith(from, board, beside, own)));
};

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
    if (near > 0 && near < 5 && beside[cells.indexOf(other)] === ALL_SIDES) continue;
    scratch[count++] = other;
  }
  if (beside[cells.length - 1] !== ALL_SIDES) scratch[count++] = cell;
  return measured(scratch, count);
}

function besideWith(old: readonly Sides[], { cells }: Board, cell: Cell, around: Sides): Sides[] {
  const beside = new Array<Sides>(old.length + 1);
  for (let i = 0; i < old.length; i++) beside[i] = old[i]!;
  for (let side = 0; side < 4; side++) {
    if ((around >> side) & 1) beside[cells.indexOf(cell + STEPS[side as Side])]! |= 1 << (side ^ 2);
  }
  beside[old.length] = around;
  return beside;
}

/** With what `withoutTile` made of `old`. */
export const inheritRemoved: Inherit = (old, board, cell) => {
  const from = recall(old);
  if (from === undefined) return;
  const at = old.cells.indexOf(cell);
  const { packedSites } = from;
  let count = 0;
  for (let i = 0; i < packedSites.length; i++) {
    const site = withTileGone(packedSites[i]!, nearness(cellOf(packedSites[i]!), cell));
    if (besideOf(site) !== 0) scratch[count++] = site;
  }
  insertSite(scratch, count++, siteIn(cell, board.cells, board.walls));
  const sites = measured(scratch, count);
  const beside = removeAt(from.beside, at);
  const around = from.beside[at]!;
  for (let side = 0; side < 4; side++) {
    if ((around >> side) & 1) beside[board.cells.indexOf(cell + STEPS[side as Side])]! &= ~(1 << (side ^ 2));
  }
  known.set(board, new Facts(board, sites, beside, null));
};

/**
 * With what `withExchange` made of `old`. The new tile has the old one's walls towards its neighbours, so all that
 * changes is what the empty cells beside it see.
 */
export const inheritExchanged: Inherit = (old, board, cell) => {
  const from = recall(old);
  if (from === undefined) return;
  const sites = from.packedSites.slice();
  const walls = board.walls[board.cells.indexOf(cell)]!;
  for (let i = 0; i < sites.length; i++) {
    const near = nearness(cellOf(sites[i]!), cell);
    if (near !== 0) sites[i] = withTileSeen(withTileGone(sites[i]!, near), near, walls);
  }
  known.set(board, new Facts(board, sites, from.beside, from.foundRemovable));
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
