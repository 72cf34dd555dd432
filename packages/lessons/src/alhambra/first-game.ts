import type { Lesson } from '../lesson.ts';

/** Money, an exact payment, building, the wall, and what the first scoring gives. */
export const firstGame: Lesson = {
  id: 'alhambra/first-game',
  game: 'alhambra',
  seats: 3,
  config: {},
  level: 'easy',
  minutes: 10,
  steps: [
    { id: 'goal', point: ['board'], when: { asked: 'chooseAction' }, until: 'next' },
    { id: 'turn', point: ['row', 'market'], until: 'next' },
    {
      id: 'take',
      point: ['row', 'act'],
      when: { asked: 'chooseAction', legal: { type: 'take' } },
      until: { type: 'tookMoney', seat: 0 },
    },
    { id: 'others', point: ['seats'], until: 'turn' },
    {
      id: 'exact',
      point: ['exact', 'hand', 'act'],
      when: { asked: 'chooseAction' },
      until: { type: 'bought', seat: 0, exact: true },
    },
    {
      id: 'again',
      point: ['row', 'market', 'act'],
      when: { asked: 'chooseAction' },
      until: 'act',
      line: { type: 'tookMoney', seat: 0 },
    },
    {
      id: 'place',
      point: ['cells', 'act'],
      when: { asked: 'placeTiles' },
      until: { type: ['laid', 'reserved'], seat: 0 },
      line: { type: 'laid', seat: 0 },
    },
    { id: 'walls', point: ['board'], until: 'next' },
    { id: 'race', point: ['race'], until: 'next' },
    { id: 'reserve', point: ['board'], until: 'next' },
    { id: 'free', point: [], until: { type: 'scored', round: 1 }, isFree: true },
    { id: 'scored', point: ['scoring'], until: 'next' },
    { id: 'later', point: ['supply'], until: 'next' },
  ],
};
