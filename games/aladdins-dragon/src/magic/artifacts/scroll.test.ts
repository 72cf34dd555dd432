import { expect, test } from 'vitest';
import { magic } from '../../../test/scene.ts';

test('ADR-SCROLL-1 a Scroll cannot be used, and its owner is not asked because of it', () => {
  const tokens = [{ market: [9] }, { market: [8] }, { caravanserai: [1] }];
  expect(magic({ artifacts: [['scroll']], tokens }).kind).toBe('market');
  magic({ artifacts: [['scroll']], spells: [['charity']], tokens }).refuses('p0: use scroll', 'artifact-without-use', {
    artifact: 'scroll',
  });
});
