import { ROWS_1_TO_4, rowBit } from '../realm/cells.ts';
import type { Character } from './character.ts';

/** ALM-MORGIANA-1, ALM-C4 */
export const morgiana: Character = {
  id: 'morgiana',
  hooks: {
    boardRows: (rows, row) => (rows | rowBit(row - 1) | rowBit(row + 1)) & ROWS_1_TO_4,
  },
};
