import { nullLog, rngFrom } from '@majlis/kernel';
import { lantern } from '@majlis/lantern';
import { describe, expect, test } from 'vitest';
import { known, seedOf } from '../../test/lantern.ts';
import { Outlook } from './outlook.ts';
import { rewardOfEstimate, scaleOf, trustedSpread } from './reward.ts';

const heuristics = { spread: 20, beyond: 0.2 };
const worthTo = (scores: number[], scale = scaleOf(heuristics, null)) => rewardOfEstimate(scores, scale).value[0]!;

describe('what a lead is worth', () => {
  test('more points are better, also for who is far ahead or far behind', () => {
    for (const lead of [-60, -30, 0, 30, 60])
      expect(worthTo([100 + lead + 5, 100])).toBeGreaterThan(worthTo([100 + lead, 100]) + 1e-3);
  });

  test('beyond the spread they count less, and nothing where nobody says so', () => {
    const leads = scaleOf({ spread: 20 }, null);
    expect(worthTo([300, 100])).toBeGreaterThan(worthTo([250, 100]));
    expect(worthTo([300, 100], leads)).toBeCloseTo(worthTo([250, 100], leads), 3);
  });

  test('where scores lie twice as far apart, twice the lead is worth the same, and worths count for more', () => {
    const wide = { ...heuristics, spreadOf: () => 40 };
    expect(worthTo([120, 100], scaleOf(wide, null))).toBeCloseTo(worthTo([110, 100]));
    expect(trustedSpread(heuristics, null)).toBe(20);
    expect(trustedSpread(wide, null)).toBeLessThan(10);
  });
});

describe('a playout', () => {
  const movesOf = (more: object) => {
    const state = lantern.setup({ rounds: 5 }, 3, seedOf(1), nullLog);
    const outlook = new Outlook({ ...known, heuristics: { ...known.heuristics, longestPlayout: 4, ...more } }, null);
    return outlook.playOut(state, 99, rngFrom('luck')).moves;
  };

  test('ends after so many moves, more of them where everything takes longer', () => {
    expect(movesOf({})).toBe(4);
    expect(movesOf({ paceOf: () => 1.5 })).toBe(6);
  });

  test('goes on to where nothing is half done, but not for ever', () => {
    let asked = 0;
    expect(movesOf({ isSettled: () => ++asked === 3 })).toBe(6);
    expect(movesOf({ isSettled: () => false })).toBe(8);
  });
});
