import type { Lesson } from '../lesson.ts';

const places = { asked: 'place' };
const CAVES = [0, 1, 2, 3, 4];
const GUARD = 9;
const ROOMS = [10, 11, 12];

/** One whole round of the basic version: tokens face down, the tally, the guard, an artifact for sale. */
export const firstGame: Lesson = {
  id: 'aladdins-dragon/first-game',
  game: 'aladdins-dragon',
  seats: 3,
  config: { version: 'basic' },
  level: 'easy',
  minutes: 10,
  steps: [
    { id: 'goal', point: ['palace'], when: { asked: 'take' }, until: 'next' },
    { id: 'take', point: ['tray', 'act'], when: { asked: 'take' }, until: { type: 'treasureTaken', seat: 0 } },
    { id: 'board', point: ['caves', 'city', 'palace'], when: places, until: 'next' },
    { id: 'cave', point: ['tokens', 'caves'], when: places, until: { type: 'tokenPlaced', seat: 0, space: CAVES } },
    { id: 'guard', point: ['tokens', 'guard'], when: places, until: { type: 'tokenPlaced', seat: 0, space: GUARD } },
    { id: 'room', point: ['tokens', 'rooms'], when: places, until: { type: 'tokenPlaced', seat: 0, space: ROOMS } },
    { id: 'rest', point: [], when: places, until: { type: ['tokensTurnedUp', 'roundEnded'] }, isFree: true },
    { id: 'tally', point: ['lanes'], until: 'next' },
    {
      id: 'caves',
      point: [],
      until: { type: ['guardTurnedUp', 'roundEnded'] },
      shown: ['gate', 'sale', 'placing'],
      isFree: true,
    },
    { id: 'gate', point: ['gate'], until: 'next' },
    { id: 'rooms', point: [], until: { type: 'roundEnded' }, shown: ['placing'], isFree: true },
    { id: 'round', point: ['artifacts'], until: 'next' },
    { id: 'later', point: ['order'], until: 'next' },
  ],
};
