import { rngFrom } from '@majlis/kernel';
import { expect, test } from 'vitest';
import { Mixture } from './mixture.ts';
import type { Edge } from './tree.ts';

const edge = (action: string): Edge<string> => ({ action, visits: 0, seen: 0, total: 0, worth: 0, next: null });

/** Two players learn against each other; `pay(a, b)` is what the first gets, the second gets the rest of 1. */
function learnBoth(pay: readonly (readonly number[])[], rounds: number): number[][] {
  const rng = rngFrom('mixture');
  const sides = [pay.map((_, i) => edge(`a${i}`)), pay[0]!.map((_, i) => edge(`b${i}`))];
  const mixtures = [new Mixture<string>(), new Mixture<string>()];
  for (let round = 0; round < rounds; round++) {
    const drawn = mixtures.map((mixture, side) => mixture.draw(sides[side]!, rng));
    const value = pay[sides[0]!.indexOf(drawn[0]!.edge)]![sides[1]!.indexOf(drawn[1]!.edge)]!;
    drawn.forEach(({ edge: tried, chance }, side) => {
      const got = side === 0 ? value : 1 - value;
      mixtures[side]!.learn(sides[side]!, tried, chance, got);
      tried.visits++;
      tried.total += got;
    });
  }
  return mixtures.map((mixture, side) => mixture.shares(sides[side]!));
}

test('finds the even mixture of rock, paper and scissors', () => {
  const [shares] = learnBoth(
    [
      [0.5, 0, 1],
      [1, 0.5, 0],
      [0, 1, 0.5],
    ],
    20_000,
  );
  for (const share of shares!) expect(share).toBeCloseTo(1 / 3, 1);
});

test('plays the one good move where there is one', () => {
  const [shares] = learnBoth(
    [
      [0.9, 0.9],
      [0.1, 0.2],
    ],
    5000,
  );
  expect(shares![0]).toBe(1);
});
