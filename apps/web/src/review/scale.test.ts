import { expect, test } from 'vitest';
import { curveFor, heightOn, liftsOf, movesBelow, pointAt, scaleFor } from './scale.ts';

const at = (move: number, scores: readonly number[]) => ({ at: move, seat: 0, wins: [0.5, 0.5], scores });

test('chances are on a scale of percent, points on one that holds them all', () => {
  const curve = [at(0, [38, 61]), at(4, [-3, 104])];
  expect(scaleFor('win', curve)).toEqual([0, 0.25, 0.5, 0.75, 1]);
  const scale = scaleFor('score', curve);
  expect(scale).toEqual([-25, 0, 25, 50, 75, 100, 125]);
  expect(heightOn(scale, -25)).toBe(0);
  expect(heightOn(scale, 125)).toBe(1);
});

test('a short game has a mark for some of its moves', () => {
  expect(movesBelow(31)).toEqual([10, 20, 30]);
  expect(movesBelow(104)).toEqual([20, 40, 60, 80, 100]);
  expect(movesBelow(640).length).toBeLessThan(8);
});

test('what was expected at a move is what was expected after the last decision before it', () => {
  const curve = [at(2, [1, 1]), at(5, [2, 2])];
  expect(pointAt(curve, 4)?.at).toBe(2);
  expect(pointAt(curve, 5)?.at).toBe(5);
  expect(pointAt(curve, 0)?.at).toBe(2);
  expect(pointAt([], 0)).toBeNull();
});

test('a curve is what its own player expected, up to the result; of players who tell nothing, what the others did', () => {
  const by = (move: number, seat: number | null) => ({ ...at(move, [1, 1]), seat });
  const curve = [by(0, 0), by(1, 0), by(2, 1), by(3, 0), by(4, null)];
  expect(curveFor(curve, 0).map((point) => point.at)).toEqual([0, 1, 3, 4]);
  expect(curveFor(curve, 1).map((point) => point.at)).toEqual([2, 4]);
  expect(curveFor(curve, 2)).toEqual(curve);
});

test('markers beside each other keep clear of each other', () => {
  expect(liftsOf([5, 12, 40, 90, 94, 97], 100)).toEqual([0, 1, 0, 0, 1, 2]);
  expect(liftsOf([], 0)).toEqual([]);
});
