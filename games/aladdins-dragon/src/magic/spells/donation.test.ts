import { expect, test } from 'vitest';
import { magic } from '../../../test/scene.ts';

const tokens = [{ market: [9] }, { market: [8] }, { caravanserai: [1] }];

test('ADR-DONATION-1 everyone, in sequence, returns 5; who has fewer shows and returns all', () => {
  const hoards = [
    [6, 0, 0, 0, 0],
    [1, 0, 1, 0, 2],
    [3, 3, 0, 0, 0],
  ];
  const t = magic({ camel: 2, spells: [['donation']], hoards, tokens: [tokens[0]!, tokens[2]!, tokens[1]!] });
  t.play('p0: cast donation');
  expect(t.asked).toEqual([2]);
  t.refuses('p2: pay 4 crown', 'wrong-amount', { amount: 5 })
    .refuses('p2: decline', 'wrong-action', { expected: ['pay'] })
    .play('p2: pay 2 crown 3 pearl', 'p0: pay 5 crown');
  expect(t.position.legal(1)).toEqual(['pay 1 crown 1 gem 2 gold']);
  t.play('p1: pay 1 crown 1 gem 2 gold');
  expect(t.s.players.map(({ hoard }) => hoard)).toEqual([
    [1, 0, 0, 0, 0],
    [0, 0, 0, 0, 0],
    [1, 0, 0, 0, 0],
  ]);
  expect(t.events('treasureShown')).toEqual([{ type: 'treasureShown', seat: 1, treasures: [1, 0, 1, 0, 2] }]);
});
