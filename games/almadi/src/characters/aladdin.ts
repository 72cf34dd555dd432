import type { Character } from './character.ts';

/** ALM-ALADDIN-1, ALM-C5 */
export const aladdin: Character = {
  id: 'aladdin',
  hooks: {
    genieBonus: 'ruby',
  },
};
