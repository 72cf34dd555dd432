import type { AnyScoreLine } from '@majlis/kernel';
import { expect, test } from 'vitest';
import { fallsBetween } from './falls.ts';

const line = (seat: number, source: string, points: number): AnyScoreLine => ({ seat, round: 1, source, points });
const at = (moves: number, ...scores: AnyScoreLine[]) => ({ moves, scores, seats: [{}, {}] as never });

test('points that fall are told with what is worth less', () => {
  const before = at(3, line(0, 'oases', 9), line(0, 'jars', 1), line(1, 'oases', 6));
  const now = at(4, line(0, 'oases', 3), line(0, 'jars', 2), line(1, 'oases', 6));
  expect(fallsBetween(before, now)).toMatchObject([{ moves: 4, seat: 0, by: 5, why: [{ by: 6 }] }]);
});

test('nothing is told where points rise, stay, or a move was taken back', () => {
  const [less, more] = [at(3, line(0, 'oases', 3)), at(4, line(0, 'oases', 9))];
  expect(fallsBetween(less, more)).toEqual([]);
  expect(fallsBetween(more, { ...less, moves: 3 })).toEqual([]);
});
