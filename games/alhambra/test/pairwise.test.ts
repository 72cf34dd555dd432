import { CHECKS, subjectOf } from '@majlis/testkit';
import { describe, expect, it } from 'vitest';
import { alhambra } from '../src/index.ts';
import { MODULE_IDS } from '../src/modules/index.ts';
import * as testing from '../src/testing.ts';

const subject = subjectOf(alhambra, { ...testing, setups: testing.pairwiseSetups });

describe('modules in pairs', () => {
  it('covers every two modules, together and one without the other', () => {
    for (const a of MODULE_IDS) {
      for (const b of MODULE_IDS) {
        if (a === b) continue;
        const seen = testing.pairwiseSetups.map(({ config: { modules } }) =>
          [modules.includes(a), modules.includes(b)].join(),
        );
        expect(new Set(seen), `${a} and ${b}`).toEqual(
          new Set(['true,true', 'true,false', 'false,true', 'false,false']),
        );
      }
    }
  });
  it.each(Object.entries(CHECKS))('%s', { timeout: 120_000 }, (_name, check) => {
    check(subject, { games: 1, samples: 3 });
  });
});
