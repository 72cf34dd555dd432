import { expect, test } from 'vitest';
import { magic } from '../../../test/scene.ts';

const setting = {
  spells: [['trade' as const]],
  hoards: [
    [4, 1, 0, 0, 0],
    [0, 0, 0, 0, 28],
  ],
  caves: { gold: [] },
  tokens: [{ market: [7] }, { market: [8] }, { caravanserai: [1] }],
};

test('ADR-TRADE-1 own treasures for as many of the treasury, of any kinds', () => {
  const t = magic(setting).play('p0: cast trade', 'p0: trade 3 crown 1 pearl for 2 gem 2 trophy');
  expect(t.s.players[0]!.hoard).toEqual([1, 0, 2, 2, 0]);
  expect(t.events('treasureTraded')).toMatchObject([{ given: [3, 1, 0, 0, 0], taken: [0, 0, 2, 2, 0] }]);
});

test('ADR-TRADE-1 at equal value, from what there is; and it may be left', () => {
  const t = magic(setting).play('p0: cast trade');
  t.refuses('p0: trade 3 crown for 2 gem', 'unequal-trade')
    .refuses('p0: trade nothing for nothing', 'unequal-trade')
    .refuses('p0: trade 2 pearl for 2 gem', 'hoard-short', { kind: 1 })
    .refuses('p0: trade 2 crown for 2 gold', 'treasury-short', { kind: 4 })
    .refuses('p0: take 1 gem', 'wrong-action', { expected: ['trade', 'decline'] });
  expect(t.position.legal(0)).toContain('trade 2 crown for 2 gem');
  t.play('p0: decline');
  expect(t.s.players[0]!.hoard).toEqual([4, 1, 0, 0, 0]);
});
