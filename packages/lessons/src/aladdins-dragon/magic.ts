import type { Lesson } from '../lesson.ts';

const plays = { asked: 'plays', legal: { type: 'use' } };

/** The moment in which artifacts and spells are played, and how others answer. */
export const magic: Lesson = {
  id: 'aladdins-dragon/magic',
  game: 'aladdins-dragon',
  seats: 3,
  config: { version: 'magic' },
  level: 'easy',
  minutes: 3,
  from: plays,
  steps: [
    { id: 'window', point: ['cards', 'prompt'], until: 'next' },
    {
      id: 'use',
      point: ['picks', 'cards', 'act'],
      when: plays,
      until: { type: ['artifactDeclared', 'spellDeclared'], seat: 0 },
    },
    { id: 'answer', point: [], until: 'next' },
    { id: 'tent', point: ['city'], until: 'next' },
  ],
};
