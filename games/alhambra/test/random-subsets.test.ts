import { nullLog, rngFrom } from '@majlis/kernel';
import { seedFrom } from '@majlis/testkit';
import { describe, expect, it } from 'vitest';
import { alhambra } from '../src/index.ts';
import { MODULE_IDS } from '../src/modules/index.ts';
import type { ModuleId } from '../src/modules/slices.ts';
import { totalsOf } from '../src/rules/scoring.ts';
import { maxActions, pieces, SEATS } from '../src/testing.ts';

/** At each number of seats. */
const GAMES = Number(process.env.MAJLIS_GAMES ?? 12);

const randomSubset = (seed: string): ModuleId[] => {
  const rng = rngFrom(seed);
  const likely = 1 + rng.below(4);
  return MODULE_IDS.filter(() => rng.below(5) < likely);
};

/** Plays at random to the end; all pieces are there now and then, and at the end. */
function playOut(seats: number, modules: readonly ModuleId[], seed: string): void {
  const rng = rngFrom(seed);
  const s = alhambra.setup({ modules }, seats, seedFrom(seed), nullLog);
  const start = pieces(s);
  for (let moves = 0; alhambra.outcome(s) === null; moves++) {
    const deciders = alhambra.deciders(s);
    const seat = deciders[rng.below(deciders.length)]!;
    const actions = alhambra.legalActions(s, seat);
    if (moves % 50 === 0) expect(pieces(s)).toEqual(start);
    expect(moves).toBeLessThan(maxActions);
    alhambra.apply(s, seat, actions[rng.below(actions.length)]!, nullLog);
  }
  expect(pieces(s)).toEqual(start);
  expect(alhambra.outcome(s)!.scores).toEqual(totalsOf(s));
}

describe('any set of modules is playable', () => {
  it.each(SEATS)('at %s seats', (seats) => {
    for (let game = 0; game < GAMES; game++) {
      const seed = `${seats}/${game}`;
      playOut(seats, randomSubset(`set:${seed}`), seed);
    }
  });
});
