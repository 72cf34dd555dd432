import { expect, test } from 'vitest';
import { magic } from '../../../test/scene.ts';

test('ADR-SACRIFICE-1 everyone returns 7, also who plays it; who has fewer returns all', () => {
  const t = magic({
    spells: [['sacrifice']],
    hoards: [
      [9, 0, 0, 0, 0],
      [0, 0, 0, 0, 0],
      [3, 4, 0, 0, 0],
    ],
    tokens: [{ market: [9] }, { market: [8] }, { caravanserai: [1] }],
  });
  t.play('p0: cast sacrifice', 'p0: pay 7 crown', 'p1: pay nothing', 'p2: pay 3 crown 4 pearl');
  expect(t.s.players.map(({ hoard }) => hoard)).toEqual([
    [2, 0, 0, 0, 0],
    [0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0],
  ]);
});
