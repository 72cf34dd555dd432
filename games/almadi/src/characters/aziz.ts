import { CARPET, LEATHER } from '../words.ts';
import type { Character } from './character.ts';

/** ALM-AZIZ-1 */
export const aziz: Character = {
  id: 'aziz',
  hooks: {
    points: ({ goods }) => Math.max(goods[LEATHER]! >> 1, goods[CARPET]! >> 1),
  },
};
