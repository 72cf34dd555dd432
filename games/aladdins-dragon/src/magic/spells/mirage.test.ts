import { expect, test } from 'vitest';
import { magic } from '../../../test/scene.ts';
import { ARTIFACTS, SCROLL } from '../../content/artifacts.ts';

const setting = {
  spells: [['mirage' as const]],
  open: ['scroll' as const],
  tokens: [{ market: [9] }, { market: [8] }, { caravanserai: [1] }],
};

test('ADR-MIRAGE-1 an artifact of the stack comes open on top, the former open one goes under it', () => {
  const t = magic(setting).play('p0: cast mirage room1');
  const before = [...t.s.rooms[0]!.stack];
  const wanted = ARTIFACTS[before[1]!]!;
  t.refuses('p0: choose lamp', 'not-in-stack', { artifact: 'lamp' })
    .refuses('p0: decline', 'wrong-action', { expected: ['choose'] })
    .play(`p0: choose ${wanted}`);
  const { open, stack } = t.s.rooms[0]!;
  expect(open).toBe(before[1]);
  expect(stack[0]).toBe(SCROLL);
  expect(stack).toHaveLength(4);
  const rest = [...before];
  rest.splice(before.lastIndexOf(before[1]!), 1);
  expect(stack.slice(1)).toEqual(rest);
});

test('ADR-MIRAGE-1 only the searcher sees the stack; what goes under it all have seen', () => {
  const t = magic(setting).play('p0: cast mirage room1');
  const search = t.position.entries.find(({ event }) => event.type === 'stackSearched')!;
  expect(Object.keys(search.secret!)).toEqual(['0']);
  t.play(t.position.legal(0).map((text) => `p0: ${text}`)[0]!);
  const { game } = t.position;
  expect(game.knowledge(t.s, 0).game.rooms[0]!.stack).toEqual(t.s.rooms[0]!.stack);
  expect(game.knowledge(t.s, 1).game.rooms[0]!.stack).toEqual([SCROLL, -1, -1, -1]);
});

test('ADR-MIRAGE-1 a room without a stack cannot be searched', () => {
  magic({ ...setting, open: [null] })
    .refuses('p0: cast mirage room1', 'stack-empty', { target: 10 })
    .refuses('p0: cast mirage crown', 'no-such-room');
});

test('ADR-35 after a search the others no longer know where in the stack what they had seen lies', () => {
  const t = magic(setting);
  t.position.change((s) => {
    s.rooms[0]!.seen = s.rooms[0]!.stack.map(() => 0xff);
  });
  t.play('p0: cast mirage room1');
  t.play(`p0: ${t.position.legal(0)[0]}`);
  expect(t.position.game.knowledge(t.s, 1).game.rooms[0]!.stack).toEqual([SCROLL, -1, -1, -1]);
  expect(t.position.game.knowledge(t.s, 0).game.rooms[0]!.stack).toEqual(t.s.rooms[0]!.stack);
});
