import type { Lesson } from '../lesson.ts';

const chooses = { asked: 'chooseLandscape' };
const performs = { asked: 'performEffects' };

/** Rows, arrows that wake symbols, a genie, objectives, and what a realm is worth. */
export const firstGame: Lesson = {
  id: 'almadi/first-game',
  game: 'almadi',
  seats: 3,
  config: {},
  level: 'easy',
  minutes: 10,
  steps: [
    { id: 'goal', point: ['starts'], when: { asked: 'chooseStartingTile' }, until: 'next' },
    {
      id: 'start',
      point: ['starts'],
      when: { asked: 'chooseStartingTile' },
      until: { type: 'startingTileTaken', seat: 0 },
    },
    { id: 'rows', point: ['gate', 'realm'], when: chooses, until: 'next' },
    {
      id: 'place',
      point: ['gate', 'cells', 'act'],
      when: chooses,
      until: { type: 'landscapePlaced', seat: 0 },
      line: { type: 'effectsActivated', seat: 0, effects: { genie: 0, moon: 0, ruby: 1 } },
    },
    {
      id: 'wake',
      point: ['act', 'choices'],
      when: { ...performs, legal: { type: 'perform' } },
      until: { type: ['mosaicTaken', 'stallTaken', 'rubiesTaken'], seat: 0 },
    },
    { id: 'end', point: ['prompt'], when: performs, until: { type: 'turnEnded', seat: 0 } },
    { id: 'others', point: ['seats'], until: 'turn' },
    {
      id: 'lamp',
      point: ['gate', 'cells', 'act'],
      when: chooses,
      until: { type: 'landscapePlaced', seat: 0 },
      line: { type: 'effectsActivated', seat: 0, effects: { genie: 1 } },
    },
    {
      id: 'genie',
      point: ['movable', 'cells'],
      when: { ...performs, legal: { type: 'move' } },
      until: { type: 'landscapeMoved', seat: 0 },
    },
    { id: 'chain', point: ['prompt', 'cells'], when: performs, until: { type: 'turnEnded', seat: 0 } },
    { id: 'objectives', point: ['objectives'], until: 'next' },
    { id: 'worth', point: ['realm'], until: 'next' },
    { id: 'free', point: [], when: chooses, until: { type: 'turnEnded', seat: 0 }, isFree: true },
    { id: 'round', point: ['scores'], until: 'next' },
    { id: 'later', point: ['supply'], until: 'next' },
  ],
};
