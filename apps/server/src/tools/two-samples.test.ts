import { rngFrom } from '@majlis/kernel';
import { expect, test } from 'vitest';
import { sameDistribution } from './two-samples.ts';

const sample = (count: number, seed: string, shift = 0): number[] => {
  const rng = rngFrom(seed);
  return Array.from({ length: count }, () => rng.below(10_000) / 10_000 + shift);
};

test('samples of one distribution are mostly called so, and those of two are found', () => {
  const alike = Array.from({ length: 100 }, (_, i) => sameDistribution(sample(200, `a${i}`), sample(200, `b${i}`)).p);
  expect(alike.filter((p) => p < 0.05).length).toBeLessThan(12);
  expect(alike.filter((p) => p < 0.5).length).toBeGreaterThan(30);
  expect(sameDistribution(sample(200, 'a'), sample(200, 'b', 0.25)).p).toBeLessThan(0.001);
});

test('the distance is the widest gap between the two, ties included', () => {
  expect(sameDistribution([1, 2, 3, 4], [1, 2, 3, 4])).toEqual({ distance: 0, p: 1 });
  expect(sameDistribution([1, 1, 1, 2], [1, 2, 2, 2]).distance).toBe(0.5);
  expect(sameDistribution([1, 2], [3, 4]).distance).toBe(1);
  // As tables have it: with so many samples a gap of 0.0192 has one chance in twenty.
  const many = Array.from({ length: 1e4 }, (_, i) => i);
  const { p } = sameDistribution(
    many,
    many.map((value) => value + 192),
  );
  expect(p).toBeCloseTo(0.05, 2);
});
