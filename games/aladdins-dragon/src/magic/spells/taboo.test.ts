import { expect, test } from 'vitest';
import { magic } from '../../../test/scene.ts';

test('ADR-TABOO-1 no more tokens are placed there this round', () => {
  const t = magic({ spells: [['taboo']] });
  t.play('p0: place 1 at market');
  t.refuses('p0: cast taboo guard', 'guard-untouchable').play('p0: cast taboo market');
  t.refuses('p1: place 1 at market', 'space-taboo', { space: 7 }).play('p1: place 1 at guard');
});

test('ADR-TABOO-1 no Carpet either, and one declared in the same moment finds the space closed', () => {
  const setting = {
    spells: [['taboo' as const]],
    artifacts: [[], ['carpet' as const]],
    tokens: [{ market: [7] }, { market: [6] }, { caravanserai: [1] }],
  };
  const t = magic(setting).play('p0: cast taboo market').until('market');
  expect(t.asked).toEqual([0]);
  expect(t.events('carpetLaid')).toEqual([]);
  const u = magic(setting).to('market').play('p0: cast taboo market', 'p1: use carpet');
  expect(u.events('artifactResolved')).toEqual([
    { type: 'artifactResolved', seat: 1, artifact: 'carpet', done: false },
  ]);
  expect(u.asked).toEqual([0]);
});

test('ADR-36 only a space not yet tallied', () => {
  const t = magic({ spells: [['taboo']], tokens: [{ market: [7] }, { market: [6] }, { caravanserai: [1] }] });
  t.to('market').refuses('p0: cast taboo tent', 'already-tallied').refuses('p0: cast taboo room5', 'no-such-space');
});
