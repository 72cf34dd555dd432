import { expect, test } from 'vitest';
import { magic } from '../../../test/scene.ts';

test('ADR-LUNAR-1 ADR-16 odd tokens and Carpets of the space go back, even ones stay', () => {
  const t = magic({
    spells: [['lunarEclipse']],
    artifacts: [[], ['carpet']],
    camel: 1,
    tokens: [{ market: [5], caravanserai: [2] }, { market: [7, 2] }, { market: [8] }],
  }).to('market');
  t.play('p1: use carpet', 'p0: pass', 'p0: cast lunarEclipse market');
  expect([t.at(0, 5), t.at(1, 7), t.at(1, 2), t.at(2, 8)]).toEqual([null, null, 'market', 'market']);
  expect(t.s.carpets).toEqual([]);
  expect(t.asked).toEqual([2]);
});

test('ADR-LUNAR-1 only where something lies face up, and not at the guard', () => {
  const t = magic({ spells: [['lunarEclipse']], tokens: [{ market: [5] }, { guard: [7] }, { caravanserai: [1] }] });
  t.to('market')
    .refuses('p0: cast lunarEclipse caravanserai', 'no-face-up-token', { target: 8 })
    .refuses('p0: cast lunarEclipse guard', 'guard-untouchable')
    .refuses('p0: cast lunarEclipse room5', 'no-such-space');
});

test('ADR-31 face-down tokens in the space are not reached', () => {
  const t = magic({ spells: [['spy', 'lunarEclipse']], caves: { crown: [3] } });
  t.play('p0: place 1 at market');
  for (let i = 0; i < 2; i++) t.pass().play(`p${t.asked[0]}: place 1 at market`);
  t.play('p0: cast spy').pass().play('p0: place 9 at market').pass().play('p1: place 7 at market');
  t.play('p0: cast lunarEclipse market');
  expect([t.at(0, 1), t.at(1, 1), t.at(1, 7)]).toEqual(['market', 'market', null]);
});

const eclipseAgainstChance = (camel: number) => {
  const t = magic({
    spells: [['lunarEclipse'], ['secondChance']],
    camel,
    tokens: [{ djinn: [8], guard: [2] }, { djinn: [5], guard: [2] }, { guard: [1] }],
  }).to('djinn');
  t.play('p0: cast lunarEclipse djinn', 'p1: pass', `p1: cast secondChance ${t.ref(1, 5)} market`);
  return t;
};

test('ADR-SPELL-6 ADR-13 p.6 Lunar eclipse against Second chance: who is earlier in sequence goes first', () => {
  expect(eclipseAgainstChance(0).at(1, 5)).toBeNull();
  const saved = eclipseAgainstChance(1);
  expect(saved.at(1, 5)).toBe('market');
});

test('ADR-SPELL-6 one player may play both, first to move and then to remove', () => {
  const t = magic({
    spells: [['lunarEclipse', 'secondChance']],
    tokens: [{ djinn: [9] }, { djinn: [5] }, { guard: [1] }],
  }).to('djinn');
  t.play(`p0: cast secondChance ${t.ref(0, 9)} market`, 'p0: cast lunarEclipse djinn');
  expect([t.at(0, 9), t.at(1, 5)]).toEqual(['market', null]);
});
