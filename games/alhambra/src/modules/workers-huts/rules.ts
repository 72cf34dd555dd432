import type { Seat } from '@majlis/kernel';
import type { Board } from '../../board/board.ts';
import { type Cell, type Edges, neighbour, SIDES } from '../../board/cells.ts';
import { BUILDINGS } from '../../content/buildings.ts';
import { kindOf } from '../../content/tiles.ts';
import { kept, Recent } from '../../memo.ts';
import { inPlay } from '../../rules/compiled.ts';
import type { State } from '../../state.ts';
import { colourOf, HUTS_EACH, isHut, MOST_BUILDINGS } from './content.ts';

export const hutsIn = (s: State) => inPlay(s.mod['workers-huts'], 'workers-huts');

export const mayTake = (s: State, seat: Seat): boolean => hutsIn(s).taken[seat]!.length < HUTS_EACH;

/**
 * Buildings of its colour a hut in this cell would be joined to: beside it, with no wall between them. A passage
 * through a wall is still a wall (ALH-G2), and a hut is no building.
 */
export function joinedTo(board: Board, hut: number, edges: Edges, cell: Cell): number {
  let joined = 0;
  for (const side of SIDES) {
    if (edges & (1 << side)) continue;
    const at = board.cells.indexOf(neighbour(cell, side));
    if (at >= 0 && kindOf(board.tiles[at]!) === colourOf(hut)) joined++;
  }
  return Math.min(joined, MOST_BUILDINGS);
}

const known = new Recent<Board, readonly number[]>();

/** By kind: what the huts of an Alhambra count for. */
export const hutCountsOf = (board: Board): readonly number[] => kept(known, board, () => countHuts(board));

function countHuts(board: Board): readonly number[] {
  const counts = BUILDINGS.map(() => 0);
  board.tiles.forEach((tile, i) => {
    if (isHut(tile)) counts[colourOf(tile)]! += joinedTo(board, tile, board.walls[i]!, board.cells[i]!);
  });
  return counts;
}
