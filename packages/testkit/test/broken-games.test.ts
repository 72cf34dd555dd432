import { lantern } from '@majlis/lantern';
import * as testing from '@majlis/lantern/testing';
import { afterAll, describe, expect, it } from 'vitest';
import { CHECKS, CheckFailed, checkNonInterference, subjectOf } from '../src/index.ts';
import { brokenConformance } from './broken/conformance.ts';
import { brokenHidden } from './broken/hidden.ts';
import type { Broken } from './broken/lantern.ts';
import { brokenOthers } from './broken/others.ts';

/** No check that cannot fail: every fault planted in the small game is found, by the check that is there for it. */
const all: readonly Broken[] = [...brokenConformance, ...brokenHidden, ...brokenOthers];
const BUDGET = { games: 6, samples: 20, seed: 'broken' };

function failureOf({ check, way, game, testing: own }: Broken): CheckFailed | null {
  const subject = subjectOf(game, { ...testing, ...own });
  try {
    if (way === undefined) CHECKS[check](subject, BUDGET);
    else checkNonInterference(subject, BUDGET, [way]);
    return null;
  } catch (error) {
    if (error instanceof CheckFailed) return error;
    throw error;
  }
}

const nameOf = ({ check, way }: Broken): string => (way === undefined ? check : `${check} (${way})`);

describe('faults planted in the small game', () => {
  const found: string[] = [];

  it.each(all.map((broken) => [nameOf(broken), broken.fault, broken] as const))(
    '%s finds %s',
    (name, fault, broken) => {
      const failure = failureOf(broken);
      expect(failure, 'not caught').not.toBeNull();
      expect(failure!.check).toBe(broken.check);
      expect(broken.laws, failure!.message).toContain(failure!.law);
      found.push(`  ${name.padEnd(28)} ${failure!.law.padEnd(28)} ${fault}`);
    },
  );

  it('are all of them named once for each way', () => {
    const names = all.map((broken) => `${nameOf(broken)} ${broken.fault}`);
    expect(new Set(names).size).toBe(all.length);
  });

  afterAll(() => {
    const faults = new Set(all.map(({ fault }) => fault)).size;
    console.log(
      `${faults} faults planted, ${found.length} of ${all.length} expected findings:\n${found.sort().join('\n')}`,
    );
  });
});

it('finds no fault in the sound game', () => {
  for (const check of Object.values(CHECKS)) check(subjectOf(lantern, testing), BUDGET);
});
