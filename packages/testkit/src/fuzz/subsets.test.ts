import { lantern } from '@majlis/lantern';
import * as testing from '@majlis/lantern/testing';
import { describe, expect, it } from 'vitest';
import { fuzzSubsets } from './subsets.ts';

const quiet = { minutes: 10, seed: 'subsets', now: () => 0, say: () => {} };

/** A game with modules that loses a piece where two of them meet. */
const modular = (fault: (modules: readonly string[]) => boolean): typeof lantern => {
  let modules: readonly string[] = [];
  return {
    ...lantern,
    catalogue: { options: [], modules: ['wind', 'rain', 'sand', 'salt'].map((id) => ({ id })) },
    checkConfig(wish) {
      modules = (wish as { modules?: readonly string[] } | null)?.modules ?? [];
      return { ok: true, value: { rounds: 4 } };
    },
    apply(s, seat, action, log) {
      const applied = lantern.apply(s, seat, action, log);
      if (fault(modules)) s.spentOil.shift();
      return applied;
    },
  };
};

describe('fuzz --subsets', () => {
  it('finds nothing in a sound game, and says how long games are', () => {
    const { games, failures, longest } = fuzzSubsets(
      modular(() => false),
      testing,
      { ...quiet, from: 1, games: 6 },
    );
    expect([games, failures]).toEqual([6, []]);
    expect(longest).toBeGreaterThan(5);
  });
  it('makes a failure small, and its command shows it again', () => {
    const broken = modular((modules) => modules.includes('rain') && modules.includes('salt'));
    const { failures } = fuzzSubsets(broken, testing, { ...quiet, from: 1, games: 9 });
    const again =
      / again: npm run fuzz -- lantern --subsets --seed subsets --from (\d+) --games 1 --seats (\d) --modules (.+)$/;
    const [, from, seats, modules] = again.exec(failures[0] ?? '') ?? [];
    expect(modules).toBe('rain,salt');
    const fixed = { from: Number(from), games: 1, seats: Number(seats), modules: modules!.split(',') };
    expect(fuzzSubsets(broken, testing, { ...quiet, ...fixed }).failures[0]).toContain('no-piece-lost');
  });
});
