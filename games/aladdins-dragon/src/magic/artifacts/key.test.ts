import { expect, test } from 'vitest';
import { magic } from '../../../test/scene.ts';

const rich = [9, 9, 9, 9, 9];

test('ADR-KEY-1 ADR-17 the Key opens the palace without tokens at the guard, after the guard is seen', () => {
  const t = magic({
    artifacts: [['key']],
    guard: 10,
    hoards: [rich],
    tokens: [{ room1: [4] }, { guard: [1] }, { guard: [2] }],
  }).to('guard');
  expect(t.s.guard).toBe(10);
  expect(t.asked).toEqual([0]);
  t.play('p0: use key');
  expect(t.events('palaceEntered')).toEqual([{ type: 'palaceEntered', seat: 0, by: 'key' }]);
  expect(t.kind).toBe('room');
});

test('ADR-KEY-1 it may be used besides tokens, in place of a bribe', () => {
  const t = magic({
    artifacts: [['key']],
    guard: 10,
    hoards: [rich],
    tokens: [{ guard: [4], room1: [5] }, { guard: [1] }, { guard: [2] }],
  }).to('guard');
  t.play('p0: use key');
  expect(t.s.players[0]!.hoard).toEqual(rich);
  expect(t.kind).toBe('room');
});

test('ADR-36 the Key has no other time; ADR-39 who has nothing to gain inside is not asked', () => {
  magic({
    artifacts: [['key', 'carpet']],
    tokens: [{ market: [4] }, { guard: [1] }, { guard: [2] }],
  })
    .to('market')
    .refuses('p0: use key', 'artifact-not-now', { artifact: 'key' });
  const t = magic({ artifacts: [['key']], tokens: [{ guard: [4] }, { guard: [1] }, { guard: [2], room1: [1] }] });
  expect(t.events('artifactDeclared')).toEqual([]);
  expect(t.kind).not.toBe('plays');
});
