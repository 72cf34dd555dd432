import type { Character } from './character.ts';

/** ALM-DALILA-1, ALM-C10 */
export const dalila: Character = {
  id: 'dalila',
  hooks: {
    points: ({ uncarried }) => uncarried >> 1,
  },
};
