import type { Cell } from '../../board/cells.ts';
import { printedEdgesOf } from '../../content/tiles.ts';
import type { Look } from '../../heuristics/sight.ts';
import type { ModuleBots } from '../../module-parts.ts';
import { isCamp } from './content.ts';
import { campPointsAt, linesOf } from './points.ts';

/** A camp for its lines, any other tile for the lines it makes longer, in every scoring to come. */
function laying({ s, seat, outlook }: Look, tile: number, cell: Cell): number {
  const { board } = s.players[seat]!;
  const scorings = outlook.rounds.length;
  if (isCamp(tile)) return scorings * campPointsAt(board, printedEdgesOf(tile), cell);
  let points = 0;
  for (const [end, gain] of linesOf(board).ends) if (end === cell) points += gain;
  return scorings * points;
}

export const campsBots: ModuleBots = {
  worth: {},
  laying,
  estimate: (s, seat, outlook) => outlook.rounds.length * linesOf(s.players[seat]!.board).points,
};
