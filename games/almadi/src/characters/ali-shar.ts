import { POTTERY, SPICE } from '../words.ts';
import type { Character } from './character.ts';

/** ALM-ALISHAR-1 */
export const aliShar: Character = {
  id: 'ali-shar',
  hooks: {
    points: ({ goods }) => Math.max(goods[SPICE]! >> 1, goods[POTTERY]! >> 1),
  },
};
