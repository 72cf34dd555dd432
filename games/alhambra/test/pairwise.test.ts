import { CHECKS, checkConservation, coveringSubsets, subjectOf } from '@majlis/testkit';
import { describe, it } from 'vitest';
import { alhambra } from '../src/index.ts';
import { MODULE_IDS } from '../src/modules/index.ts';
import * as testing from '../src/testing.ts';

const { SEATS } = testing;
/** Two modules meet in `npm test`; MAJLIS_TOGETHER=3 lets every three of them meet, which takes an hour. */
const TOGETHER = Number(process.env.MAJLIS_TOGETHER ?? 2);
const LONG = { timeout: 3_600_000 };
/** Every position in the long run; in `npm test` some of each kind, where what a pair breaks stays broken. */
const budget = { games: 1, samples: 2, ...(TOGETHER === 2 ? { perKind: 2 } : {}) };
const pairs = (seed: string) => coveringSubsets(MODULE_IDS, TOGETHER, seed);
const subjectWith = (setups: typeof testing.setups) => subjectOf(alhambra, { ...testing, setups });

/** Every two modules meet, each is there without the other, and both are missing. */
describe('modules in pairs', () => {
  it.each(Object.entries(CHECKS))('%s', LONG, (_name, check) => {
    const setups = pairs('tables').map((modules, i) => ({ seats: SEATS[i % SEATS.length]!, config: { modules } }));
    check(subjectWith(setups), budget);
  });
  it.each(SEATS)('at %i seats nothing is lost', LONG, (seats) => {
    const setups = pairs(`pairs at ${seats}`).map((modules) => ({ seats, config: { modules } }));
    checkConservation(subjectWith(setups), budget);
  });
});
