import type { Character } from './character.ts';

/** ALM-ALICOGIA-1, ALM-C16: one group, not optionally. */
export const aliCogia: Character = {
  id: 'ali-cogia',
  hooks: {
    caravanGroups: (sizes) => [sizes.reduce((sum, size) => sum + size, 0)],
  },
};
