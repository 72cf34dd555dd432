import { expect, test } from 'vitest';
import { scene } from './scene.ts';

const market = (hoard: readonly number[]) =>
  scene({ hoards: [hoard], tokens: [{ market: [9] }, { market: [8] }, { caravanserai: [1] }] });

test('ADR-MARKET-1 the strongest gives one treasure for any three, the others get nothing', () => {
  const t = market([1, 0, 0, 0, 0]);
  expect(t.asked).toEqual([0]);
  t.refuses('p0: give gem', 'hoard-short', { kind: 2 })
    .refuses('p0: pass', 'wrong-action', { expected: ['give', 'decline'] })
    .play('p0: give crown')
    .refuses('p0: take 2 gem', 'wrong-amount', { amount: 3 })
    .play('p0: take 1 pearl 2 gem');
  expect(t.s.players[0]!.hoard).toEqual([0, 1, 2, 0, 0]);
  expect(t.kind).toBe('caravanserai');
});

test('ADR-6 the exchange is optional', () => {
  const t = market([1, 0, 0, 0, 0]).play('p0: decline');
  expect(t.s.players[0]!.hoard).toEqual([1, 0, 0, 0, 0]);
  expect(t.events('marketDeclined')).toEqual([{ type: 'marketDeclined', seat: 0 }]);
});

test('ADR-6 of a treasury that is short one takes what is left, and what was just given may come back', () => {
  const t = scene({
    caves: { crown: [], pearl: [], gem: [], trophy: [], gold: [] },
    hoards: [
      [29, 29, 0, 0, 0],
      [0, 0, 29, 29, 0],
      [0, 0, 0, 0, 28],
    ],
    tokens: [{ market: [9] }, { market: [8] }, { market: [1] }],
  });
  t.play('p0: give crown')
    .refuses('p0: take 2 gold', 'treasury-short', { kind: 4 })
    .refuses('p0: take 3 gold', 'wrong-amount', { amount: 2 })
    .play('p0: take 1 crown 1 gold');
  expect(t.s.players[0]!.hoard).toEqual([29, 29, 0, 0, 1]);
});

test('ADR-8 who has nothing to give is asked all the same', () => {
  expect(market([0, 0, 0, 0, 0]).position.legal(0)).toEqual(['decline']);
});

test('ADR-CARAVAN-1 ADR-7 the strongest names the starting player, which changes ties from the guard on', () => {
  const t = scene({
    hoards: [
      [9, 9, 9, 9, 9],
      [9, 9, 9, 9, 9],
      [0, 0, 0, 0, 0],
    ],
    guard: 5,
    tokens: [{ room1: [4], guard: [9] }, { caravanserai: [8], room1: [4], guard: [9] }, { caravanserai: [7] }],
  });
  expect(t.asked).toEqual([1]);
  t.refuses('p1: camel p4', 'no-such-seat', { seat: 4 }).refuses('p1: pass', 'wrong-action', { expected: ['camel'] });
  expect(t.position.legal(1)).toEqual(['camel p0', 'camel p1', 'camel p2']);
  const other = t.position.fork();
  t.play('p1: camel p1');
  expect(t.kind).toBe('room');
  expect(t.asked).toEqual([1]);
  other.play('p1: camel p2').expectAsked(0);
});
