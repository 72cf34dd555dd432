import { describe, expect, test } from 'vitest';
import { known, positions, question } from '../../test/lantern.ts';
import { searchBot } from './search.ts';
import type { SearchSettings } from './settings.ts';

const settings: SearchSettings = { iterations: 120, trees: 3 };
const bot = searchBot(known, settings);
const forest = bot.forest!;
const mixing = { ...known, heuristics: { ...known.heuristics, mixes: () => true } };

const asked = Array.from(positions(2), ({ state, seat }) => question(state, seat));
const sum = (of: readonly number[]) => of.reduce((a, b) => a + b, 0);

describe('a search in several trees', () => {
  test('decides the same whichever is ready first, and when other threads hand them on', () => {
    for (const one of asked) {
      const [third, second, first] = [2, 1, 0].map((nth) => structuredClone(forest.grow(one, nth)));
      expect(forest.decide([first!, second!, third!])).toEqual(bot.choose(one));
    }
  });

  test('decides by the tries of all of them, which share one budget', () => {
    let thought = 0;
    for (const one of asked) {
      const trees = [0, 1, 2].map((nth) => forest.grow(one, nth));
      const { action, candidates, iterations } = forest.decide(trees);
      if (iterations === 0) continue;
      thought++;
      expect(iterations).toBeLessThanOrEqual(120);
      expect(sum(candidates.map(({ visits }) => visits))).toBe(iterations);
      expect(action).toEqual(candidates[0]!.action);
      const triesOf = (tree: (typeof trees)[number]) =>
        tree.firsts.find((first) => JSON.stringify(first.action) === JSON.stringify(action))?.visits ?? 0;
      expect(candidates[0]!.visits).toBe(sum(trees.map(triesOf)));
    }
    expect(thought).toBeGreaterThan(20);
  });

  test('gives each its own luck, and the first that of a lone tree with as many tries', () => {
    const lone = searchBot(known, { iterations: 40 });
    let differing = 0;
    for (const one of asked) {
      const [first, second] = [0, 1].map((nth) => forest.grow(one, nth));
      expect(first).toEqual(lone.forest!.grow(one, 0));
      if (JSON.stringify(first) !== JSON.stringify(second)) differing++;
    }
    expect(differing).toBeGreaterThan(20);
  });

  test('measures a move as surely as all of its tries together allow', () => {
    const lone = searchBot(known, { iterations: 40 });
    const errorsOf = (by: typeof bot) => asked.flatMap((one) => by.choose(one).candidates[0]?.score?.error ?? []);
    expect(sum(errorsOf(bot))).toBeLessThan(0.8 * sum(errorsOf(lone)));
  });

  test('draws from the mean of their mixtures where a mixture is wanted', () => {
    const mixed = searchBot(mixing, settings);
    let drawn = 0;
    for (const one of asked) {
      const { action, candidates } = mixed.choose(one);
      if (candidates.length === 0) continue;
      expect(sum(candidates.map(({ share }) => share))).toBeCloseTo(1);
      const chosen = candidates.find((candidate) => candidate.action === action)!;
      expect(chosen.share).toBeGreaterThan(0);
      if (candidates.filter(({ share }) => share > 0).length > 1) drawn++;
    }
    expect(drawn).toBeGreaterThan(5);
  });

  test('hands each of them its own thought', () => {
    for (const one of asked) {
      const { thought } = bot.choose(one);
      if (thought === undefined) continue;
      expect(thought).toHaveLength(3);
      const handed = [0, 1, 2].map((nth) =>
        forest.grow({ ...one, legal: one.legal.slice(0, 1), before: thought }, nth),
      );
      expect(handed.map(({ firsts }) => firsts[0]!.next)).toEqual(thought);
    }
  });
});
