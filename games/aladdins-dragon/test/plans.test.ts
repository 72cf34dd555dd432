import { nullLog, rngFrom } from '@majlis/kernel';
import { expect, test } from 'vitest';
import { TOKENS } from '../src/content/board.ts';
import { hoardWorth } from '../src/heuristics/hoards.ts';
import { bestPlan } from '../src/heuristics/purchases.ts';
import { aladdinsDragon } from '../src/index.ts';
import { roomPayments } from '../src/rules/treasures.ts';
import type { State } from '../src/state.ts';

interface Chance {
  readonly room: number;
  readonly values: readonly number[];
  readonly chance: number;
}

/** Every way to pay or to leave every room, without a short cut. */
function everyPlan(s: State, hoard: readonly number[], [next, ...later]: readonly Chance[]): number {
  if (next === undefined) return hoardWorth(s, hoard);
  const left = everyPlan(s, hoard, later);
  const bought = roomPayments(next.values, hoard).map((paid) => {
    const rest = hoard.map((n, kind) => n - paid[kind]!);
    return next.chance * (1 + everyPlan(s, rest, later)) + (1 - next.chance) * left;
  });
  return Math.max(left, ...bought);
}

test('a plan for the rooms is as good as the best of all ways to pay', () => {
  const config = aladdinsDragon.checkConfig({}, 3);
  if (!config.ok) throw new Error(config.refusal.code);
  const s = aladdinsDragon.setup(config.value, 3, '0'.repeat(32), nullLog);
  const rng = rngFrom('plans');
  for (let n = 0; n < 200; n++) {
    const hoard = Array.from({ length: 5 }, () => rng.below(n % 2 === 0 ? 9 : 14));
    const chances = Array.from({ length: 1 + rng.below(3) }, (_, room) => ({
      room,
      values: Array.from({ length: room === 0 ? 2 : 1 }, () => TOKENS[rng.below(TOKENS.length)]!),
      chance: (1 + rng.below(10)) / 10,
    }));
    expect(bestPlan(s, hoard, chances)).toBeCloseTo(everyPlan(s, hoard, chances), 9);
  }
});
