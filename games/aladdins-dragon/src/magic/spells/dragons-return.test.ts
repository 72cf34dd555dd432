import { expect, test } from 'vitest';
import { magic } from '../../../test/scene.ts';

const setting = {
  spells: [['dragonsReturn' as const]],
  caves: { crown: [5, 3], gem: [4, 2], gold: [] },
  tokens: [{ crown: [2] }, { crown: [9], gem: [8] }, { market: [1] }],
};

test('ADR-RETURN-1 during the tally all treasure of a cave goes back, also of the one being tallied', () => {
  const t = magic({ ...setting, hoards: [[], [0, 0, 0, 0, 0]] }).to('crown');
  t.refuses('p0: cast dragonsReturn gold', 'cave-empty').play('p0: cast dragonsReturn crown');
  expect(t.s.players[1]!.hoard[0]).toBe(0);
  expect(t.events('cavesChanged')).toEqual([{ type: 'cavesChanged', cave: 0, shelves: [] }]);
});

test('ADR-36 not before the first space is tallied, and not on a tallied cave', () => {
  magic(setting).refuses('p0: cast dragonsReturn crown', 'spell-not-now', { spell: 'dragonsReturn' });
  magic(setting).to('gem').refuses('p0: cast dragonsReturn crown', 'already-tallied');
});
