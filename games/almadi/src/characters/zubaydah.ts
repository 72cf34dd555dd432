import type { Character } from './character.ts';

/** ALM-ZUBAYDAH-1, ALM-C11 */
export const zubaydah: Character = {
  id: 'zubaydah',
  hooks: {
    mosaicsPerPalace: () => 2,
  },
};
