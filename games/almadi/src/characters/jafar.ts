import type { Character } from './character.ts';

/** ALM-JAFAR-1, ALM-C15 */
export const jafar: Character = {
  id: 'jafar',
  hooks: {
    keepsObjectives: true,
  },
};
