import type { Lesson } from '../lesson.ts';

const keeps = { asked: 'keepCharacters' };

/** Two people secretly one's own, and what rubies buy. */
export const characters: Lesson = {
  id: 'almadi/characters',
  game: 'almadi',
  seats: 3,
  config: { modules: ['characters'] },
  level: 'easy',
  minutes: 3,
  from: keeps,
  steps: [
    { id: 'people', point: ['people'], until: 'next' },
    { id: 'keep', point: ['people', 'act'], when: keeps, until: 'act' },
    { id: 'rubies', point: ['middle-people'], when: { asked: 'chooseLandscape' }, until: 'next' },
    {
      id: 'free',
      point: [],
      when: { asked: 'chooseLandscape' },
      until: { type: 'turnEnded', seat: 0 },
      isFree: true,
    },
    { id: 'after', point: [], until: 'next' },
  ],
};
