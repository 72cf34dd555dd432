import { given, moveCounts } from '@majlis/testkit';
import { describe, expect, it } from 'vitest';
import { alhambra } from '../src/index.ts';
import { type Table, table } from './table.ts';

const middle: Table = {
  row: 'b2 g3 o7 y8',
  market: ['garden10', 'tower12', 'arcades6-sw', 'chambers9-s'],
  hands: { 0: 'b1 b4 b6 b9 g3 g9 o6', 1: 'y9 y4 o2 o8', 2: 'g5 g7' },
  boards: {
    0: [
      ['tower11', 1, 0],
      ['arcades8-n', 2, 0],
      ['garden9-e', 0, 1],
      ['pavilion7-e', 3, 0],
    ],
    1: [['chambers11', -1, 0]],
  },
  reserves: { 0: ['seraglio9', 'tower10-w'], 2: ['garden6-esw'] },
  next: ['b3', 'g4', 'o5', 'y6', 'b7', 'g8'],
};

describe('numbers of legal action sequences', () => {
  it('at the start, and in the middle of a game', () => {
    expect(moveCounts(alhambra, given(alhambra, { seats: 3, seed: 'counts' }).state, 3)).toEqual([6, 26, 166]);
    expect(moveCounts(alhambra, table(3, [], middle).state, 3)).toEqual([40, 497, 4079]);
    expect(moveCounts(alhambra, table(2, [], middle).state, 2)).toEqual([40, 504]);
  });
  it('with the first five modules', () => {
    const start = table(3, ['vizier', 'city-gates', 'characters', 'thieves', 'change'], {
      ...middle,
      characters: { 0: ['machma', 'faruk'], 1: ['abdul-karim'] },
      edit(s) {
        s.mod.thieves!.hands = [[0], [1, 2], [3]];
        s.mod.change!.coins = [
          [1, 0, 0, 0],
          [0, 0, 2, 0],
          [0, 0, 0, 0],
        ];
        s.mod['city-gates']!.inHand = [1, 0, 0];
      },
    });
    expect(moveCounts(alhambra, start.state, 3)).toEqual([67, 1436, 17363]);
  });
});
