import { expect, test } from 'vitest';
import { MOVES, magic } from '../../../test/scene.ts';
import { CARPET } from '../../content/artifacts.ts';

const rich = [9, 9, 9, 9, 9];

test('ADR-CARPET-1 a token of strength 3 in the space being tallied', () => {
  const t = magic({ artifacts: [['carpet']], tokens: [{ market: [6] }, { market: [8] }, { caravanserai: [1] }] });
  t.to('market').play('p0: use carpet');
  expect(t.events('carpetLaid')).toEqual([{ type: 'carpetLaid', seat: 0, space: 7 }]);
  expect(t.asked).toEqual([0]);
});

test('ADR-SPELL-7 p.8 two tie with 7 in the Market; one Carpet is answered by the other and the tie stands', () => {
  const t = magic({
    artifacts: [['carpet'], ['carpet']],
    tokens: [{ market: [7] }, { market: [7] }, { caravanserai: [1] }],
  }).to('market');
  expect(t.asked).toEqual([0, 1]);
  t.play('p0: pass', 'p1: use carpet');
  expect(t.asked).toEqual([0]);
  t.play('p0: use carpet');
  expect(t.s.carpets.map(({ seat }) => seat)).toEqual([0, 1]);
  expect(t.kind).toBe('market');
  expect(t.asked).toEqual([0]);
});

test('ADR-16 it may lie at the guard, and is presence enough for a bribe (ADR-8)', () => {
  const t = magic({
    artifacts: [['carpet']],
    guard: 4,
    hoards: [rich],
    tokens: [{ room1: [1] }, { guard: [1] }, { guard: [2] }],
  }).to('guard');
  t.play('p0: use carpet');
  expect(t.kind).toBe('bribe');
  t.refuses('p0: bribe 2 gem', 'wrong-amount', { amount: 1 }).play('p0: bribe 1 gem');
  expect(t.s.players[0]!.entered).toBe(true);
});

test('ADR-PRICE-1 in a room it costs 3 of a kind of its own', () => {
  const t = magic({
    artifacts: [['carpet']],
    guard: 1,
    hoards: [rich],
    tokens: [{ guard: [9], room1: [4] }, { guard: [1] }, { guard: [2] }],
  }).to('room1');
  t.play('p0: use carpet').refuses('p0: buy 7 crown', 'wrong-payment', { values: [4, 3] });
  t.play('p0: buy 4 crown 3 gem');
});

test('ADR-23 an empty space asks only who could bring a Carpet, and is his if he does', () => {
  const t = magic({
    artifacts: [['carpet']],
    spells: [[], ['charity']],
    spent: MOVES,
    tokens: [{ caravanserai: [7] }, { caravanserai: [4] }, { caravanserai: [1] }],
  }).to('market');
  expect(t.asked).toEqual([0]);
  t.play('p0: use carpet');
  expect(t.asked).toEqual([1]);
  // To answer the Carpet, and once more now that it lies there (ADR-13).
  t.play('p1: pass', 'p1: pass');
  expect(t.kind).toBe('market');
  expect(t.asked).toEqual([0]);
});

test('ADR-23 nobody is asked in an empty space once no Carpet is free', () => {
  const tokens = [{ caravanserai: [7] }, { caravanserai: [4] }, { caravanserai: [1] }];
  const t = magic({ spells: [['charity'], [], []], spent: MOVES, tokens }).until('caravanserai');
  expect(t.events('tokensTurnedUp').map(({ space }) => space)).toEqual([8]);
});

test('ADR-23 a space without tokens asks who could move one there, until 2nd chance and Teleport are cast', () => {
  const tokens = [{ caravanserai: [7] }, { caravanserai: [4] }, { guard: [1] }];
  const t = magic({ spells: [['charity'], [], ['secondChance']], tokens }).to('market');
  expect(t.asked).toEqual([0, 2]);
  const late = magic({ spells: [['charity'], [], ['spy']], spent: ['secondChance'], tokens }).to('market');
  expect(late.asked).toEqual([0, 2]);
  // With 2nd chance alone p2 has no token it could move: the guard's is out of reach.
  const stuck = magic({ spells: [['charity'], [], ['spy']], spent: ['teleport'], tokens }).to('market');
  expect(stuck.asked).toEqual([0]);
  const none = magic({ spells: [['charity'], [], ['spy']], spent: MOVES, tokens }).to('caravanserai');
  expect(none.s.tallied).toBe(8);
});

test('ADR-23 a token that is moved to an empty space wins it', () => {
  const tokens = [{ caravanserai: [7, 2] }, { caravanserai: [9] }, { guard: [1] }];
  const t = magic({ spells: [['secondChance']], tokens }).to('market');
  t.play(`p0: cast secondChance ${t.ref(0, 2)} market`).pass();
  expect(t.kind).toBe('market');
  expect(t.asked).toEqual([0]);
});

test('ADR-32 after the guard a Carpet is only for those who entered', () => {
  const t = magic({
    artifacts: [['carpet'], ['carpet']],
    guard: 8,
    tokens: [{ guard: [9] }, { market: [1] }, { guard: [8], room1: [1] }],
  }).to('room1');
  expect(t.asked).toEqual([0]);
});

test('a Carpet used is used; it returns at the end of the round (ADR-MAGIC-4)', () => {
  const t = magic({
    artifacts: [['carpet']],
    tokens: [{ market: [7] }, { market: [4] }, { caravanserai: [1] }],
  }).to('market');
  t.play('p0: use carpet');
  expect(t.s.players[0]!.used[CARPET]).toBe(1);
  t.until('placing');
  expect(t.s.players[0]!.used[CARPET]).toBe(0);
  expect(t.s.carpets).toEqual([]);
});

test('ADR-43 where five own tokens lie in a room, no Carpet joins them', () => {
  const t = magic({
    artifacts: [['carpet']],
    spells: [['charity']],
    guard: 1,
    tokens: [{ guard: [9], room1: [1, 2, 3, 4, 5] }, { guard: [1] }, { guard: [2] }],
  }).to('room1');
  t.refuses('p0: use carpet', 'artifact-not-now');
});
