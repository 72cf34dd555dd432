import { ROWS_1_TO_4, type Rows, rowBit, rowOf } from '../../realm/cells.ts';
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
      for (const cell of cells) if (isIn(cell, rows)) out.push({ type: 'take', slot, cell });
    }
  },
  counted: {
    count(s, _content, seat) {
      const player = s.players[seat]!;
      const cells = cellsFor(player.realm, ROWS_1_TO_4);
      let count = 0;
      countByRow(cells);
      for (let slot = 0; slot < s.board.length; slot++) {
        if (s.board[slot] !== null) count += countIn(rowsForSlot(player, slot));
      }
      return count;
    },
    at(s, _content, seat, place) {
      const player = s.players[seat]!;
      const cells = cellsFor(player.realm, ROWS_1_TO_4);
      let left = place;
      countByRow(cells);
      for (let slot = 0; ; slot++) {
        if (s.board[slot] === null) continue;
        const rows = rowsForSlot(player, slot);
        const here = countIn(rows);
        if (left < here) return { type: 'take', slot, cell: cellIn(cells, rows, left) };
        left -= here;
      }
    },
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

const isIn = (cell: number, rows: Rows): boolean => (rows & rowBit(rowOf(cell))) !== 0;

/** How many of the cells looked at last lie in each row. */
const byRow = [0, 0, 0, 0, 0, 0];

function countByRow(cells: readonly number[]): void {
  for (let row = 0; row < byRow.length; row++) byRow[row] = 0;
  for (let i = 0; i < cells.length; i++) byRow[rowOf(cells[i]!)]!++;
}

function countIn(rows: Rows): number {
  let count = 0;
  for (let row = 0; row < byRow.length; row++) if ((rows & rowBit(row)) !== 0) count += byRow[row]!;
  return count;
}

/** One of the cells in these rows, counted from 0. */
function cellIn(cells: readonly number[], rows: Rows, which: number): number {
  for (let i = 0, left = which; ; i++) if (isIn(cells[i]!, rows) && left-- === 0) return cells[i]!;
}
