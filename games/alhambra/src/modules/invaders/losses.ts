import type { Board } from '../../board/board.ts';
import { neighbour, type Side } from '../../board/cells.ts';
import { edgeShown } from '../../board/edges.ts';
import type { Round } from '../../content/score-table.ts';
import { PENALTY, PENALTY_BESIDE } from './content.ts';

/** Sides towards this direction that lie at the edge and have no wall; what leans on walls has none (ALH-I1). */
export function unprotected({ cells, walls }: Board, side: Side): number {
  return cells.filter((cell, i) => edgeShown(walls[i]!, side) === 'open' && !cells.includes(neighbour(cell, side)))
    .length;
}

/** What an invasion from there would cost, whatever the seat has. */
export function costOf(board: Board, direction: Side, round: Round): number {
  const cost = PENALTY[round] * unprotected(board, direction);
  if (PENALTY_BESIDE[round] === 0) return cost;
  const left = ((direction + 3) % 4) as Side;
  const right = ((direction + 1) % 4) as Side;
  return cost + PENALTY_BESIDE[round] * (unprotected(board, left) + unprotected(board, right));
}
