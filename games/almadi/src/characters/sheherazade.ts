import type { Character } from './character.ts';

/** ALM-SHEHERAZADE-1, ALM-C17: recruited cards only, so a copied character does not count again. */
export const sheherazade: Character = {
  id: 'sheherazade',
  hooks: {
    points: ({ player }) => 3 * player.recruited.length,
  },
};
