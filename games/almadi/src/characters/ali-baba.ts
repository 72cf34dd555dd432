import type { Character } from './character.ts';

/** ALM-ALIBABA-1, ALM-C6 */
export const aliBaba: Character = {
  id: 'ali-baba',
  hooks: {
    rubiesPerSide: () => 2,
  },
};
