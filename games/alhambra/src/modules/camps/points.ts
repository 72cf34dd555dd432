import { type Board, edgeOf } from '../../board/board.ts';
import { type Cell, neighbour, SIDES, type Side } from '../../board/cells.ts';
import { kept, Recent } from '../../memo.ts';
import { isCamp } from './content.ts';

/** How many tiles lie in an unbroken line from here; a gap or another camp ends it, walls do not. */
function lineFrom(board: Board, cell: Cell, side: Side): number {
  let length = 0;
  for (let at = cell; isCounted(board, at); at = neighbour(at, side)) length++;
  return length;
}

/** The tiles each bastion counts, nearest first. */
export function countedBy(
  board: Board,
): { readonly camp: Cell; readonly side: Side; readonly cells: readonly Cell[] }[] {
  return board.cells.flatMap((camp, i) => {
    if (!isCamp(board.tiles[i]!)) return [];
    return SIDES.filter((side) => edgeOf(board, camp, side) === 'brace').map((side) => {
      const cells: Cell[] = [];
      for (let at = neighbour(camp, side); isCounted(board, at); at = neighbour(at, side)) cells.push(at);
      return { camp, side, cells };
    });
  });
}

/** Buildings, huts, the fountain: whatever is not a camp. */
const isCounted = (board: Board, cell: Cell): boolean => {
  const i = board.cells.indexOf(cell);
  return i >= 0 && !isCamp(board.tiles[i]!);
};

interface Lines {
  readonly camps: number;
  readonly points: number;
  /** Cells in which one tile more would make a line longer, and by how many points. */
  readonly ends: readonly (readonly [Cell, number])[];
}

const known = new Recent<Board, Lines>();
const NONE: Lines = { camps: 0, points: 0, ends: [] };

export const linesOf = (board: Board): Lines => kept(known, board, () => findLines(board));

function findLines(board: Board): Lines {
  if (!board.tiles.some(isCamp)) return NONE;
  let camps = 0;
  let points = 0;
  const ends: [Cell, number][] = [];
  board.cells.forEach((cell, i) => {
    if (!isCamp(board.tiles[i]!)) return;
    camps++;
    for (const side of SIDES) {
      if (edgeOf(board, cell, side) !== 'brace') continue;
      const first = neighbour(cell, side);
      const length = lineFrom(board, first, side);
      points += length;
      let end = first;
      for (let step = 0; step < length; step++) end = neighbour(end, side);
      if (!board.cells.includes(end)) ends.push([end, 1 + lineFrom(board, neighbour(end, side), side)]);
    }
  });
  return { camps, points, ends };
}

/** What a camp with these bastions would count in this cell. */
export function campPointsAt(board: Board, bastions: number, cell: Cell): number {
  let points = 0;
  for (const side of SIDES) if (bastions & (1 << side)) points += lineFrom(board, neighbour(cell, side), side);
  return points;
}
