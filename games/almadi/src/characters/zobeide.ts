import type { Character } from './character.ts';

/** ALM-ZOBEIDE-1, ALM-C10 */
export const zobeide: Character = {
  id: 'zobeide',
  hooks: {
    stallGoods: (goods) => 2 * goods,
  },
};
