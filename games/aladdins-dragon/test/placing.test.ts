import { expect, test } from 'vitest';
import { GUARD, SPACES, TOKENS } from '../src/content/board.ts';
import { tokensIn } from '../src/rules/tokens.ts';
import { scene } from './scene.ts';

test('ADR-PLACE-1 one token at a time, clockwise from the starting player', () => {
  const t = scene({ camel: 1 });
  const order: number[] = [];
  for (let i = 0; i < 6; i++) {
    order.push(t.asked[0]!);
    t.play(`p${t.asked[0]}: place ${TOKENS[Math.floor(i / 3)]} at guard`);
  }
  expect(order).toEqual([1, 2, 0, 1, 2, 0]);
});

test('ADR-2 all eight tokens are placed before anything is tallied', () => {
  const t = scene({ seats: 4 });
  for (const token of TOKENS) {
    for (const seat of [0, 1, 2, 3]) {
      expect(t.s.stage).toBe('placing');
      t.play(`p${seat}: place ${token} at ${seat === 0 ? 'market' : 'guard'}`);
    }
  }
  expect(t.s.stage).toBe('tallying');
  expect(t.events('tokenPlaced')).toHaveLength(32);
});

test('a token is placed once', () => {
  scene({})
    .play('p0: place 9 at guard', 'p1: place 9 at guard', 'p2: place 9 at guard')
    .refuses('p0: place 9 at market', 'token-not-at-hand', { token: 9 })
    .refuses('p0: pass', 'wrong-action', { expected: ['place'] });
});

test('ADR-PLACE-2 any number in a space, but five of one player in a room', () => {
  const t = scene({});
  for (const token of [1, 2, 4, 5, 6]) {
    t.play(`p0: place ${token} at room1`, `p1: place ${token} at guard`, `p2: place ${token} at room1`);
  }
  expect(tokensIn(t.s.players[0]!, SPACES.indexOf('room1'))).toBe(5);
  t.refuses('p0: place 7 at room1', 'room-full', { space: SPACES.indexOf('room1') });
  t.play('p0: place 7 at room2', 'p1: place 7 at guard');
  expect(tokensIn(t.s.players[1]!, GUARD)).toBe(6);
});

test('ADR-PLACE-3 not in a cave without treasure; Tent and Djinn only in the magic version', () => {
  const caves = { crown: [], pearl: [3] };
  scene({ caves })
    .refuses('p0: place 1 at crown', 'cave-empty', { space: 0 })
    .refuses('p0: place 1 at tent', 'magic-only', { space: 5 })
    .refuses('p0: place 1 at djinn', 'magic-only', { space: 6 })
    .play('p0: place 1 at pearl');
  scene({ version: 'magic' }).play('p0: place 1 at tent', 'p1: place 1 at djinn');
});

test('ADR-2 rooms without an artifact and rooms beyond the number of players are closed', () => {
  scene({ version: 'magic', open: [null] }).refuses('p0: place 1 at room1', 'room-empty', { space: 10 });
  scene({ seats: 3 }).refuses('p0: place 1 at room4', 'no-such-space', { space: 13 });
  scene({ seats: 4 }).play('p0: place 1 at room4');
});

test('ADR-PLACE-4 all see where a token lies, its owner its strength', () => {
  const t = scene({}).play('p0: place 7 at market');
  const [token] = t.position.view(0).players[0]!.tokens;
  expect(token).toEqual({ space: SPACES.indexOf('market'), up: false, doubled: false, value: 7 });
  for (const viewer of [1, 2, 'spectator'] as const) {
    expect(t.position.view(viewer).players[0]!.tokens).toEqual([{ ...token, value: null }]);
  }
  expect(t.events('tokenPlaced')).toEqual([{ type: 'tokenPlaced', seat: 0, token: 0, space: 7, value: null }]);
});

test('ADR-8 hoards are hidden from others, their size too', () => {
  const t = scene({ hoards: [[1, 2, 3, 0, 0]] });
  expect(t.position.view(0).players[0]!.hoard).toEqual([1, 2, 3, 0, 0]);
  expect(t.position.view(1).players[0]!.hoard).toBeNull();
  expect(t.position.view('spectator').players[0]!.hoard).toBeNull();
});
