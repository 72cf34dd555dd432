import type { Character } from './character.ts';

/** ALM-SHAHRYAR-1 */
export const shahryar: Character = {
  id: 'shahryar',
  hooks: {
    points: ({ player }) => 3 * player.completed.length,
  },
};
