import { countBits } from './bits.ts';
import { type Board, edgeOf } from './board.ts';
import {
  ALL_SIDES,
  CELLS,
  type Cell,
  cellsOfEdge,
  EAST,
  type Edges,
  firstSide,
  LEANS,
  NORTH,
  neighbour,
  SIDES,
  type Side,
  type Sides,
  SOUTH,
  STEPS,
  WEST,
} from './cells.ts';

/** Whether a passage leads over an edge of the tile in this cell: then it stays for ever. */
export const isFixed = (board: Board, cell: Cell): boolean =>
  board.passages.length > 0 && board.passages.some((edge) => cellsOfEdge(edge).includes(cell));

/** Whether a tile leans on the one in this cell and on no other. */
export const isLastSupport = (board: Board, cell: Cell): boolean =>
  SIDES.some((side) => {
    const leaning = neighbour(cell, side);
    const braces = SIDES.filter((brace) => edgeOf(board, leaning, brace) === 'brace');
    const supports = braces.map((brace) => neighbour(leaning, brace)).filter((there) => board.cells.includes(there));
    return supports.length === 1 && supports[0] === cell;
  });

/** Place in the board plus one; zero is empty. Only filled while one board is looked at. */
const placeAt = new Uint8Array(CELLS);
const ordinal = new Int16Array(1024);
const lowest = new Int16Array(1024);
/** Others need this tile: to be reached, or to lean on. */
const isNeeded = new Int16Array(1024);
/** The sides over which one walks to another tile. */
const ways = new Int8Array(1024);
let clock = 0;

/** Boards up to this size have a bit for each of their places. */
export const MOST_BITS = 30;

/** Places of tiles that can leave, and all others still obey every building rule (ALH-8), as bits. */
export function findRemovableBits(board: Board, beside: readonly Sides[]): number {
  findNeeded(board, beside);
  let bits = 0;
  for (let i = 1; i < board.cells.length; i++) if (mayLeave(board, beside, i)) bits |= 1 << i;
  return bits;
}

/** The same of a board of any size, as cells in the order of their places. */
export function findRemovable(board: Board, beside: readonly Sides[]): readonly Cell[] {
  findNeeded(board, beside);
  return board.cells.filter((_, i) => i > 0 && mayLeave(board, beside, i));
}

const mayLeave = (board: Board, beside: readonly Sides[], i: number): boolean =>
  isNeeded[i] === 0 && beside[i] !== ALL_SIDES && !(board.passages.length > 0 && isFixed(board, board.cells[i]!));

function findNeeded(board: Board, beside: readonly Sides[]): void {
  const { cells, walls, passages } = board;
  let all = 0;
  let steps = 0;
  for (let i = 0; i < cells.length; i++) {
    // Edges match on every board, so one side's wall tells.
    const open = beside[i]! & ~walls[i]!;
    ways[i] = open;
    steps += countBits(open);
    // With a single way to it nobody passes through.
    isNeeded[i] = open & (open - 1);
    all |= walls[i]!;
  }
  // So few ways, each taken in both directions, leave no way round anything.
  const isTree = steps === 2 * (cells.length - 1) && passages.length === 0 && (all & LEANS) === 0;
  if (!isTree) findNeededInRings(board, all);
}

function findNeededInRings(board: Board, all: Edges): void {
  const { cells, passages } = board;
  for (let i = 0; i < cells.length; i++) {
    placeAt[cells[i]!] = i + 1;
    ordinal[i] = isNeeded[i] = 0;
  }
  for (let i = 0; i < passages.length; i++) openWays(cellsOfEdge(passages[i]!));
  clock = 0;
  findCutTiles(cells, 0, -1);
  if ((all & LEANS) !== 0) findLastSupports(board);
  for (let i = 0; i < cells.length; i++) placeAt[cells[i]!] = 0;
}

/** A passage leads both ways, to the east or to the south. */
function openWays([from, to]: readonly [Cell, Cell]): void {
  const isEast = to === from + 1;
  ways[placeAt[from]! - 1]! |= isEast ? EAST : SOUTH;
  ways[placeAt[to]! - 1]! |= isEast ? WEST : NORTH;
}

/** Tiles without which another could not be reached on foot: the cut points of the walking graph, in one pass. */
function findCutTiles(cells: readonly Cell[], i: number, from: number): void {
  const cell = cells[i]!;
  ordinal[i] = lowest[i] = ++clock;
  for (let left = ways[i]!; left !== 0; left &= left - 1) {
    const j = placeAt[cell + STEPS[firstSide(left)]]! - 1;
    if (j === from) continue;
    if (ordinal[j] !== 0) {
      if (ordinal[j]! < lowest[i]!) lowest[i] = ordinal[j]!;
      continue;
    }
    findCutTiles(cells, j, i);
    if (lowest[j]! < lowest[i]!) lowest[i] = lowest[j]!;
    if (lowest[j]! >= ordinal[i]!) isNeeded[i] = 1;
  }
}

/** Tiles without which another would lean on nothing. Whatever a brace touches is the wall of a tile one walks on. */
function findLastSupports({ cells, walls }: Board): void {
  for (let i = 0; i < cells.length; i++) {
    if ((walls[i]! & LEANS) === 0) continue;
    let support = -1;
    let supports = 0;
    for (let side = 0; side < 4; side++) {
      const j = placeAt[cells[i]! + STEPS[side as Side]!]! - 1;
      if (j < 0 || (walls[i]! & (1 << side)) === 0) continue;
      support = j;
      supports++;
    }
    if (supports === 1) isNeeded[support] = 1;
  }
}
