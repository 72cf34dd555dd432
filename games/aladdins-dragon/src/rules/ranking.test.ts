import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rankingOf } from './ranking.ts';

test('ADR-TALLY-3 the strongest comes first', () => {
  expect(rankingOf([5, 9, 7], 0, false)).toEqual([1, 2, 0]);
});

test('ADR-TALLY-4 ties are broken in player sequence, from the starting player clockwise', () => {
  expect(rankingOf([7, 7, 9, 7], 0, false)).toEqual([2, 0, 1, 3]);
  expect(rankingOf([7, 7, 9, 7], 1, false)).toEqual([2, 1, 3, 0]);
  expect(rankingOf([7, 7, 9, 7], 3, false)).toEqual([2, 3, 0, 1]);
});

test('ADR-TALLY-5 who has no token in a space has no place in it', () => {
  expect(rankingOf([0, 4, 0], 0, false)).toEqual([1]);
  expect(rankingOf([0, 0, 0], 0, false)).toEqual([]);
});

test('ADR-LASTFIRST-1 the weakest present comes first, and ties stay in player sequence', () => {
  expect(rankingOf([7, 0, 4, 4, 9], 3, true)).toEqual([3, 2, 0, 4]);
});

test('ranking is the obvious sort by strength, then by distance from the starting player', () => {
  const table = fc
    .array(fc.integer({ min: 0, max: 6 }), { minLength: 3, maxLength: 5 })
    .chain((strengths) => fc.tuple(fc.constant(strengths), fc.nat(strengths.length - 1), fc.boolean()));
  fc.assert(
    fc.property(table, ([strengths, first, weakestFirst]) => {
      const distance = (seat: number) => (seat - first + strengths.length) % strengths.length;
      const slow = strengths
        .map((strength, seat) => ({ strength, seat }))
        .filter(({ strength }) => strength > 0)
        .sort((a, b) => (weakestFirst ? 1 : -1) * (a.strength - b.strength) || distance(a.seat) - distance(b.seat))
        .map(({ seat }) => seat);
      expect(rankingOf(strengths, first, weakestFirst)).toEqual(slow);
    }),
  );
});
