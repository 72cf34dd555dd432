import { expect, test } from 'vitest';
import { magic } from '../../../test/scene.ts';

const tokens = [{ market: [9] }, { market: [8] }, { caravanserai: [1] }];

test('ADR-CHARITY-1 three treasures of any kinds', () => {
  const t = magic({ spells: [['charity']], hoards: [[0, 0, 0, 0, 0]], tokens }).play('p0: cast charity');
  expect(t.asked).toEqual([0]);
  t.refuses('p0: take 2 gem', 'wrong-amount', { amount: 3 }).play('p0: take 2 gem 1 gold');
  expect(t.s.players[0]!.hoard).toEqual([0, 0, 2, 0, 1]);
});

test('ADR-SPELL-4 as many as there are; from an empty treasury nothing', () => {
  const all = { crown: [], pearl: [], gem: [], trophy: [], gold: [] };
  const hoards = (gold: number) => [
    [0, 0, 0, 0, 0],
    [29, 29, 29, 29, 0],
    [0, 0, 0, 0, gold],
  ];
  const t = magic({ spells: [['charity']], caves: all, hoards: hoards(27), tokens });
  t.play('p0: cast charity', 'p0: take 2 gold');
  const u = magic({ spells: [['charity']], caves: all, hoards: hoards(29), tokens }).play('p0: cast charity');
  expect(u.events('spellResolved')).toEqual([{ type: 'spellResolved', seat: 0, spell: 'charity', done: false }]);
});
