import type { Character } from './character.ts';

/** ALM-THIEVES-1, ALM-C9 */
export const fortyThieves: Character = {
  id: 'forty-thieves',
  hooks: {
    points: ({ holes }) => 3 * holes,
  },
};
