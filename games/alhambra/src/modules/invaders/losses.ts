import type { Board } from '../../board/board.ts';
import { type Cell, neighbour, type Side } from '../../board/cells.ts';
import { edgeShown } from '../../board/edges.ts';
import type { Round } from '../../content/score-table.ts';
import { PENALTY, PENALTY_BESIDE } from './content.ts';

/** Sides towards this direction that lie at the edge and have no wall; what leans on walls has none (ALH-I1). */
export const openTo = ({ cells, walls }: Board, side: Side): Cell[] =>
  cells.filter((cell, i) => edgeShown(walls[i]!, side) === 'open' && !cells.includes(neighbour(cell, side)));

export const unprotected = (board: Board, side: Side): number => openTo(board, side).length;

/** The directions beside this one. */
export const besides = (direction: Side): readonly [Side, Side] => [
  ((direction + 3) % 4) as Side,
  ((direction + 1) % 4) as Side,
];

/** What an invasion from there would cost, whatever the seat has. */
export function costOf(board: Board, direction: Side, round: Round): number {
  const cost = PENALTY[round] * unprotected(board, direction);
  if (PENALTY_BESIDE[round] === 0) return cost;
  const [left, right] = besides(direction);
  return cost + PENALTY_BESIDE[round] * (unprotected(board, left) + unprotected(board, right));
}
