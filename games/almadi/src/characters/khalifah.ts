import type { Character } from './character.ts';

/** ALM-KHALIFAH-1 */
export const khalifah: Character = {
  id: 'khalifah',
  hooks: {
    points: ({ oasisGroups }) => 2 * oasisGroups.filter((size) => size === 1).length,
  },
};
