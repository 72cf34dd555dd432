import type { Character } from './character.ts';

/** ALM-DUNYA-1, ALM-C21 */
export const dunya: Character = {
  id: 'dunya',
  hooks: {
    points: ({ player }) => 3 * Math.max(...player.mosaics),
  },
};
