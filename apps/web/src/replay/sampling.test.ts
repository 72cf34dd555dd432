import { expect, test } from 'vitest';
import { coarseFirst, estimateAt, withEstimate } from './sampling.ts';

test('every move once, the coarse ones first', () => {
  expect(coarseFirst(5)).toEqual([0, 4, 2, 1, 3, 5]);
  expect(coarseFirst(0)).toEqual([0]);
  expect([...coarseFirst(93)].sort((a, b) => a - b)).toEqual(Array.from({ length: 94 }, (_, i) => i));
});

test('an estimate holds until the next', () => {
  const estimates = [
    { move: 8, chance: 0.5 },
    { move: 2, chance: 0.25 },
    { move: 8, chance: 0.75 },
  ].reduce<ReturnType<typeof withEstimate>>(withEstimate, []);
  expect(estimates).toEqual([
    { move: 2, chance: 0.25 },
    { move: 8, chance: 0.75 },
  ]);
  expect(estimateAt(estimates, 1)).toBeNull();
  expect(estimateAt(estimates, 7)?.chance).toBe(0.25);
  expect(estimateAt(estimates, 60)?.chance).toBe(0.75);
});
