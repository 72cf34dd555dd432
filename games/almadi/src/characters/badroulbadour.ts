import type { Character } from './character.ts';

/** ALM-BADROULBADOUR-1, ALM-C5 */
export const badroulbadour: Character = {
  id: 'badroulbadour',
  hooks: {
    genieBonus: 'mosaic',
  },
};
