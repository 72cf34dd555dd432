import { rngFrom } from '@majlis/kernel';
import { lantern } from '@majlis/lantern';
import * as testing from '@majlis/lantern/testing';
import { describe, expect, it } from 'vitest';
import { fuzz, randomSetup } from './index.ts';

const quiet = { minutes: 10, seed: 'fuzz', now: () => 0, say: () => {} };

describe('fuzz', () => {
  it('plays the number of games it is told and finds nothing in a sound game', () => {
    expect(fuzz(lantern, testing, { ...quiet, games: 4 })).toEqual({ games: 4, failures: [] });
  });

  it('stops when the time is up', () => {
    let clock = 0;
    const { games } = fuzz(lantern, testing, { ...quiet, minutes: 0.1, now: () => (clock += 1000) });
    expect(games).toBeGreaterThan(0);
    expect(games).toBeLessThan(7);
  });

  it('says how to see a failure again, and that does show it again', () => {
    const losing: typeof lantern = {
      ...lantern,
      apply(s, seat, action, log) {
        const applied = lantern.apply(s, seat, action, log);
        if (s.players.length === 4 && s.round > 2) s.spentOil.shift();
        return applied;
      },
    };
    const { failures } = fuzz(losing, testing, { ...quiet, games: 12 });
    const match = /npm run fuzz -- lantern --seed fuzz --from (\d+) --games 1$/.exec(failures[0] ?? '');
    expect(match).not.toBeNull();
    const again = fuzz(losing, testing, { ...quiet, from: Number(match![1]), games: 1 });
    expect(again.failures[0]).toBe(failures[0]);
  });

  it('tries all seats and options, and keeps to what is fixed', () => {
    const rng = rngFrom('setups');
    const setups = Array.from({ length: 60 }, () => randomSetup(lantern, rng));
    expect(new Set(setups.map(({ seats }) => seats))).toEqual(new Set([2, 3, 4]));
    expect(new Set(setups.map(({ config }) => (config as { rounds: number }).rounds))).toEqual(new Set([4, 5, 6]));
    expect(randomSetup(lantern, rng, { seats: 3 }).seats).toBe(3);
  });

  it('draws subsets of modules that the game accepts', () => {
    const modular = {
      ...lantern,
      catalogue: { options: [], modules: ['wind', 'rain', 'sand'].map((id) => ({ id })) },
      checkConfig: (wish: unknown) =>
        (wish as { modules: string[] }).modules.includes('rain')
          ? ({ ok: true, value: { rounds: 5 } } as const)
          : ({ ok: false, refusal: { code: 'no-rain' } } as const),
    };
    const rng = rngFrom('modules');
    const drawn = Array.from({ length: 40 }, () => (randomSetup(modular, rng).config as { modules: string[] }).modules);
    expect(drawn.every((modules) => modules.includes('rain'))).toBe(true);
    expect(new Set(drawn.map((modules) => modules.join())).size).toBe(4);
    expect(() => randomSetup(modular, rng, { modules: ['wind'] })).toThrow('accepted none');
  });
});
