import { expect, test } from 'vitest';
import { magic } from '../../../test/scene.ts';
import { ARTIFACTS, CARPET, KEY } from '../../content/artifacts.ts';

const setting = {
  spells: [['magesApprentice' as const, 'charity' as const]],
  artifacts: [['key' as const, 'double' as const]],
  open: ['carpet' as const, 'scroll' as const],
  tokens: [{ market: [9] }, { market: [8] }, { caravanserai: [1] }],
};

test('ADR-APPRENTICE-1 an own unused artifact for the open one of a room', () => {
  const t = magic(setting).play('p0: cast magesApprentice room1 key').pass();
  expect(t.s.rooms[0]!.open).toBe(KEY);
  expect(t.s.players[0]!.artifacts[CARPET]).toBe(1);
  expect(t.s.players[0]!.artifacts[KEY]).toBe(0);
  expect(t.events('artifactSwapped')).toEqual([
    { type: 'artifactSwapped', seat: 0, room: 0, taken: 'carpet', left: 'key' },
  ]);
});

test('ADR-APPRENTICE-1 not one that is used, nor the Lamp needed for it, nor one he does not own', () => {
  const t = magic(setting);
  const at = (artifact: string) => ({ target: ARTIFACTS.indexOf(artifact as never) });
  t.refuses('p0: cast magesApprentice room1 lamp', 'artifact-not-free', at('lamp'))
    .refuses('p0: cast magesApprentice room1 scroll', 'artifact-not-free', at('scroll'))
    .refuses('p0: cast magesApprentice room1 -', 'artifact-not-free')
    .refuses('p0: cast magesApprentice market key', 'no-such-room')
    .refuses('p0: cast magesApprentice room5 key', 'no-such-room');
});

test('ADR-28 ADR-SPELL-4 it is an exchange: in a room without an open artifact there is nothing to take', () => {
  const t = magic({ ...setting, open: [null] });
  t.refuses('p0: cast magesApprentice room1 key', 'no-open-artifact', { target: 10 });
  const u = magic(setting).play('p0: cast magesApprentice room1 key');
  u.position.change((s) => {
    s.rooms[1]!.stack.push(s.rooms[0]!.open!);
    s.rooms[1]!.seen = [...s.rooms[1]!.seen, 0];
    s.rooms[0]!.open = null;
  });
  u.pass();
  expect(u.events('spellResolved')).toMatchObject([{ done: false }]);
  expect(u.s.players[0]!.artifacts[KEY]).toBe(1);
});
