import { expect, test } from 'vitest';
import { magic } from '../../../test/scene.ts';
import { ARTIFACTS } from '../../content/artifacts.ts';

const rich = [9, 9, 9, 9, 9];
const sale = () =>
  magic({
    spells: [['abracadabra', 'charity'], ['trade']],
    open: ['key'],
    guard: 1,
    hoards: [rich, rich, rich],
    tokens: [{ guard: [9], room1: [4] }, { guard: [1] }, { guard: [2] }],
  }).until('room');

test('ADR-ABRACADABRA-1 ADR-36 the buyer, at his purchase, takes any artifact of the stack', () => {
  const t = sale().play('p0: buy 4 crown');
  expect(t.kind).toBe('plays');
  t.refuses('p1: cast abracadabra', 'spell-not-held', { spell: 'abracadabra' });
  t.play('p1: pass', 'p0: cast abracadabra').pass();
  const { stack } = t.s.rooms[0]!;
  const wanted = ARTIFACTS[stack.find((artifact) => artifact !== ARTIFACTS.indexOf('key'))!]!;
  expect(new Set(t.position.legal(0))).toEqual(new Set([...stack, 4].map((a) => `choose ${ARTIFACTS[a]}`)));
  t.refuses('p0: choose lamp', 'not-in-stack', { artifact: 'lamp' }).refuses('p0: pass', 'wrong-action');
  t.play(`p0: choose ${wanted}`);
  expect(t.events('artifactBought')).toEqual([{ type: 'artifactBought', seat: 0, room: 0, artifact: wanted }]);
  expect(t.s.rooms[0]).toMatchObject({ open: ARTIFACTS.indexOf('key') });
  expect(t.s.rooms[0]!.stack).toHaveLength(3);
});

test('ADR-ABRACADABRA-1 the open one may be taken too', () => {
  const t = sale().play('p0: buy 4 crown', 'p0: cast abracadabra', 'p1: pass').pass().play('p0: choose key');
  expect(t.events('artifactBought')).toMatchObject([{ artifact: 'key' }]);
  expect(t.s.rooms[0]!.stack).toHaveLength(4);
});

test('ADR-36 at no other time, and not for anybody else', () => {
  const t = magic({
    spells: [['abracadabra']],
    tokens: [{ market: [9] }, { guard: [1] }, { guard: [2] }],
  });
  t.refuses('p0: cast abracadabra', 'spell-not-now', { spell: 'abracadabra' });
});

test('ADR-35 the searcher knows the rest of the stack, in its order; nobody else does', () => {
  const t = sale().play('p0: buy 4 crown', 'p0: cast abracadabra', 'p1: pass').pass().play('p0: choose key');
  const game = t.position.game;
  expect(game.knowledge(t.s, 0).game.rooms[0]!.stack).toEqual(t.s.rooms[0]!.stack);
  expect(game.knowledge(t.s, 1).game.rooms[0]!.stack).toEqual([-1, -1, -1, -1]);
});
