import { expect, test } from 'vitest';
import { personalDelay } from './personal-delay.ts';

test('a standing answer takes as long as a person: about so long, never twice the same, now and then much longer', () => {
  const delays = Array.from({ length: 2_000 }, () => personalDelay(1_000)).sort((a, b) => a - b);
  expect(delays[1_000]).toBeGreaterThan(900);
  expect(delays[1_000]).toBeLessThan(1_110);
  expect(delays[100]).toBeLessThan(550);
  expect(delays[1_900]).toBeGreaterThan(1_900);
  expect(Math.min(...delays)).toBeGreaterThanOrEqual(350);
  expect(Math.max(...delays)).toBeLessThanOrEqual(5_000);
  expect(personalDelay(0)).toBe(0);
});
