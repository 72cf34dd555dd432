import { CHECKS, describeGame, subjectOf } from '@majlis/testkit';
import { describe, it } from 'vitest';
import { alhambra } from '../src/index.ts';
import * as testing from '../src/testing.ts';

const isAlone = ({ config }: (typeof testing.setups)[number]) => config.modules.length === 1;
const budget = { games: 1, samples: 4, perKind: 6 };

/** The base game at every table, and all modules together. */
describeGame(alhambra, { ...testing, setups: testing.setups.filter((setup) => !isAlone(setup)) }, budget);

/** Conformance, the dearest by far, is checked of every module without every other in `pairwise.test.ts`. */
describe('each module alone', () => {
  const { conformance: _, ...cheap } = CHECKS;
  const subject = subjectOf(alhambra, { ...testing, setups: testing.setups.filter(isAlone) });
  it.each(Object.entries(cheap))('%s', (_name, check) => check(subject, budget));
});
