import { type Board, edgeOf } from '../../board/board.ts';
import { type Cell, neighbour, SIDES, type Side } from '../../board/cells.ts';
import type { ModuleBots } from '../../module-parts.ts';
import { sidesOfCard } from './content.ts';
import type { CityWallsAction } from './state.ts';

/** In the reserve a wall helps only when the tile is built, and may hinder that. */
const NOT_BUILT = 0.1;
const ALONE = 0.35;
const CONTINUED = 0.4;

/** Whether a wall on this side would go on where another ends: around the tile's corner, or along its neighbour. */
function continuesAt(board: Board, cell: Cell, side: Side, turn: 1 | 3): boolean {
  const next = ((side + turn) & 3) as Side;
  const beside = edgeOf(board, neighbour(cell, next), side);
  return beside === null ? edgeOf(board, cell, next) === 'wall' : beside === 'wall';
}

export const cityWallsBots: ModuleBots<CityWallsAction> = {
  worth: {
    'city-walls.build'({ s, seat, outlook }, { card, tile }) {
      const { board } = s.players[seat]!;
      const at = board.tiles.indexOf(tile);
      if (at < 0) return NOT_BUILT;
      let worth = 0;
      for (const side of SIDES) {
        if ((sidesOfCard(card) & (1 << side)) === 0) continue;
        const cell = board.cells[at]!;
        const ends = Number(continuesAt(board, cell, side, 1)) + Number(continuesAt(board, cell, side, 3));
        worth += ALONE + CONTINUED * ends;
      }
      return worth * outlook.rounds.length;
    },
  },
};
