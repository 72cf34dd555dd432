import { ROWS_0_TO_5 } from '../realm/cells.ts';
import type { Character } from './character.ts';

/** ALM-ABRIZA-1, ALM-C3 */
export const abriza: Character = {
  id: 'abriza',
  hooks: {
    genieRows: () => ROWS_0_TO_5,
  },
};
