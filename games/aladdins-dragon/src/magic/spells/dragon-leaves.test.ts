import { expect, test } from 'vitest';
import { magic } from '../../../test/scene.ts';

test('ADR-LEAVES-1 a cave without treasure gets 4 and 2, and tokens may now be placed there', () => {
  const t = magic({ spells: [['dragonLeaves']], caves: { crown: [], gem: [3] } });
  for (let i = 0; t.kind !== 'plays' && i < 3; i++) t.play(`p${t.asked[0]}: place 1 at guard`);
  t.refuses('p0: cast dragonLeaves gem', 'cave-not-empty', { target: 2 })
    .refuses('p0: cast dragonLeaves market', 'not-a-cave', { target: 7 })
    .play('p0: cast dragonLeaves crown');
  expect(t.s.caves[0]).toEqual([4, 2]);
  t.play(`p${t.asked[0]}: place 9 at crown`);
});

test('ADR-LEAVES-1 after the placing a Carpet may go there', () => {
  const t = magic({
    spells: [['dragonLeaves']],
    artifacts: [[], ['carpet']],
    caves: { crown: [] },
    hoards: [[], [0, 0, 0, 0, 0]],
    tokens: [{ guard: [9] }, { guard: [8] }, { guard: [1] }],
  });
  t.play('p0: cast dragonLeaves crown').to('crown').play('p1: use carpet');
  expect(t.s.players[1]!.hoard[0]).toBe(4);
});

test('ADR-4 ADR-SPELL-4 as far as the treasury goes; ADR-36 only in a cave not yet tallied', () => {
  const spell = { spells: [['dragonLeaves' as const]], tokens: [{ market: [9] }, { guard: [8] }, { guard: [1] }] };
  const t = magic({ ...spell, caves: { crown: [] }, hoards: [[24, 0, 0, 0, 0]] }).play('p0: cast dragonLeaves crown');
  expect(t.events('cavesChanged')).toEqual([{ type: 'cavesChanged', cave: 0, shelves: [4, 1] }]);
  const u = magic({ ...spell, caves: { crown: [] }, hoards: [[29, 0, 0, 0, 0]] }).play('p0: cast dragonLeaves crown');
  expect(u.events('spellResolved')).toMatchObject([{ done: false }]);
  magic({ ...spell, caves: { crown: [] } })
    .to('market')
    .refuses('p0: cast dragonLeaves crown', 'already-tallied');
});
