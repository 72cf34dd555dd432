import { expect, it } from 'vitest';
import { rankByScore } from './index.ts';

it('ties share a rank and the next is skipped', () => {
  expect(rankByScore([5, 9, 5, 1, 9]).ranks).toEqual([3, 1, 3, 5, 1]);
  expect(rankByScore([0, 0])).toEqual({ ranks: [1, 1], scores: [0, 0] });
  expect(rankByScore([-3, -1]).ranks).toEqual([2, 1]);
  expect(rankByScore([]).ranks).toEqual([]);
});
