import { playableById } from '@majlis/games/heuristics';
import { expect, test } from 'vitest';
import { pointsOfBot } from '../src/bots.ts';
import { compared, matchOf, seatAt } from '../src/index.ts';

const match = matchOf('alhambra', '3-abc')!;

test('a code stands for as many deals as there are seats, and another code for others', () => {
  expect(match.deals).toHaveLength(3);
  expect(matchOf('alhambra', '3-abc')).toEqual(match);
  const seeds = ['3-abc', '3-abd'].flatMap((code) => matchOf('alhambra', code)!.deals.map(({ seed }) => seed));
  expect(new Set(seeds).size).toBe(6);
  for (const code of ['', '3', '9-abc', '3-ABC', '3-abc/../x']) expect(matchOf('alhambra', code)).toBeNull();
});

test('everybody has every seat once, and at a deal no two of the first players the same', () => {
  for (const i of [0, 1, 2]) {
    expect(new Set([0, 1, 2].map((deal) => seatAt(match, i, deal))).size).toBe(3);
    expect(new Set([0, 1, 2].map((player) => seatAt(match, player, i))).size).toBe(3);
  }
});

test('a bot makes the same of it each time, and something else of another seat', () => {
  const known = playableById('alhambra')!;
  const from = (seat: number) => pointsOfBot(known, match.deals[0]!, { level: 'medium', attempt: 0 }, seat);
  expect(from(1)).toBe(from(1));
  expect(new Set([0, 1, 2].map(from)).size).toBeGreaterThan(1);
});

test('a seat with good cards is good for everybody: what counts is who made more of it', () => {
  const two = matchOf('alhambra', '2-abc')!;
  // At both deals seat 0 has by far the better cards. Noor made more of hers than Jonas of his.
  const usual = [
    [[100], [60]],
    [[100], [60]],
  ];
  const noor = { player: 0, points: [110, 62] };
  const jonas = { player: 1, points: [58, 98] };
  expect(compared(two, [noor, jonas], usual)).toEqual([
    [
      { points: 110, seat: 0, ahead: 5 },
      { points: 62, seat: 1, ahead: 1 },
    ],
    [
      { points: 58, seat: 1, ahead: -1 },
      { points: 98, seat: 0, ahead: -1 },
    ],
  ]);
});

test('what somebody has not played counts for nobody', () => {
  const [row] = compared(match, [{ player: 1, points: [null, 90, null] }], [[], [[], [], [80]], []]);
  expect(row).toEqual([null, { points: 90, seat: 2, ahead: 5 }, null]);
});
