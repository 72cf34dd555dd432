import { ROWS_1_TO_4, rowBit, rowOf } from '../../realm/cells.ts';
import { refuse } from '../../refusals.ts';
import { deed } from '../deed.ts';
import { cellsFor, checkPlace, placeLandscape, rowsForSlot } from '../placing.ts';

/** ALM-TURN-1, first step: choose a landscape of the board and place it. */
export const take = deed<'take'>({
  type: 'take',
  during: ['chooseLandscape'],
  list(s, _content, seat, out) {
    const player = s.players[seat]!;
    const cells = cellsFor(player.realm, ROWS_1_TO_4);
    for (let slot = 0; slot < s.board.length; slot++) {
      if (s.board[slot] === null) continue;
      const rows = rowsForSlot(player, slot);
      for (const cell of cells) if ((rows & rowBit(rowOf(cell))) !== 0) out.push({ type: 'take', slot, cell });
    }
  },
  check(s, _content, seat, { slot, cell }) {
    if (s.board[slot] == null) return refuse('slot-empty', { slot });
    const player = s.players[seat]!;
    return checkPlace(player.realm, cell, rowsForSlot(player, slot));
  },
  act(x, content, seat, { slot, cell }) {
    const landscape = x.s.board[slot]!;
    x.s.board[slot] = null;
    x.s.turn.slot = slot;
    placeLandscape(x, content, seat, landscape, slot, cell);
    return 'done';
  },
});
