import { expect, test } from 'vitest';
import { magic } from '../../../test/scene.ts';

const tokens = [{ gem: [5], market: [9], guard: [2] }, { gem: [8] }, { caravanserai: [1] }];
const caves = { crown: [], gem: [5, 3] };

test('ADR-SECONDCHANCE-1 an own face-down token moves and stays face down', () => {
  const t = magic({ spells: [['secondChance']], caves, tokens });
  t.play(`p0: cast secondChance ${t.ref(0, 9)} caravanserai`);
  expect(t.at(0, 9)).toBe('caravanserai');
  expect(t.kind).toBe('caravanserai');
  expect(t.events('tokenMoved')).toEqual([{ type: 'tokenMoved', seat: 0, token: 6, from: 7, to: 8 }]);
});

test('ADR-SECONDCHANCE-1 a face-up token moves face up, also out of a space already tallied', () => {
  const t = magic({ spells: [['secondChance']], caves, tokens }).to('market');
  t.play(`p0: cast secondChance ${t.ref(0, 5)} room2`);
  expect(t.s.players[0]!.tokens.find(({ value }) => value === 5)).toMatchObject({ up: true, space: 11 });
});

test('ADR-SPELL-3 ADR-21 not to a tallied space, and only where tokens may be placed', () => {
  const t = magic({ spells: [['secondChance']], caves, tokens }).to('market');
  t.refuses(`p0: cast secondChance ${t.ref(0, 9)} gem`, 'already-tallied', { target: 2 })
    .refuses(`p0: cast secondChance ${t.ref(0, 9)} market`, 'same-space')
    .refuses(`p0: cast secondChance ${t.ref(0, 9)} room5`, 'no-such-space')
    .refuses(`p0: cast secondChance ${t.ref(1, 8)} room1`, 'not-your-token')
    .refuses(`p0: cast secondChance ${t.ref(0, 1)} room1`, 'token-out')
    .refuses('p0: cast secondChance p4.0 room1', 'no-such-token')
    .refuses('p0: cast secondChance', 'wrong-targets', { count: 2 });
  magic({ spells: [['secondChance']], caves, tokens }).refuses(`p0: cast secondChance p0.6 crown`, 'cave-empty');
});

test('ADR-21 ADR-40 the space being tallied counts as not yet tallied; what comes face down is turned up', () => {
  const t = magic({ spells: [['secondChance']], caves, tokens }).to('gem');
  t.refuses(`p0: cast secondChance ${t.ref(0, 5)} gem`, 'same-space');
  t.play(`p0: cast secondChance ${t.ref(0, 9)} gem`);
  expect(t.events('tokensTurnedUp').map(({ space, tokens }) => [space, tokens.length])).toEqual([
    [2, 2],
    [2, 1],
    [8, 1],
  ]);
  expect(t.events('treasureWon').filter(({ cave }) => cave === 2)).toMatchObject([{ seat: 0, amount: 5 }, { seat: 1 }]);
});

test('ADR-SPELL-5 neither from nor to the guard', () => {
  const t = magic({ spells: [['secondChance']], caves, tokens });
  t.refuses(`p0: cast secondChance ${t.ref(0, 9)} guard`, 'guard-untouchable').refuses(
    `p0: cast secondChance ${t.ref(0, 2)} market`,
    'guard-untouchable',
  );
});

test('ADR-PLACE-2 ADR-21 five tokens of one player in a room are enough', () => {
  const t = magic({
    spells: [['secondChance']],
    tokens: [{ room1: [1, 2, 4, 5, 6], market: [9] }, { gem: [] }, { caravanserai: [1] }],
  });
  t.refuses(`p0: cast secondChance ${t.ref(0, 9)} room1`, 'room-full');
});

test('ADR-32 after the guard no token comes into a room whose owner stayed out', () => {
  const t = magic({
    spells: [['secondChance']],
    guard: 9,
    hoards: [[0, 0, 0, 0, 0]],
    tokens: [{ market: [8], guard: [1], room1: [2] }, { guard: [9], room2: [1] }, { guard: [9] }],
  }).to('room2');
  t.refuses(`p0: cast secondChance ${t.ref(0, 8)} room3`, 'not-in-palace');
});
