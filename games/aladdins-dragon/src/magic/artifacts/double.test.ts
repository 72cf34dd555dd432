import { expect, test } from 'vitest';
import { magic } from '../../../test/scene.ts';
import { DOUBLE } from '../../content/artifacts.ts';

const rich = [9, 9, 9, 9, 9];

test('ADR-DOUBLE-1 a doubled token counts twice in its space', () => {
  const t = magic({ artifacts: [['double']], tokens: [{ market: [5] }, { market: [9] }, { caravanserai: [1] }] });
  expect(t.asked).toEqual([0]);
  t.play(`p0: use double ${t.ref(0, 5)}`);
  expect(t.kind).toBe('market');
  expect(t.asked).toEqual([0]);
  expect(t.s.players[0]!.used[DOUBLE]).toBe(1);
});

test('ADR-15 only an own face-up token; ADR-20 once', () => {
  const t = magic({
    artifacts: [['double', 'double', 'carpet']],
    tokens: [{ market: [5, 2], guard: [4] }, { market: [9] }, { caravanserai: [1] }],
  }).to('market');
  t.position.change((s) => {
    s.djinn = 0;
  });
  t.refuses(`p0: use double ${t.ref(1, 9)}`, 'not-your-token', { target: 15 })
    .refuses(`p0: use double ${t.ref(0, 4)}`, 'token-face-down')
    .refuses(`p0: use double ${t.ref(0, 1)}`, 'token-out')
    .refuses('p0: use double', 'wrong-targets', { count: 1 })
    .refuses('p0: use double -', 'no-such-token');
  t.play(`p0: use double ${t.ref(0, 5)}`, `p0: use double ${t.ref(0, 5)}`);
  expect(t.events('artifactResolved').map(({ done }) => done)).toEqual([true, false]);
});

test('ADR-15 it counts at the guard too', () => {
  const t = magic({
    artifacts: [['double']],
    guard: 10,
    hoards: [rich],
    tokens: [{ guard: [5], room1: [1] }, { guard: [1] }, { guard: [2] }],
  });
  t.play(`p0: use double ${t.ref(0, 5)}`);
  expect(t.events('palaceEntered')).toEqual([{ type: 'palaceEntered', seat: 0, by: 'strength' }]);
});

test('ADR-PRICE-1 ADR-15 in a room it is a token of its own for the price', () => {
  const t = magic({
    artifacts: [['double']],
    guard: 1,
    hoards: [rich],
    tokens: [{ guard: [9], room1: [4] }, { guard: [1] }, { guard: [2] }],
  }).to('room1');
  t.play(`p0: use double ${t.ref(0, 4)}`);
  t.refuses('p0: buy 4 crown', 'wrong-payment', { values: [4, 4] })
    .refuses('p0: buy 8 crown', 'wrong-payment')
    .play('p0: buy 4 crown 4 gem');
});

test('ADR-20 a Double leaves with its token', () => {
  const t = magic({
    artifacts: [['double']],
    spells: [[], ['lunarEclipse']],
    camel: 0,
    tokens: [{ market: [5] }, { market: [4] }, { caravanserai: [1] }],
  }).to('market');
  t.play(`p0: use double ${t.ref(0, 5)}`, 'p1: cast lunarEclipse market');
  expect(t.at(0, 5)).toBeNull();
  expect(t.s.players[0]!.tokens.some(({ doubled }) => doubled)).toBe(false);
  expect(t.asked).toEqual([1]);
});

test('ADR-15 a token turned up early, as by a Spy, may be doubled before its space is tallied', () => {
  const t = magic({
    artifacts: [['double']],
    tokens: [{ market: [5], caravanserai: [4] }, { market: [9] }, { caravanserai: [6] }],
  }).to('market');
  t.refuses(`p0: use double ${t.ref(0, 4)}`, 'token-face-down');
  t.position.change((s) => {
    s.players[0]!.tokens.at(-1)!.up = true;
  });
  t.play(`p0: use double ${t.ref(0, 4)}`);
  expect(t.s.players[0]!.tokens.at(-1)!.doubled).toBe(true);
});

test('ADR-41 a token that is doubled cannot be doubled again', () => {
  const t = magic({
    artifacts: [['double', 'double', 'carpet']],
    tokens: [{ market: [5, 2] }, { market: [9] }, { caravanserai: [1] }],
  }).to('market');
  t.position.change((s) => {
    s.players[0]!.tokens.find(({ value }) => value === 5)!.doubled = true;
  });
  t.refuses(`p0: use double ${t.ref(0, 5)}`, 'token-doubled');
  expect(t.position.legal(0)).not.toContain(`use double ${t.ref(0, 5)}`);
  expect(t.position.legal(0)).toContain(`use double ${t.ref(0, 2)}`);
});
