import { expect, test } from 'vitest';
import { magic } from '../../../test/scene.ts';
import { CARPET, COUNTERSPELL, LAMP } from '../../content/artifacts.ts';

const tokens = [{ market: [9] }, { market: [8] }, { caravanserai: [1] }];

test('ADR-COUNTER-1 ADR-14 a declared spell is answered at once: it has no effect and is gone', () => {
  const t = magic({ spells: [['charity']], artifacts: [[], ['counterspell']], hoards: [[0, 0, 0, 0, 0]], tokens });
  t.play('p0: cast charity');
  expect(t.kind).toBe('counter');
  expect(t.asked).toEqual([1]);
  t.refuses('p1: use carpet', 'artifact-not-now', { artifact: 'carpet' })
    .refuses('p1: cast charity', 'spell-not-now', { spell: 'charity' })
    .refuses('p1: decline', 'wrong-action', { expected: ['use', 'cast', 'pass'] });
  t.play('p1: use counterspell');
  expect(t.events('spellCountered')).toEqual([{ type: 'spellCountered', seat: 1, caster: 0, spell: 'charity' }]);
  expect(t.events('treasureTaken')).toEqual([]);
  expect(t.s.players[0]!.spells).toEqual([]);
  expect(t.s.spentSpells).toHaveLength(1);
  expect(t.s.players[0]!.used[LAMP]).toBe(1);
  expect(t.s.players[1]!.used[COUNTERSPELL]).toBe(1);
  expect(t.kind).toBe('market');
});

test('ADR-COUNTER-1 a pass lets the spell stand', () => {
  const t = magic({ spells: [['charity']], artifacts: [[], ['counterspell']], tokens });
  t.play('p0: cast charity', 'p1: pass');
  expect(t.kind).toBe('take');
});

test('ADR-14 nobody else needs to counter once one has: the first in sequence does', () => {
  const t = magic({ spells: [['charity']], artifacts: [[], ['counterspell'], ['counterspell']], tokens });
  t.play('p0: cast charity', 'p2: use counterspell', 'p1: use counterspell');
  expect(t.s.players.map(({ used }) => used[COUNTERSPELL])).toEqual([0, 1, 0]);
});

test('ADR-14 it answers no artifact and not one’s own spell, and has no other time', () => {
  const t = magic({ spells: [['charity']], artifacts: [['counterspell', 'carpet']], tokens });
  t.refuses('p0: use counterspell', 'artifact-not-now', { artifact: 'counterspell' }).play('p0: cast charity');
  expect(t.kind).toBe('take');
  const u = magic({ artifacts: [['carpet'], ['counterspell']], tokens })
    .to('market')
    .play('p0: use carpet');
  expect(u.kind).toBe('market');
  magic({ spells: [['charity']], tokens })
    .refuses('p0: use counterspell', 'artifact-not-owned', { artifact: 'counterspell' })
    .refuses('p0: use carpet', 'artifact-not-owned', { artifact: 'carpet' });
});

test('ADR-33 declarations given at once are all announced; one whose use went into a Counterspell lapses', () => {
  const t = magic({
    spells: [['lastFirst']],
    artifacts: [[], ['counterspell', 'carpet']],
    tokens,
  }).to('market');
  t.play('p1: use carpet', 'p0: cast lastFirst');
  expect(t.kind).toBe('counter');
  t.play('p1: use counterspell');
  expect(t.events('declarationLapsed')).toEqual([{ type: 'declarationLapsed', seat: 1 }]);
  expect(t.s.players[1]!.used[CARPET]).toBe(0);
  expect(t.s.weakestFirst).toBe(false);
  expect(t.asked).toEqual([0]);
});
