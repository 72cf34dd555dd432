import { expect, test } from 'vitest';
import { type Layout, scene } from './scene.ts';

const rich = [9, 9, 9, 9, 9];
const some = [5, 5, 5, 5, 5];
const poor = [0, 0, 0, 0, 0];

test('ADR-GUARD-6 p.5 a guard of 8: two enter with 9, the 6 bribes with 2 and the 7 with 1', () => {
  const t = scene({
    seats: 4,
    guard: 8,
    hoards: [some, some, some, some],
    tokens: [
      { guard: [9], room1: [1] },
      { guard: [9], room1: [2] },
      { guard: [6], room2: [1] },
      { guard: [7], room2: [2] },
    ],
  });
  expect(t.events('guardTurnedUp')).toEqual([{ type: 'guardTurnedUp', strength: 8 }]);
  expect(t.s.players.map(({ entered }) => entered)).toEqual([true, true, false, false]);
  expect(t.asked).toEqual([2]);
  t.refuses('p2: bribe 1 gem', 'wrong-amount', { amount: 2 })
    .refuses('p2: buy 1 gem', 'wrong-action', { expected: ['bribe', 'decline'] })
    .play('p2: bribe 1 crown 1 gold');
  expect(t.asked).toEqual([3]);
  t.play('p3: bribe 1 gem');
  expect(t.s.players.map(({ entered }) => entered)).toEqual([true, true, true, true]);
  expect(t.s.players[2]!.hoard).toEqual([4, 5, 5, 5, 4]);
});

test('ADR-GUARD-1 ADR-GUARD-3 strength is a sum; to equal the guard is enough, and nobody competes', () => {
  const t = scene({
    guard: 10,
    hoards: [rich, rich, rich],
    tokens: [
      { guard: [1, 9], room1: [2] },
      { guard: [4, 6], room1: [1] },
      { guard: [8, 2], room2: [1] },
    ],
  });
  expect(t.events('palaceEntered')).toEqual([0, 1, 2].map((seat) => ({ type: 'palaceEntered', seat, by: 'strength' })));
});

test('ADR-GUARD-2 a bribe may be of any kinds; ADR-8 who cannot pay is asked all the same', () => {
  const tokens: readonly Layout[] = [{ guard: [4], room1: [1] }, { guard: [9] }, { guard: [9] }];
  const t = scene({ guard: 7, hoards: [[1, 2, 0, 0, 5]], tokens });
  expect(t.position.legal(0)).toContain('bribe 1 crown 1 pearl 1 gold');
  t.refuses('p0: bribe 3 pearl', 'hoard-short', { kind: 1 }).play('p0: bribe 2 pearl 1 gold');
  expect(t.s.players[0]!.entered).toBe(true);
  const broke = scene({ guard: 7, hoards: [poor], tokens });
  expect(broke.asked).toEqual([0]);
  expect(broke.position.legal(0)).toEqual(['decline']);
});

test('ADR-GUARD-4 ADR-GUARD-5 without a token at the guard nobody enters; the room tokens go back', () => {
  const t = scene({
    guard: 5,
    hoards: [rich, rich, rich],
    tokens: [{ room1: [9, 8], room2: [4] }, { guard: [5], room1: [1] }, { guard: [9] }],
  });
  expect(t.where(0).filter((space) => space !== null)).toEqual([]);
  expect(t.events('stayedOut')).toEqual([{ type: 'stayedOut', seat: 0 }]);
  expect(t.kind).toBe('room');
  expect(t.asked).toEqual([1]);
  expect(t.s.players[0]!.tokens.every(({ up }) => !up)).toBe(true);
});

test('ADR-GUARD-5 who does not bribe stays out too', () => {
  const t = scene({ guard: 5, hoards: [rich], tokens: [{ guard: [1], room1: [9] }, { guard: [9] }, { guard: [9] }] });
  t.play('p0: decline');
  expect(t.events('tokensSentBack')).toEqual([
    { type: 'tokensSentBack', tokens: [{ seat: 0, token: 7, value: null }], carpets: [] },
  ]);
  expect(t.s.round).toBe(2);
});

test('ADR-39 in the basic version nobody without tokens in rooms is asked for a bribe', () => {
  const t = scene({ guard: 5, hoards: [rich], tokens: [{ guard: [1] }, { guard: [2] }, { guard: [9], room1: [1] }] });
  expect(t.kind).toBe('room');
});

test('ADR-ROUND-2 each round the guard may be any of the ten', () => {
  const strengths = new Set<number>();
  for (let i = 0; i < 60; i++) {
    const t = scene({ seed: `guard ${i}`, tokens: [{ guard: [9] }, { guard: [9] }, { guard: [9], room1: [1] }] });
    strengths.add(t.events('guardTurnedUp')[0]!.strength);
  }
  expect([...strengths].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

const room = (
  hoards: readonly (readonly number[])[],
  tokens: readonly Layout[] = [{ guard: [9], room1: [7, 1] }, { guard: [9], room1: [4] }, { guard: [9] }],
) => scene({ guard: 9, hoards, tokens });

test('ADR-ROOM-3 p.6 for 7 and 1: 7 of one kind and 1 of another, not 8 of one; ADR-9 exactly', () => {
  const t = room([[8, 1, 0, 0, 0], rich, rich])
    .refuses('p0: buy 8 crown', 'wrong-payment', { values: [7, 1] })
    .refuses('p0: buy 7 crown 2 pearl', 'wrong-payment')
    .refuses('p0: buy 1 crown 7 pearl', 'hoard-short', { kind: 1 })
    .refuses('p0: pass', 'wrong-action', { expected: ['buy', 'decline'] });
  expect(t.position.legal(0)).toEqual(['buy 7 crown 1 pearl', 'decline']);
  t.play('p0: buy 7 crown 1 pearl');
  expect(t.events('artifactBought')).toMatchObject([{ seat: 0, room: 0 }]);
  expect(t.s.players[0]!.hoard).toEqual([1, 0, 0, 0, 0]);
});

test('ADR-ROOM-2 ADR-9 who cannot or will not pay passes the chance to the next', () => {
  const t = room([poor, rich, rich]);
  expect(t.asked).toEqual([0]);
  t.play('p0: decline');
  expect(t.asked).toEqual([1]);
  t.play('p1: buy 4 gem');
  expect(t.s.players.map(({ bought }) => bought)).toEqual([[], [1], []]);
  expect(t.events('purchaseDeclined')).toEqual([{ type: 'purchaseDeclined', seat: 0, room: 0 }]);
});

test('ADR-ROOM-4 an artifact nobody buys stays for the next round', () => {
  const t = room([poor, rich, rich]).play('p0: decline', 'p1: decline');
  expect(t.events('artifactUnsold')).toEqual([{ type: 'artifactUnsold', room: 0 }]);
  expect(t.s.rooms[0]!.stack).toHaveLength(6);
});

test('ADR-ROOM-1 rooms are tallied from left to right and sell one artifact a round', () => {
  const t = room(
    [rich, rich, rich],
    [{ guard: [9], room2: [7] }, { guard: [9], room1: [4], room2: [6] }, { guard: [9] }],
  );
  expect(t.asked).toEqual([1]);
  t.play('p1: buy 4 crown');
  expect(t.asked).toEqual([0]);
  t.play('p0: buy 7 crown');
  expect(t.s.rooms.map(({ stack }) => stack.length)).toEqual([5, 5, 6]);
  expect(t.s.round).toBe(2);
});
