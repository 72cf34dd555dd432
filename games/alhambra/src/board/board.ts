import { FOUNTAIN } from '../content/tiles.ts';
import { append, replaceAt } from '../lists.ts';
import { type Cell, type EdgeId, type Edges, edgeId, FOUNTAIN_CELL, neighbour, opposite, type Side } from './cells.ts';
import { type Edge, edgeShown } from './edges.ts';

/**
 * One player's Alhambra. A board is never changed: building makes a new one. So copies of a game share their
 * boards, and what follows from a board (`facts.ts`) is found by the board itself for as long as it lives.
 */
export interface Board {
  /** In the order of laying; the fountain is first. */
  readonly cells: readonly Cell[];
  readonly tiles: readonly number[];
  /** What each tile shows on its sides, as it lies on this board: printed or added. */
  readonly walls: readonly Edges[];
  /** Double walls that have been opened: one walks through, and both tiles stay for ever. */
  readonly passages: readonly EdgeId[];
}

const FIRST: Board = { cells: [FOUNTAIN_CELL], tiles: [FOUNTAIN], walls: [0], passages: [] };

/** All begin with the same one, so that what follows from it is found once. */
export const newBoard = (): Board => FIRST;

/** With room for so many tiles. */
const roomFor = (size: number, passages: readonly EdgeId[]) => ({
  cells: new Array<Cell>(size),
  tiles: new Array<number>(size),
  walls: new Array<Edges>(size),
  passages,
});

/**
 * Copies the tiles from `begin` on to places that lie `by` further on. One loop for all lists: a processor guesses
 * wrongly where a loop ends.
 */
function copyTiles(from: Board, begin: number, end: number, by: number, to: ReturnType<typeof roomFor>): void {
  const { cells, tiles, walls } = to;
  for (let i = begin; i < end; i++) {
    cells[i + by] = from.cells[i]!;
    tiles[i + by] = from.tiles[i]!;
    walls[i + by] = from.walls[i]!;
  }
}

export function withTile(board: Board, tile: number, walls: Edges, cell: Cell, passage: Side | null): Board {
  const at = board.cells.length;
  const passages = passage === null ? board.passages : append(board.passages, edgeId(cell, passage));
  const more = roomFor(at + 1, passages);
  copyTiles(board, 0, at, 0, more);
  more.cells[at] = cell;
  more.tiles[at] = tile;
  more.walls[at] = walls;
  return more;
}

/** Where in the board's lists the tile in this cell is; -1: there is none. */
export function placeOf({ cells }: Board, cell: Cell): number {
  for (let i = cells.length - 1; i >= 0; i--) if (cells[i] === cell) return i;
  return -1;
}

export function withoutTile(board: Board, cell: Cell): Board {
  const at = placeOf(board, cell);
  const fewer = roomFor(board.cells.length - 1, board.passages);
  copyTiles(board, 0, at, 0, fewer);
  copyTiles(board, at + 1, board.cells.length, -1, fewer);
  return fewer;
}

export function withExchange(board: Board, cell: Cell, tile: number, walls: Edges): Board {
  const at = placeOf(board, cell);
  return {
    cells: board.cells,
    tiles: replaceAt(board.tiles, at, tile),
    walls: replaceAt(board.walls, at, walls),
    passages: board.passages,
  };
}

/** More walls on a tile that lies here already. */
export function withWalls(board: Board, cell: Cell, walls: Edges): Board {
  const at = placeOf(board, cell);
  return { ...board, walls: replaceAt(board.walls, at, walls) };
}

export const tileAt = (board: Board, cell: Cell): number | null => {
  const at = placeOf(board, cell);
  return at < 0 ? null : board.tiles[at]!;
};

/** The edge on `side` of the tile in `cell`; null where no tile lies. */
export function edgeOf(board: Board, cell: Cell, side: Side): Edge | null {
  const at = placeOf(board, cell);
  if (at < 0) return null;
  if (board.passages.length > 0 && board.passages.includes(edgeId(cell, side))) return 'passage';
  return edgeShown(board.walls[at]!, side);
}

/** Whether one walks from the tile in `cell` over `side` onto another tile. */
export function mayWalk(board: Board, cell: Cell, side: Side): boolean {
  const there = neighbour(cell, side);
  const edge = edgeOf(board, cell, side);
  if (edge === null || !board.cells.includes(there)) return false;
  return edge === 'passage' || (edge === 'open' && edgeOf(board, there, opposite(side)) === 'open');
}
