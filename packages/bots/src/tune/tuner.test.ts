import { rngFrom, type Values } from '@majlis/kernel';
import { describe, expect, test } from 'vitest';
import { Tuner, type TuningPlan } from './tuner.ts';

const table = {
  near: { usual: 0.5, low: 0, high: 1 },
  far: { usual: 10, low: 0, high: 100 },
  left: { usual: 3, low: 0, high: 6 },
};
const plan: TuningPlan = {
  ...{ game: 'none', seed: 'hill', bot: 'medium', pool: ['somebody'] },
  ...{ names: ['near', 'far'], deals: 1, steps: 400 },
};

/** The top of this hill is at near = 0.2, far = 80. */
const height = ({ near, far }: Values): number => -((near! - 0.2) ** 2) - (far! / 100 - 0.8) ** 2;

/** Climbs with noise as loud as that of games, up to this step. */
function climb(tuner: Tuner, until: number): Tuner {
  while (tuner.step < until) {
    const { plus, minus } = tuner.pair();
    const noise = (rngFrom(`noise ${tuner.step}`).below(1000) - 500) / 2000;
    tuner.learn(Math.max(-1, Math.min(1, 4 * (height(plus) - height(minus)) + noise)));
  }
  return tuner;
}

describe('tuning', () => {
  test('finds the top of a hill in the noise, and leaves alone what it was not to move', () => {
    const { constants, version } = climb(new Tuner(table, { left: 2 }, plan), 400).tuned('9', 'majlis tune');
    expect(version).toBe('9');
    expect(Math.abs(constants.near! - 0.2)).toBeLessThan(0.1);
    expect(Math.abs(constants.far! - 80)).toBeLessThan(10);
    expect(constants.left).toBe(2);
  });

  test('stays within the ranges', () => {
    const tuner = new Tuner(table, {}, plan);
    for (let i = 0; i < 200; i++) {
      const { plus, minus } = tuner.pair();
      for (const values of [plus, minus]) {
        expect(values.near).toBeGreaterThanOrEqual(0);
        expect(values.far).toBeLessThanOrEqual(100);
      }
      tuner.learn(plus.far! > minus.far! ? 1 : -1);
    }
    expect(tuner.tuned('9', '').constants.far).toBeGreaterThan(95);
  });

  test('goes on where it was, and not with the checkpoint of another tuning', () => {
    const whole = climb(new Tuner(table, {}, plan), 400).tuned('9', '');
    const half = climb(new Tuner(table, {}, plan), 250).checkpoint();
    const rest = new Tuner(table, {}, plan);
    expect(rest.resume(JSON.parse(JSON.stringify(half)))).toBe(true);
    expect(climb(rest, 400).tuned('9', '')).toEqual(whole);
    expect(new Tuner(table, {}, { ...plan, seed: 'other' }).resume(half)).toBe(false);
  });
});
