import { type Board, edgeOf, mayWalk } from '../src/board/board.ts';
import { type Cell, neighbour, opposite, SIDES } from '../src/board/cells.ts';
import { type Edge, fits } from '../src/board/edges.ts';
import type { Segment } from '../src/board/longest-wall.ts';

/** The building rules as they are written, cell by cell, by walking and flooding. Slow, and nothing to go wrong. */
export function obeysRules(board: Board): boolean {
  return edgesMatch(board) && allAreReached(board) && allLeanOnWalls(board) && !hasEnclosedSpace(board);
}

const shown = (edge: Edge): Edge => (edge === 'passage' ? 'wall' : edge);
const leansAt = (board: Board, cell: Cell): boolean => {
  const edge = edgeOf(board, cell, 0);
  return edge === 'brace' || edge === 'blank';
};

function edgesMatch(board: Board): boolean {
  return board.cells.every((cell) =>
    SIDES.every((side) => {
      const there = neighbour(cell, side);
      if (!board.cells.includes(there)) return true;
      return fits(shown(edgeOf(board, cell, side)!), shown(edgeOf(board, there, opposite(side))!));
    }),
  );
}

function allAreReached(board: Board): boolean {
  const walked = new Set<Cell>([board.cells[0]!]);
  for (const cell of walked)
    for (const side of SIDES) if (mayWalk(board, cell, side)) walked.add(neighbour(cell, side));
  return board.cells.every((cell) => walked.has(cell) !== leansAt(board, cell));
}

function allLeanOnWalls(board: Board): boolean {
  const leansOnWall = (cell: Cell) =>
    SIDES.some((side) => {
      const behind = edgeOf(board, neighbour(cell, side), opposite(side));
      return edgeOf(board, cell, side) === 'brace' && behind === 'wall';
    });
  return board.cells.every((cell) => !leansAt(board, cell) || leansOnWall(cell));
}

function hasEnclosedSpace({ cells }: Board): boolean {
  const columns = cells.map((cell) => cell & 255);
  const rows = cells.map((cell) => cell >> 8);
  const [west, east] = [Math.min(...columns) - 1, Math.max(...columns) + 1];
  const [north, south] = [Math.min(...rows) - 1, Math.max(...rows) + 1];
  const taken = new Set(cells);
  const empty = new Set<Cell>([north * 256 + west]);
  for (const cell of empty) {
    for (const side of SIDES) {
      const next = neighbour(cell, side);
      const [c, r] = [next & 255, next >> 8];
      if (c >= west && c <= east && r >= north && r <= south && !taken.has(next)) empty.add(next);
    }
  }
  return empty.size + cells.length !== (east - west + 1) * (south - north + 1);
}

/** Every wall whose other side is empty or holds a tile that leans on it. */
export function literalOuterWalls(board: Board): Segment[] {
  const corners = (cell: Cell): readonly Segment[] => [
    [cell, cell + 1],
    [cell + 1, cell + 257],
    [cell + 256, cell + 257],
    [cell, cell + 256],
  ];
  return board.cells.flatMap((cell) =>
    SIDES.filter((side) => {
      const there = neighbour(cell, side);
      const isOutside = !board.cells.includes(there) || leansAt(board, there);
      return edgeOf(board, cell, side) === 'wall' && isOutside;
    }).map((side) => corners(cell)[side]!),
  );
}

/** Tries every line from every corner. */
export function literalLongest(segments: readonly Segment[]): number {
  let best = 0;
  const walk = (at: number, start: number, corners: readonly number[], length: number): void => {
    best = Math.max(best, length);
    for (const [a, b] of segments) {
      const next = a === at ? b : b === at ? a : null;
      if (next === null) continue;
      if (next === start && length > 1) best = Math.max(best, length + 1);
      if (!corners.includes(next)) walk(next, start, [...corners, next], length + 1);
    }
  };
  for (const corner of new Set(segments.flat())) walk(corner, corner, [corner], 0);
  return best;
}
