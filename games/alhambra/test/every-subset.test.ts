import { nullLog, rngFrom } from '@majlis/kernel';
import { seedFrom } from '@majlis/testkit';
import { describe, expect, it } from 'vitest';
import { alhambra } from '../src/index.ts';
import { MODULE_IDS } from '../src/modules/index.ts';
import { totalsOf } from '../src/rules/scoring.ts';
import { pieces } from '../src/testing.ts';

const subsets = Array.from({ length: 1 << MODULE_IDS.length }, (_, bits) =>
  MODULE_IDS.filter((_id, i) => bits & (1 << i)),
);
const GAMES = Number(process.env.MAJLIS_GAMES ?? 1);

/** Plays at random to the end; all pieces are there now and then, and at the end. */
function playOut(seats: number, modules: (typeof subsets)[number], seed: string): void {
  const rng = rngFrom(seed);
  const s = alhambra.setup({ modules }, seats, seedFrom(seed), nullLog);
  const start = pieces(s);
  for (let moves = 0; alhambra.outcome(s) === null; moves++) {
    const deciders = alhambra.deciders(s);
    const seat = deciders[rng.below(deciders.length)]!;
    const actions = alhambra.legalActions(s, seat);
    if (moves % 50 === 0) expect(pieces(s)).toEqual(start);
    expect(moves).toBeLessThan(6000);
    alhambra.apply(s, seat, actions[rng.below(actions.length)]!, nullLog);
  }
  expect(pieces(s)).toEqual(start);
  expect(alhambra.outcome(s)!.scores).toEqual(totalsOf(s));
}

describe('every set of modules is playable', () => {
  it.each([2, 3, 4, 5, 6])('at %s seats', { timeout: 600_000 }, (seats) => {
    for (const modules of subsets) {
      for (let game = 0; game < GAMES; game++) playOut(seats, modules, `${seats}/${modules.join()}/${game}`);
    }
  });
});
