import { expect, test } from 'vitest';
import { magic } from '../../../test/scene.ts';

test('ADR-SOLAR-1 even tokens of the space go back, odd ones and Carpets stay', () => {
  const t = magic({
    spells: [['solarEclipse']],
    artifacts: [[], ['carpet']],
    tokens: [{ market: [6, 5] }, { market: [8] }, { caravanserai: [1] }],
  }).to('market');
  t.play('p1: use carpet', 'p0: cast solarEclipse market').pass();
  expect([t.at(0, 6), t.at(0, 5), t.at(1, 8)]).toEqual([null, 'market', null]);
  expect(t.s.carpets).toHaveLength(1);
  expect(t.asked).toEqual([0]);
});
