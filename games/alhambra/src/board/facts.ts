import { Recent } from '../memo.ts';
import type { Board } from './board.ts';
import { ALL_SIDES, CELLS, type Cell, cellsOfEdge, edgeId, type Side, type Sides, STEPS } from './cells.ts';

/** An empty cell beside the Alhambra, and what a tile there must be like. */
export interface Site {
  readonly cell: Cell;
  /** The sides on which a tile lies. */
  readonly beside: Sides;
  /** Those of them that show a wall towards this cell. */
  readonly walled: Sides;
  /** A tile here would enclose an empty area (ALH-7). */
  readonly encloses: boolean;
}

/** All that follows from a board and is asked again and again. */
class Facts {
  /** Sites, each packed in one number: they are made anew with every tile. */
  readonly packedSites: readonly number[];
  /** By place in the board: on which sides another tile lies. */
  readonly beside: readonly Sides[];
  /** Cells of tiles that can leave, and all others still obey every building rule (ALH-8). */
  readonly removable: readonly Cell[];
  private unpacked: readonly Site[] | null = null;

  constructor(packedSites: readonly number[], beside: readonly Sides[], removable: readonly Cell[]) {
    this.packedSites = packedSites;
    this.beside = beside;
    this.removable = removable;
  }

  get sites(): readonly Site[] {
    this.unpacked ??= this.packedSites.map(unpack);
    return this.unpacked;
  }
}

const known = new Recent<Board, Facts>();

export function factsOf(board: Board): Facts {
  const found = known.get(board);
  if (found !== undefined) return found;
  const facts = survey(board);
  known.set(board, facts);
  return facts;
}

/**
 * An exchanged tile has the old one's walls towards its neighbours, so all that changes is what the empty cells
 * beside it see. Call it with what `withExchange` made of `old`.
 */
export function inheritFacts(old: Board, board: Board, at: number): void {
  const from = known.get(old);
  if (from === undefined) return;
  const sites = from.packedSites.slice();
  const cell = board.cells[at]!;
  const walls = board.walls[at]!;
  for (let i = 0; i < sites.length; i++) {
    const side = STEPS.indexOf((cellOf(sites[i]!) - cell) as (typeof STEPS)[number]);
    if (side < 0) continue;
    const back = (1 << (side ^ 2)) << 1;
    sites[i] = (walls >> side) & 1 ? sites[i]! | back : sites[i]! & ~back;
  }
  known.set(board, new Facts(sites, from.beside, from.removable));
}

const pack = (cell: Cell, encloses: boolean): number => (cell << 9) | (encloses ? 1 : 0);
const cellOf = (site: number): Cell => site >> 9;
const besideOf = (site: number): Sides => (site >> 5) & ALL_SIDES;
const walledOf = (site: number): Sides => (site >> 1) & ALL_SIDES;
const unpack = (site: number): Site => ({
  cell: cellOf(site),
  beside: besideOf(site),
  walled: walledOf(site),
  encloses: (site & 1) === 1,
});

/** Place in the board plus one; zero is empty. Only filled while one board is looked at. */
const placeAt = new Uint8Array(CELLS);
const siteAt = new Uint8Array(CELLS);

/** For answers that are used at once: nothing is left behind for the garbage collector. */
export const scratch = new Int32Array(1024);

const foundSites = new Int32Array(1024);
let siteCount = 0;

/** A list of just as many numbers. */
function measured(numbers: Int32Array, count: number): number[] {
  const list = new Array<number>(count);
  for (let i = 0; i < count; i++) list[i] = numbers[i]!;
  return list;
}

function survey(board: Board): Facts {
  const { cells, walls } = board;
  for (let i = 0; i < cells.length; i++) placeAt[cells[i]!] = i + 1;
  siteCount = 0;
  const beside = new Array<Sides>(cells.length);
  for (let i = 0; i < cells.length; i++) beside[i] = lookAround(cells[i]!, walls[i]!);
  const removable = findRemovable(board, beside);
  for (let i = 0; i < cells.length; i++) placeAt[cells[i]!] = 0;
  const sites = measured(foundSites, siteCount);
  for (let i = 0; i < siteCount; i++) siteAt[cellOf(sites[i]!)] = 0;
  return new Facts(sites, beside, removable);
}

/** The sides on which another tile lies; on the others there are sites. */
function lookAround(from: Cell, walls: Sides): Sides {
  let beside = 0;
  for (let side = 0; side < 4; side++) {
    const cell = from + STEPS[side as Side]!;
    if (placeAt[cell] !== 0) {
      beside |= 1 << side;
      continue;
    }
    const back = 1 << (side ^ 2);
    const seen = (back << 5) | ((walls >> side) & 1 ? back << 1 : 0);
    const at = siteAt[cell]!;
    if (at === 0) {
      foundSites[siteCount++] = pack(cell, encloses(cell)) | seen;
      siteAt[cell] = siteCount;
    } else foundSites[at - 1]! |= seen;
  }
  return beside;
}

