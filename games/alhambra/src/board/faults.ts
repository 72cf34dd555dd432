import { FOUNTAIN, isTile, tileText } from '../content/tiles.ts';
import { type Board, edgeOf, mayWalk } from './board.ts';
import {
  type Cell,
  cellAt,
  cellsOfEdge,
  cellText,
  columnOf,
  FOUNTAIN_CELL,
  isCell,
  LEANS,
  neighbour,
  opposite,
  rowOf,
  SIDES,
} from './cells.ts';
import { edgeShown, fits } from './edges.ts';

/** What cannot be of an Alhambra, each in a sentence. Slow and literal: for positions that come from outside. */
export function faultsOfBoard(board: Board): string[] {
  const found = faultsOfForm(board);
  return found.length > 0 ? found : [...faultsOfEdges(board), ...faultsOfWays(board), ...faultsOfSpace(board)];
}

/** With one of these the others make no sense. */
function faultsOfForm({ cells, tiles, walls, passages }: Board): string[] {
  const found: string[] = [];
  if (cells.length !== tiles.length || cells.length !== walls.length) found.push('has tiles that lie nowhere');
  if (tiles[0] !== FOUNTAIN || cells[0] !== FOUNTAIN_CELL) found.push('has no fountain in the middle');
  if (!cells.every(isCell)) found.push('has a tile outside the board');
  if (new Set(cells).size !== cells.length) found.push('has two tiles in a cell');
  if (!tiles.every((tile, i) => i === 0 || isTile(tile))) found.push('has a tile that there is not');
  const isBetweenTiles = passages.every((edge) => cellsOfEdge(edge).every((cell) => cells.includes(cell)));
  if (!isBetweenTiles) found.push('has a passage that leads nowhere');
  return found;
}

const nameAt = ({ cells, tiles }: Board, cell: Cell): string => {
  const tile = tiles[cells.indexOf(cell)]!;
  return `${tile === FOUNTAIN ? 'the fountain' : tileText(tile)} at ${cellText(cell)}`;
};

/** Neighbours show each other the same (ALH-7); a passage was a double wall, and both walls are still there. */
function faultsOfEdges(board: Board): string[] {
  const { cells, walls } = board;
  return cells.flatMap((cell, i) =>
    SIDES.flatMap((side) => {
      const j = cells.indexOf(neighbour(cell, side));
      if (j < i || fits(edgeShown(walls[i]!, side), edgeShown(walls[j]!, opposite(side)))) return [];
      return [`has ${nameAt(board, cells[j]!)}, which does not fit ${nameAt(board, cell)}`];
    }),
  );
}

/** One walks from the fountain to every tile (ALH-7); what leans has a wall to lean on. */
function faultsOfWays(board: Board): string[] {
  const reached = new Set<Cell>([FOUNTAIN_CELL]);
  for (const cell of reached)
    for (const side of SIDES) if (mayWalk(board, cell, side)) reached.add(neighbour(cell, side));
  const isSupported = (cell: Cell) =>
    SIDES.some((side) => edgeOf(board, cell, side) === 'brace' && board.cells.includes(neighbour(cell, side)));
  return board.cells.flatMap((cell, i) => {
    const leans = (board.walls[i]! & LEANS) !== 0;
    if (leans) return isSupported(cell) ? [] : [`has ${nameAt(board, cell)}, which leans on nothing`];
    return reached.has(cell) ? [] : [`has ${nameAt(board, cell)}, which one cannot reach from the fountain`];
  });
}

/** No empty cell is enclosed (ALH-7): from outside one comes to all of them. */
function faultsOfSpace({ cells }: Board): string[] {
  const [columns, rows] = [cells.map(columnOf), cells.map(rowOf)];
  const [west, east] = [Math.min(...columns) - 1, Math.max(...columns) + 1];
  const [north, south] = [Math.min(...rows) - 1, Math.max(...rows) + 1];
  const isNear = (cell: Cell) => {
    const [column, row] = [columnOf(cell), rowOf(cell)];
    return column >= west && column <= east && row >= north && row <= south;
  };
  const outside = new Set<Cell>([cellAt(west, north)]);
  for (const cell of outside) {
    for (const side of SIDES) {
      const there = neighbour(cell, side);
      if (isNear(there) && !cells.includes(there)) outside.add(there);
    }
  }
  const empty = cells.flatMap((cell) => SIDES.map((side) => neighbour(cell, side))).filter((c) => !cells.includes(c));
  const enclosed = empty.find((cell) => !outside.has(cell));
  return enclosed === undefined ? [] : [`has enclosed the empty cell ${cellText(enclosed)}`];
}
