import { moveCounts } from '@majlis/testkit';
import { expect, test } from 'vitest';
import { aladdinsDragon } from '../src/index.ts';
import { magic, scene } from './scene.ts';

const tokens = [{ gem: [5], market: [9], guard: [4] }, { gem: [8], room1: [2], guard: [9] }, { caravanserai: [1] }];
const setting = {
  caves: { crown: [], pearl: [3], gem: [5, 3], trophy: [4], gold: [] },
  hoards: [
    [2, 1, 0, 0, 3],
    [4, 0, 2, 0, 0],
  ],
};

test('numbers of legal sequences: the first placements', () => {
  // Eight tokens, nine open spaces: three caves, Market, Caravanserai, guard, three rooms.
  expect(moveCounts(aladdinsDragon, scene(setting).s, 2)).toEqual([72, 72 * 72]);
});

test('numbers of legal sequences: a basic tally', () => {
  // Give one of four kinds or decline; take one of 35 or name one of three; then 140 x 3 and 3 x (two ways to buy or none).
  expect(moveCounts(aladdinsDragon, scene({ ...setting, guard: 6, tokens }).s, 3)).toEqual([5, 143, 429]);
});

test('numbers of legal sequences: a moment for plays, with spells, a Carpet and a Counterspell', () => {
  // 18 moves and Charity; 5 tokens to 9 spaces; two spells; each may pass: 20, 46 and 3 answers, in any order of arrival.
  const t = magic({
    ...setting,
    guard: 6,
    tokens,
    spells: [['secondChance', 'charity'], ['teleport'], ['cityTax', 'trade']],
    artifacts: [['carpet'], ['counterspell'], ['double']],
  });
  expect(moveCounts(aladdinsDragon, t.s, 3)).toEqual([69, 2236, 16560]);
});