/**
 * The eight cells around a site as bits, clockwise from the north. All tiles hang together, so filling a cell
 * between two separate gaps closes a ring of tiles around one of them.
 */
const SEPARATE_GAPS = Uint8Array.from({ length: 256 }, (_, ring) => {
  let gaps = 0;
  for (let i = 0; i < 8; i += 2) {
    const free = (at: number) => (ring & (1 << (at & 7))) === 0;
    const joined = free(i + 1) && free(i + 2);
    if (free(i) && !joined) gaps++;
  }
  return gaps;
});
const RING = [-256, -255, 1, 257, 256, 255, -1, -257] as const;

function encloses(cell: Cell): boolean {
  let ring = 0;
  for (let i = 0; i < 8; i++) if (placeAt[cell + RING[i]!] !== 0) ring |= 1 << i;
  return SEPARATE_GAPS[ring]! > 1;
}

/** Whether a gate stands on an edge of the tile in this cell: then it stays for ever. */
export const isFixed = (board: Board, cell: Cell): boolean =>
  board.gates.length > 0 && board.gates.some((edge) => cellsOfEdge(edge).includes(cell));

/** Where a tile with these walls may be laid without a gate: edges match, it is reached on foot, nothing is enclosed. */
export function fillCellsFor(board: Board, walls: Sides, out: Int32Array): number {
  const sites = factsOf(board).packedSites;
  let count = 0;
  for (let i = 0; i < sites.length; i++) {
    const site = sites[i]!;
    const beside = besideOf(site);
    const walled = walledOf(site);
    if ((walls & beside) === walled && walled !== beside && (site & 1) === 0) out[count++] = cellOf(site);
  }
  return count;
}

/** The cells in which a tile with these walls could replace the one that lies there. */
export function fillExchangesFor(board: Board, walls: Sides, out: Int32Array): number {
  const { beside } = factsOf(board);
  const gated = board.gates.length > 0;
  let count = 0;
  for (let i = 1; i < beside.length; i++) {
    if (((walls ^ board.walls[i]!) & beside[i]!) !== 0) continue;
    if (!(gated && isFixed(board, board.cells[i]!))) out[count++] = board.cells[i]!;
  }
  return count;
}

export const cellsFor = (board: Board, walls: Sides): Cell[] =>
  Array.from(scratch.subarray(0, fillCellsFor(board, walls, scratch)));
export const exchangesFor = (board: Board, walls: Sides): Cell[] =>
  Array.from(scratch.subarray(0, fillExchangesFor(board, walls, scratch)));

export const removableOf = (board: Board): readonly Cell[] => factsOf(board).removable;

const ordinal = new Int16Array(1024);
const lowest = new Int16Array(1024);
const isCut = new Int16Array(1024);
let clock = 0;

function findRemovable(board: Board, beside: readonly Sides[]): readonly Cell[] {
  const { cells } = board;
  for (let i = 0; i < cells.length; i++) ordinal[i] = isCut[i] = 0;
  clock = 0;
  findCutTiles(board, 0, -1);
  const gated = board.gates.length > 0;
  let count = 0;
  for (let i = 1; i < cells.length; i++) {
    if (isCut[i] === 0 && beside[i] !== ALL_SIDES && !(gated && isFixed(board, cells[i]!)))
      scratch[count++] = cells[i]!;
  }
  return measured(scratch, count);
}

/** Tiles without which another could not be reached on foot: the cut points of the walking graph, in one pass. */
function findCutTiles(board: Board, i: number, from: number): void {
  const cell = board.cells[i]!;
  ordinal[i] = lowest[i] = ++clock;
  for (let side = 0; side < 4; side++) {
    const j = placeAt[cell + STEPS[side as Side]!]! - 1;
    if (j < 0 || j === from || !isPassable(board, i, side as Side)) continue;
    if (ordinal[j] !== 0) {
      if (ordinal[j]! < lowest[i]!) lowest[i] = ordinal[j]!;
      continue;
    }
    findCutTiles(board, j, i);
    if (lowest[j]! < lowest[i]!) lowest[i] = lowest[j]!;
    if (lowest[j]! >= ordinal[i]!) isCut[i] = 1;
  }
}

/** Edges match on every board, so one side's wall tells. */
function isPassable(board: Board, at: number, side: Side): boolean {
  if ((board.walls[at]! & (1 << side)) === 0) return true;
  return board.gates.length > 0 && board.gates.includes(edgeId(board.cells[at]!, side));
}

export const siteAtCell = (board: Board, cell: Cell): Site | null => {
  const site = factsOf(board).packedSites.find((packed) => cellOf(packed) === cell);
  return site === undefined ? null : unpack(site);
};
