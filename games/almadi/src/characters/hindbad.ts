import type { Character } from './character.ts';

/** ALM-HINDBAD-1, ALM-C12 */
export const hindbad: Character = {
  id: 'hindbad',
  hooks: {
    points: ({ idleJars }) => idleJars,
  },
};
