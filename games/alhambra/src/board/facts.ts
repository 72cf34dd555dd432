import { kept, Recent } from '../memo.ts';
import { countBits } from './bits.ts';
import type { Board } from './board.ts';
import { type Cell, type Edges, LEANS, SIDES, type Sides, STEPS } from './cells.ts';
import { findRemovable, findRemovableBits, isFixed, MOST_BITS } from './removable.ts';
import { cellOf, mayLieAt, type PackedSite, type Site, siteIn, unpack } from './sites.ts';
import { countUses, type Uses, usesOf } from './uses.ts';

/** Nobody has asked yet: many boards of a playout are built on before that. */
export const NOT_FOUND = -1;

/** All that follows from a board and is asked again and again. */
export class Facts {
  /** Sorted, so that the same board has the same list however it came to be. */
  readonly packedSites: readonly PackedSite[];
  /** By place in the board: on which sides another tile lies. */
  readonly beside: readonly Sides[];
  /** A bit for each place whose tile can leave, or `NOT_FOUND`; always that on a large board. */
  removableBits: number;
  /** Null: nobody has asked. */
  foundUses: Uses | null;
  private listed: readonly Cell[] | null = null;
  private readonly board: Board;

  constructor(
    board: Board,
    packedSites: readonly PackedSite[],
    beside: readonly Sides[],
    removableBits: number,
    uses: Uses | null,
  ) {
    this.board = board;
    this.packedSites = packedSites;
    this.beside = beside;
    this.removableBits = removableBits;
    this.foundUses = uses;
  }

  /** Cells of tiles that can leave, in the order of their places. */
  get removable(): readonly Cell[] {
    const { board, beside } = this;
    this.listed ??= this.hasBits
      ? board.cells.filter((_, i) => ((this.findBits() >> i) & 1) === 1)
      : findRemovable(board, beside);
    return this.listed;
  }

  countRemovable(): number {
    if (!this.hasBits) return this.removable.length;
    return countBits(this.findBits());
  }

  removableAt(at: number): Cell {
    if (!this.hasBits) return this.removable[at]!;
    let bits = this.findBits();
    for (let left = at; left > 0; left--) bits &= bits - 1;
    return this.board.cells[31 - Math.clz32(bits & -bits)]!;
  }

  private get hasBits(): boolean {
    return this.board.cells.length <= MOST_BITS;
  }

  private findBits(): number {
    if (this.removableBits === NOT_FOUND) this.removableBits = findRemovableBits(this.board, this.beside);
    return this.removableBits;
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
  return known.get(board) ?? recover(board);
}

/** Apart from the question itself, which is asked at every move and should create nothing. */
function recover(board: Board): Facts {
  const facts = kept(surveyed, board, () => survey(board));
  known.set(board, facts);
  return facts;
}

export const recall = (board: Board): Facts | undefined => known.get(board) ?? surveyed.get(board);

export const keepFacts = (board: Board, facts: Facts): void => known.set(board, facts);

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
    NOT_FOUND,
    null,
  );
}

/**
 * Whether a tile with these edges could replace the one at this place of the board. What leans never replaces what is
 * walked on, nor the other way round: one has a wall or nothing beside it, the other an open side.
 */
export const mayExchange = (board: Board, beside: readonly Sides[], at: number, edges: Edges): boolean =>
  exchangesAt(board, beside, at, edges) === 1;

/** 1 where it could, 0 elsewhere, as with `fitAt`. */
export const exchangesAt = (board: Board, beside: readonly Sides[], at: number, edges: Edges): number => {
  if (board.passages.length > 0 && isFixed(board, board.cells[at]!)) return 0;
  const differing = (edges ^ board.walls[at]!) & (beside[at]! | LEANS);
  return (differing - 1) >>> 31;
};

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
