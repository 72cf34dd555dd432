import type { Cell } from '../../board/cells.ts';
import { tileWorth } from '../../heuristics/money.ts';
import { type Look, lookOf } from '../../heuristics/sight.ts';
import type { ModuleBots } from '../../module-parts.ts';
import { isBazaar } from './content.ts';
import { AROUND, bazaarsOn, fittingAround, pointsFor } from './rules.ts';

/** Something may still be built around it, or go away. */
const SURE = 0.85;
/** For every empty cell around a new one. */
const PROMISE = 0.8;

function laying({ s, seat, outlook }: Look, tile: number, cell: Cell): number {
  const { board } = s.players[seat]!;
  if (isBazaar(tile)) {
    const empty = AROUND.filter((step) => !board.cells.includes(cell + step)).length;
    return SURE * pointsFor(fittingAround(board, tile, cell)) + PROMISE * outlook.ahead * empty;
  }
  let worth = 0;
  for (const bazaar of bazaarsOn(board)) {
    if (!AROUND.includes(cell - bazaar.cell)) continue;
    const now = pointsFor(fittingAround(board, bazaar.tile, bazaar.cell));
    worth += SURE * (pointsFor(fittingAround(board, bazaar.tile, bazaar.cell, tile, cell)) - now);
  }
  return worth;
}

export const bazaarsBots: ModuleBots = {
  worth: {},
  laying,
  offer: (s, seat, { tile }) => (tile !== null && isBazaar(tile) ? tileWorth(lookOf(s, seat), tile) : null),
  estimate(s, seat) {
    const { board } = s.players[seat]!;
    return bazaarsOn(board).reduce(
      (sum, { tile, cell }) => sum + SURE * pointsFor(fittingAround(board, tile, cell)),
      0,
    );
  },
};
