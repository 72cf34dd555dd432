import { nullLog, rngFrom, type Seat } from '@majlis/kernel';
import { describe, expect, test } from 'vitest';
import { heuristics } from '../src/heuristics/index.ts';
import { aladdinsDragon } from '../src/index.ts';
import type { State } from '../src/state.ts';

const { copy, deciders, imagine, knowledge } = aladdinsDragon;
const believe = heuristics.believe!;

/** Positions with tokens face down, in games that everybody plays by the quick policy. */
function* positions(version: 'basic' | 'magic', games: number): Generator<{ s: State; seat: Seat }> {
  for (let n = 0; n < games; n++) {
    const config = aladdinsDragon.checkConfig({ version }, 3);
    if (!config.ok) throw new Error(config.refusal.code);
    const s = aladdinsDragon.setup(config.value, 3, n.toString(16).padStart(32, '0'), nullLog);
    const rng = rngFrom(`beliefs ${n}`);
    for (let moves = 0; aladdinsDragon.outcome(s) === null && moves < 400; moves++) {
      const seat = deciders(s)[0]!;
      if (rng.below(10) === 0 && hiddenFrom(s, seat).length > 0) yield { s, seat };
      aladdinsDragon.apply(s, seat, heuristics.quick(s, seat, rng), nullLog);
    }
  }
}

const hiddenFrom = (s: State, seat: Seat) =>
  s.players.flatMap(({ tokens }, owner) => (owner === seat ? [] : tokens.filter(({ up, space }) => !up && space >= 0)));

const valuesOf = (s: State, seat: Seat): number[] => hiddenFrom(s, seat).map(({ value }) => value);

/** Mean square of what is wrong about the tokens face down, over many worlds. */
function missOf(s: State, seat: Seat, worldOf: (n: number) => State): number {
  const worlds = Array.from({ length: 24 }, (_, n) => valuesOf(worldOf(n), seat));
  const truth = valuesOf(s, seat);
  const misses = truth.map((value, i) => value - worlds.reduce((sum, world) => sum + world[i]!, 0) / worlds.length);
  return misses.reduce((sum, miss) => sum + miss ** 2, 0) / truth.length;
}

describe.each(['basic', 'magic'] as const)('what the tokens face down may be, %s', (version) => {
  test('is guessed better from where they lie than without', () => {
    let even = 0;
    let believed = 0;
    for (const { s, seat } of positions(version, 3)) {
      const known = knowledge(s, seat);
      const rng = rngFrom('guess');
      const change = believe(imagine(known, rng), seat, rng);
      even += missOf(s, seat, (n) => imagine(known, rngFrom(`world ${n}`)));
      believed += missOf(s, seat, (n) => {
        const luck = rngFrom(`world ${n}`);
        const world = imagine(known, luck);
        change?.(world, luck);
        return world;
      });
    }
    expect(believed).toBeLessThan(0.75 * even);
  });

  test('depends on what the seat knows alone, and leaves that as it is', () => {
    let different = 0;
    for (const { s, seat } of positions(version, 1)) {
      const known = knowledge(s, seat);
      const other = imagine(known, rngFrom('another world'));
      if (valuesOf(other, seat).join() !== valuesOf(s, seat).join()) different++;
      const target = imagine(known, rngFrom('target'));
      const [here, there] = [copy(s), other].map((world) => {
        const told = copy(target);
        believe(world, seat, rngFrom('same'))?.(told, rngFrom('luck'));
        return told;
      });
      expect(there).toEqual(here);
      expect(knowledge(here!, seat)).toEqual(known);
      for (const { tokens } of here!.players) {
        expect(new Set(tokens.map(({ value }) => value)).size).toBe(tokens.length);
      }
    }
    expect(different).toBeGreaterThan(5);
  });
});

test('where nobody has placed anything there is nothing to conclude', () => {
  const config = aladdinsDragon.checkConfig({}, 3);
  if (!config.ok) throw new Error(config.refusal.code);
  const s = aladdinsDragon.setup(config.value, 3, '0'.repeat(32), nullLog);
  expect(believe(s, 0, rngFrom('nothing'))).toBeNull();
});
