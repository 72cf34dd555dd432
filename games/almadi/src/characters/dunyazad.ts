import type { Character } from './character.ts';

/** ALM-DUNYAZAD-1, ALM-C2 */
export const dunyazad: Character = {
  id: 'dunyazad',
  hooks: {
    extraTurns: (turns) => turns + 1,
  },
};
