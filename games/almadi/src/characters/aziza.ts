import type { Character } from './character.ts';

const POINTS_PER_LOOSE_MOSAIC = 3;

/** ALM-AZIZA-1, ALM-C11 */
export const aziza: Character = {
  id: 'aziza',
  hooks: {
    looseMosaicPoints: () => POINTS_PER_LOOSE_MOSAIC,
    points: ({ mosaics }) => POINTS_PER_LOOSE_MOSAIC * mosaics.loose,
  },
};
