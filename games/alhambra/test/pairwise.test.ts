import { CHECKS, subjectOf } from '@majlis/testkit';
import { describe, expect, it } from 'vitest';
import { alhambra } from '../src/index.ts';
import { MODULE_IDS } from '../src/modules/index.ts';
import { pairsIn } from '../src/setups.ts';
import * as testing from '../src/testing.ts';

const subject = subjectOf(alhambra, { ...testing, setups: testing.pairwiseSetups });

describe('modules in pairs', () => {
  it('covers every two modules, together and one without the other', () => {
    const seen = new Set(testing.pairwiseSetups.flatMap(pairsIn));
    const signs = ['+', '-'];
    for (const [i, a] of MODULE_IDS.entries()) {
      for (const b of MODULE_IDS.slice(i + 1)) {
        for (const one of signs) for (const other of signs) expect(seen).toContain(`${one}${a} ${other}${b}`);
      }
    }
  });
  it.each(Object.entries(CHECKS))('%s', { timeout: 120_000 }, (_name, check) => {
    check(subject, { games: 1, samples: 3 });
  });
});
