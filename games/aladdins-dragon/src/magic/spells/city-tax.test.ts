import { expect, test } from 'vitest';
import { magic } from '../../../test/scene.ts';
import { CARPET } from '../../content/artifacts.ts';

const tokens = [{ market: [9] }, { market: [8, 7], tent: [2] }, { caravanserai: [1], guard: [4] }];

test('ADR-CITYTAX-1 the others, in sequence, pay 2 for each token in the city or take that token back', () => {
  const t = magic({ spells: [['cityTax']], hoards: [[], [3, 0, 0, 0, 1], [0, 0, 0, 0, 0]], tokens });
  t.play('p0: cast cityTax');
  expect(t.asked).toEqual([1]);
  t.refuses('p1: pay 1 crown', 'wrong-amount', { amount: 2 })
    .refuses('p1: pay 2 gem', 'hoard-short', { kind: 2 })
    .refuses('p1: pass', 'wrong-action', { expected: ['pay', 'decline'] });
  t.play('p1: pay 1 crown 1 gold', 'p1: decline', 'p1: pay 2 crown');
  expect([t.at(1, 8), t.at(1, 7), t.at(1, 2)]).toEqual(['market', null, 'tent']);
  expect(t.asked).toEqual([2]);
  expect(t.position.legal(2)).toEqual(['decline']);
  t.play('p2: decline');
  expect(t.at(2, 1)).toBeNull();
  expect(t.at(2, 4)).toBe('guard');
  expect(t.at(0, 9)).toBe('market');
});

test('ADR-19 tokens in tallied spaces count too, a Carpet as one, a Double as one more', () => {
  const t = magic({
    spells: [['cityTax']],
    artifacts: [[], ['carpet'], ['double']],
    hoards: [[], [9, 0, 0, 0, 0], [9, 0, 0, 0, 0]],
    tokens: [{ guard: [9] }, { market: [8] }, { caravanserai: [1] }],
  }).to('market');
  t.play('p0: pass', 'p1: use carpet').pass().until('caravanserai');
  t.position.change((s) => {
    s.players[2]!.tokens.at(-1)!.doubled = true;
  });
  t.play('p2: camel p0').to('guard').play('p0: cast cityTax', 'p1: pay 2 crown', 'p1: decline');
  expect(t.s.carpets).toEqual([]);
  expect(t.s.players[1]!.used[CARPET]).toBe(1);
  t.play('p2: pay 2 crown');
  expect(t.kind).toBe('spell');
  t.play('p2: decline');
  expect(t.events('doubleEnded')).toMatchObject([{ seat: 2 }]);
  expect(t.events('tokensSentBack')).toMatchObject([{ tokens: [], carpets: [1] }]);
  expect(t.events('treasurePaid').filter(({ why }) => why === 'cityTax')).toHaveLength(2);
  expect(t.kind).not.toBe('spell');
});

test('ADR-19 a token taken back takes its Double with it', () => {
  const t = magic({ spells: [['cityTax']], tokens: [{ guard: [9] }, { market: [8] }, { guard: [1] }] });
  t.position.change((s) => {
    s.players[1]!.tokens.at(-1)!.doubled = true;
  });
  t.play('p0: cast cityTax', 'p1: decline');
  expect(t.at(1, 8)).toBeNull();
  expect(t.kind).not.toBe('spell');
});

test('ADR-SPELL-4 with nobody in the city it does nothing', () => {
  const t = magic({ spells: [['cityTax']], tokens: [{ market: [9] }, { guard: [8] }, { guard: [1] }] });
  t.play('p0: cast cityTax');
  expect(t.events('spellResolved')).toMatchObject([{ done: false }]);
});
