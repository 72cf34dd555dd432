import type { Character } from './character.ts';

/** ALM-HARUN-1, ALM-21 */
export const harunAlRashid: Character = {
  id: 'harun-al-rashid',
  hooks: {
    points: ({ rowLengths }) => Math.max(...rowLengths),
  },
};
