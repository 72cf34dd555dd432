import type { Cell } from '../../board/cells.ts';
import type { State } from '../../state.ts';
import { HUTS_EACH, isHut } from './content.ts';
import { hutsIn, joinedTo } from './rules.ts';

export interface HutsTold {
  /** By seat: for each hut in the Alhambra, where it stands and how many buildings it counts for now. */
  readonly counts: readonly (readonly { readonly cell: Cell; readonly count: number }[])[];
  /** By seat: how many may still be taken. */
  readonly left: readonly number[];
}

export const tellHuts = (s: State): HutsTold => ({
  counts: s.players.map(({ board }) =>
    board.tiles.flatMap((tile, i) => {
      const cell = board.cells[i]!;
      return isHut(tile) ? [{ cell, count: joinedTo(board, tile, board.walls[i]!, cell) }] : [];
    }),
  ),
  left: hutsIn(s).taken.map((huts) => HUTS_EACH - huts.length),
});
