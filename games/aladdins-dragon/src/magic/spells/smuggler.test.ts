import { expect, test } from 'vitest';
import { MOVES, magic, type Scene } from '../../../test/scene.ts';

/** All pass until the Smuggler may be played. */
function toSmuggler(t: Scene): Scene {
  while (!t.position.legal(0).includes('cast smuggler')) t.play(`p${t.asked[0]}: pass`);
  return t;
}

const empty = [{ guard: [7] }, { guard: [8] }, { guard: [1] }];

test('ADR-SMUGGLER-1 ADR-36 after the last cave: strongest in every empty city space', () => {
  const t = magic({
    spells: [['smuggler']],
    spent: MOVES,
    tokens: [{ market: [1] }, { market: [8] }, { guard: [1] }],
  });
  t.refuses('p0: cast smuggler', 'spell-not-now', { spell: 'smuggler' }).play('p0: pass');
  expect(t.s.tallied).toBe(5);
  t.play('p0: cast smuggler');
  expect(t.kind).toBe('tent');
  expect(t.asked).toEqual([0]);
  t.play(`p0: ${t.position.legal(0)[0]}`).pass();
  expect(t.s.djinn).toBe(0);
  expect(t.kind).toBe('market');
  expect(t.asked).toEqual([1]);
  t.play('p1: decline').pass();
  expect(t.kind).toBe('caravanserai');
  expect(t.asked).toEqual([0]);
});

test('ADR-SMUGGLER-2 ADR-34 against a Carpet player sequence decides', () => {
  const withCarpet = (camel: number) => {
    const tokens = [{ djinn: [7], tent: [9] }, { djinn: [8] }, { djinn: [1] }];
    const t = magic({ camel, spells: [['smuggler']], artifacts: [[], ['carpet']], tokens });
    toSmuggler(t).play('p0: cast smuggler').to('market').play('p1: use carpet').pass();
    expect(t.kind).toBe('market');
    return t.asked;
  };
  expect(withCarpet(0)).toEqual([0]);
  expect(withCarpet(1)).toEqual([1]);
});

test('ADR-34 with And the last will be the first he is as good as the weakest Carpet', () => {
  const t = magic({ spells: [['smuggler', 'lastFirst']], artifacts: [[], ['carpet']], tokens: empty });
  t.play('p0: cast lastFirst');
  toSmuggler(t).play('p0: cast smuggler').to('market').play('p1: use carpet').pass();
  expect(t.kind).toBe('market');
  expect(t.asked).toEqual([0]);
});

test('ADR-SMUGGLER-1 not when every city space has tokens', () => {
  const t = magic({
    spells: [['smuggler']],
    spent: MOVES,
    tokens: [{ tent: [1], djinn: [2] }, { market: [8], caravanserai: [9] }, { guard: [1] }],
  });
  t.play('p0: pass');
  expect(t.s.tallied).toBe(5);
  t.refuses('p0: cast smuggler', 'spell-not-now');
});
