import { playableById } from '@majlis/games/heuristics';
import { rngFrom } from '@majlis/kernel';
import { describe, expect, test } from 'vitest';
import { seedOf } from '../../test/lantern.ts';
import { botByName } from '../levels.ts';
import { type Example, playStudy } from './examples.ts';
import { PolicyLearner, type PolicyPlan } from './policy.ts';

const table = { near: { usual: 0.5, low: 0, high: 2 }, far: { usual: 4, low: 0, high: 12 } };
const plan: PolicyPlan = { game: 'none', seed: 'slopes', bot: 'search:1', names: ['near', 'far'], games: 1 };

/** Decisions of somebody to whom near is worth 1 and far 6: the shares are a softmax of half the points, its root. */
function decisions(count: number, from: string, values = { near: 0.5, far: 4 }): Example[] {
  const rng = rngFrom(from);
  return Array.from({ length: count }, () => {
    const slopes = Array.from({ length: 5 }, () => [rng.below(100) / 20, rng.below(100) / 100]);
    const of = ({ near, far }: typeof values) => slopes.map(([a, b]) => near * a! + far * b!);
    const shares = of({ near: 1, far: 6 }).map((worth) => Math.exp(worth / 4));
    const sum = shares.reduce((a, b) => a + b, 0);
    return { shares: shares.map((share) => share / sum), worths: of(values), slopes };
  });
}

describe('learning what a search thinks', () => {
  test('finds what the moves are worth to it, up to how sure it is', () => {
    const learner = new PolicyLearner(table, {}, plan);
    const before = learner.learn(decisions(200, 'first'));
    const { near, far } = learner.values as { near: number; far: number };
    expect(far / near).toBeGreaterThan(5);
    expect(far / near).toBeLessThan(7);
    const after = learner.learn(decisions(200, 'second', { near, far }));
    expect(after.agrees).toBeGreaterThan(before.agrees);
  });

  test('goes on from a checkpoint, and refuses one of another training', () => {
    const whole = new PolicyLearner(table, {}, plan);
    whole.learn(decisions(50, 'first'));
    const kept = JSON.parse(JSON.stringify(whole.checkpoint()));
    whole.learn(decisions(50, 'second'));
    const rest = new PolicyLearner(table, {}, plan);
    expect(rest.resume(kept)).toBe(true);
    rest.learn(decisions(50, 'second'));
    expect(rest.tuned('9', '')).toEqual(whole.tuned('9', ''));
    expect(new PolicyLearner(table, {}, { ...plan, seed: 'other' }).resume(kept)).toBe(false);
  });
});

test('a game that is studied says what the worths of moves depend on, the same every time', () => {
  const known = playableById('almadi')!;
  const config = known.game.checkConfig({}, 2);
  if (!config.ok) throw new Error(config.refusal.code);
  const names = ['joinedOasis', 'genie', 'zobeide'];
  const study = { known, config: config.value as never, seats: 2, seed: seedOf(5), values: {}, names };
  const examples = playStudy({ ...study, teacher: (own) => botByName('search:6', own)! });
  expect(examples.length).toBeGreaterThan(2);
  for (const { shares, worths, slopes } of examples) {
    expect(shares.reduce((a, b) => a + b, 0)).toBeCloseTo(1);
    expect([worths.length, slopes.length]).toEqual([shares.length, shares.length]);
  }
  const sums = names.map((_, i) =>
    examples.reduce((sum, { slopes }) => sum + slopes.reduce((a, b) => a + Math.abs(b[i]!), 0), 0),
  );
  expect(sums[0]).toBeGreaterThan(0);
  expect(sums[1]).toBeGreaterThan(0);
  // Nobody recruits characters in the base game.
  expect(sums[2]).toBe(0);
  expect(playStudy({ ...study, teacher: (own) => botByName('search:6', own)! })).toEqual(examples);
});
