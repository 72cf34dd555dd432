import { expect, test } from 'vitest';
import { magic } from '../../../test/scene.ts';

const setting = {
  spells: [['teleport' as const]],
  hoards: [[2, 0, 0, 0, 1]],
  tokens: [{ market: [7] }, { market: [8] }, { caravanserai: [1] }],
};

test('ADR-TELEPORT-1 two treasures of the caster’s choice move any player’s token', () => {
  const t = magic(setting);
  t.play(`p0: cast teleport ${t.ref(1, 8)} room2`);
  expect(t.asked).toEqual([0]);
  t.refuses('p0: pay 1 crown', 'wrong-amount', { amount: 2 })
    .refuses('p0: decline', 'wrong-action', { expected: ['pay'] })
    .play('p0: pay 1 crown 1 gold');
  expect(t.at(1, 8)).toBe('room2');
  expect(t.s.players[0]!.hoard).toEqual([1, 0, 0, 0, 0]);
  expect(t.s.players[1]!.tokens.find(({ value }) => value === 8)!.up).toBe(false);
});

test('ADR-TELEPORT-1 ADR-SPELL-3 only to a space not yet tallied', () => {
  const t = magic(setting).to('market');
  t.refuses(`p0: cast teleport ${t.ref(2, 1)} tent`, 'already-tallied').refuses(
    `p0: cast teleport ${t.ref(2, 1)} guard`,
    'guard-untouchable',
  );
});

test('ADR-30 ADR-SPELL-4 who has fewer than two pays what he has', () => {
  const t = magic({ ...setting, hoards: [[1, 0, 0, 0, 0]] });
  t.play(`p0: cast teleport ${t.ref(1, 8)} room2`, 'p0: pay 1 crown');
  expect(t.at(1, 8)).toBe('room2');
});

test('ADR-30 if the token has gone by then nothing is paid', () => {
  const t = magic({
    ...setting,
    camel: 1,
    spells: [['teleport'], ['eyeForAnEye']],
    tokens: [{ market: [7] }, { market: [8] }, { market: [1] }],
  });
  t.play('p1: pass', `p0: cast teleport ${t.ref(1, 8)} room2`);
  t.play(`p1: cast eyeForAnEye ${t.ref(1, 8)} ${t.ref(0, 7)}`);
  expect(t.events('spellResolved').map(({ spell, done }) => [spell, done])).toEqual([
    ['eyeForAnEye', true],
    ['teleport', false],
  ]);
  expect(t.s.players[0]!.hoard).toEqual([2, 0, 0, 0, 1]);
});
