import { checkCoverage, given, moveCounts, subjectOf } from '@majlis/testkit';
import { describe, expect, it } from 'vitest';
import { lantern } from '../src/index.ts';
import * as testing from '../src/testing.ts';

it('everything the game can say occurs in random games', () => {
  checkCoverage(subjectOf(lantern, testing), {
    events: ['lanternLit', 'oilOpened', 'bidMade', 'lanternSold', 'lanternPutOut', 'oilDrawn'],
    refusals: ['not-asked', 'game-over', 'not-possible-now', 'bid-or-pass', 'too-few-coins', 'bid-too-low'],
    frames: ['round', 'chooseOil', 'bidForLantern', 'gusts'],
    prompts: ['chooseOil', 'bidForLantern', 'gusts'],
  });
});

it('has exactly so many beginnings', () => {
  // 3 + 3 oil cards, 2 x 3 x 3 pairs; then 12 bids or a pass, and after a bid of n 12 - n higher ones or a pass.
  const two = given(lantern, { seats: 2, seed: 'counts' }).state;
  expect(moveCounts(lantern, two, 4)).toEqual([6, 18, 18 * 13, 18 * (13 + 78)]);
  // Three hands of three, in all orders of arrival.
  const three = given(lantern, { seats: 3, seed: 'counts' }).state;
  expect(moveCounts(lantern, three, 3)).toEqual([9, 6 * 9, 6 * 27]);
});

describe('actions as text', () => {
  it.each([
    ['oil 9', { type: 'oil', value: 9 }],
    ['bid 12', { type: 'bid', coins: 12 }],
    ['gust p2 5', { type: 'gust', seat: 2, lantern: 5 }],
    ['pass', { type: 'pass' }],
    ['  bid   3 ', { type: 'bid', coins: 3 }],
  ])('%s', (text, action) => {
    expect(lantern.parseAction(text)).toEqual(action);
  });

  it.each([
    'oil',
    'oil 0',
    'oil 10',
    'oil x',
    'bid -1',
    'bid 1.5',
    'bid 1e1',
    'bid 03',
    'gust 2 5',
    'gust p2',
    'pass now',
    'Pass',
  ])('not "%s"', (text) => {
    expect(lantern.parseAction(text)).toBeNull();
  });
});
