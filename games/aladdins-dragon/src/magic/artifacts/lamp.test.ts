import { expect, test } from 'vitest';
import { magic } from '../../../test/scene.ts';
import { LAMP } from '../../content/artifacts.ts';

const tokens = [{ market: [9] }, { market: [8] }, { caravanserai: [1] }];

test('ADR-LAMP-1 ADR-12 the Lamp is lit by the first spell, is the one use, and allows any number of spells', () => {
  const t = magic({ spells: [['charity', 'trade', 'lastFirst']], artifacts: [['carpet']], tokens });
  t.play('p0: cast charity');
  expect(t.s.players[0]!.used[LAMP]).toBe(1);
  t.refuses('p0: use carpet', 'no-use-left', { uses: 1 });
  t.play('p0: cast lastFirst', 'p0: cast trade');
  expect(t.events('lampLit')).toEqual([{ type: 'lampLit', seat: 0 }]);
  expect(t.events('spellDeclared').map(({ spell }) => spell)).toEqual(['charity', 'lastFirst', 'trade']);
});

test('ADR-LAMP-1 without a Lamp to light there are no spells, and it is not used for its own sake', () => {
  const t = magic({ spells: [['charity', 'trade'], ['spy']], tokens });
  t.refuses('p0: use lamp', 'artifact-without-use', { artifact: 'lamp' });
  t.position.change((s) => {
    s.players[0]!.artifacts = s.players[0]!.artifacts.with(LAMP, 0);
    s.players[1]!.artifacts = s.players[1]!.artifacts.with(LAMP, 2);
  });
  t.refuses('p0: cast charity', 'lamp-needed').pass();
  expect(t.events('spellDeclared')).toEqual([]);
});
