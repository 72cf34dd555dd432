import { ALL_SIDES, CELLS, type Cell, type Edges, LEANS, type Sides, STEPS } from './cells.ts';

/** An empty cell beside the Alhambra, and what a tile there must be like. */
export interface Site {
  readonly cell: Cell;
  /** The sides on which a tile lies. */
  readonly beside: Sides;
  /** Those of them that show something solid towards this cell: a wall, or the brace of a leaning tile. */
  readonly walled: Sides;
  /** Those of them on which a leaning tile lies. */
  readonly leaning: Sides;
  /** A tile here would enclose an empty area (ALH-7). */
  readonly encloses: boolean;
}

/**
 * A site in one number of 32 bits, because they are recomputed with every tile: its cell, on which sides a leaning tile
 * lies, on which corners and on which sides any tile lies, which sides are walled. Sorted by number they are sorted
 * by cell.
 */
export type PackedSite = number;

const CELL = 16;
const LEANING = 12;
const CORNERS = 8;
const BESIDE = 4;
/** Cells are counted from the middle, so that the number has a sign and 32 bits are enough. */
const MIDDLE = CELLS / 2;

/** Corner `i` lies between side `i` and the next one clockwise. */
const CORNER_STEPS = [-255, 257, 255, -257] as const;

const emptySite = (cell: Cell): PackedSite => (cell - MIDDLE) << CELL;
export const cellOf = (site: PackedSite): Cell => (site >> CELL) + MIDDLE;
export const besideOf = (site: PackedSite): Sides => (site >> BESIDE) & ALL_SIDES;
export const walledOf = (site: PackedSite): Sides => site & ALL_SIDES;
export const leaningOf = (site: PackedSite): Sides => (site >> LEANING) & ALL_SIDES;
export const enclosesAt = (site: PackedSite): boolean => ENCLOSES[(site >> BESIDE) & 255] === 1;

/** Edges match, nothing is enclosed, and one can walk there, or lean there. */
export const mayLieAt = (site: PackedSite, edges: Edges): boolean => fitAt(site, edges) === 1;

/** 1 where it may lie, 0 elsewhere: a processor guesses wrongly at every other `if`, and so many are counted. */
export const fitAt = (site: PackedSite, edges: Edges): number => {
  if ((edges & LEANS) !== 0) return mayLeanAt(site, edges) ? 1 : 0;
  // A blank side bears no tile one walks on.
  if (((site >> LEANING) & ~site & ALL_SIDES) !== 0) return 0;
  return (FITTING[site & 255]! >> edges) & 1 & ~ENCLOSES[(site >> BESIDE) & 255]!;
};

/** A brace needs a wall, and what is open bears no leaning tile. */
function mayLeanAt(site: PackedSite, edges: Edges): boolean {
  const beside = besideOf(site);
  const walled = walledOf(site);
  if ((edges & beside) !== walled || enclosesAt(site)) return false;
  return walled !== 0 && (beside ^ walled) === leaningOf(site);
}

/** By what is beside a site and walled: which tiles one walks on fit there, each a bit. */
export const FITTING = Uint16Array.from({ length: 256 }, (_, around) => {
  const beside = around >> BESIDE;
  const walled = around & ALL_SIDES;
  let fitting = 0;
  for (let edges = 0; edges < LEANS; edges++) {
    if ((edges & beside) === walled && walled !== beside) fitting |= 1 << edges;
  }
  return fitting;
});

/** Nothing is enclosed, and no tile leans on the wrong side: tiles one walks on may lie there if their edges fit. */
export const mayBeFilled = (site: PackedSite): boolean =>
  ENCLOSES[(site >> BESIDE) & 255] === 0 && ((site >> LEANING) & ~site & ALL_SIDES) === 0;

export const unpack = (site: PackedSite): Site => ({
  cell: cellOf(site),
  beside: besideOf(site),
  walled: walledOf(site),
  leaning: leaningOf(site),
  encloses: enclosesAt(site),
});

/**
 * By what lies on corners and sides. All tiles hang together, so filling a cell between two separate gaps closes a
 * ring of tiles around one of them.
 */
const ENCLOSES = Uint8Array.from({ length: 256 }, (_, around) => {
  const freeSide = (side: number) => (around & (1 << (side & 3))) === 0;
  const freeCorner = (corner: number) => (around & (16 << corner)) === 0;
  let gaps = 0;
  for (let i = 0; i < 4; i++) if (freeSide(i) && !(freeCorner(i) && freeSide(i + 1))) gaps++;
  return gaps > 1 ? 1 : 0;
});

/** How a site lies to a tile, by the difference of their cells, which goes round. Most of it is never looked at. */
const NEAR = new Uint8Array(CELLS);
STEPS.forEach((step, side) => {
  NEAR[step & (CELLS - 1)] = 1 + side;
});
CORNER_STEPS.forEach((step, corner) => {
  NEAR[step & (CELLS - 1)] = 5 + corner;
});

/** Where a cell lies, seen from a tile: 0 elsewhere, 1 + side, or 5 + corner. */
export const nearness = (cell: Cell, tile: Cell): number => NEAR[(cell - tile) & (CELLS - 1)]!;

/** What a tile adds to a site that lies near it. */
const MARKS = Int32Array.from({ length: 9 * 32 }, (_, i) => marks(i >> 5, i & 31));

function marks(near: number, edges: Edges): number {
  if (near === 0) return 0;
  if (near >= 5) return 1 << (CORNERS + ((near - 5) ^ 2));
  const back = 1 << ((near - 1) ^ 2);
  const solid = (edges >> (near - 1)) & 1 ? back : 0;
  return ((edges & LEANS) === 0 ? 0 : back << LEANING) | (back << BESIDE) | solid;
}

export const withTileSeen = (site: PackedSite, near: number, edges: Edges): PackedSite =>
  site | MARKS[(near << 5) | edges]!;
export const withTileGone = (site: PackedSite, near: number): PackedSite => site & ~MARKS[(near << 5) | 31]!;

/** What an empty cell sees of these tiles. */
export function siteIn(cell: Cell, cells: readonly Cell[], edges: readonly Edges[]): PackedSite {
  let site = emptySite(cell);
  for (let i = 0; i < cells.length; i++) {
    site = withTileSeen(site, nearness(cell, cells[i]!), edges[i]!);
  }
  return site;
}

/** Puts a site in its place among the first `count`, which are sorted. */
export function insertSite(sites: Int32Array, count: number, site: PackedSite): void {
  let at = count;
  for (; at > 0 && sites[at - 1]! > site; at--) sites[at] = sites[at - 1]!;
  sites[at] = site;
}
