import type { Character } from './character.ts';

/** ALM-PARIBANOU-1, ALM-C5 */
export const paribanou: Character = {
  id: 'paribanou',
  hooks: {
    genieBonus: 'stall',
  },
};
