import { expect, test } from 'vitest';
import { magic } from '../../../test/scene.ts';

const tokens = [{ room1: [9] }, { room1: [8, 7], room3: [2], guard: [9] }, { room2: [1] }];

test('ADR-SULTAN-1 the others, in sequence, pay 1 for each token in rooms or take all of them back', () => {
  const t = magic({ spells: [['sultansTax']], hoards: [[], [3, 0, 0, 0, 1], [0, 0, 0, 0, 0]], tokens });
  t.play('p0: cast sultansTax');
  expect(t.asked).toEqual([1]);
  t.refuses('p1: pay 2 crown', 'wrong-amount', { amount: 3 })
    .refuses('p1: pass', 'wrong-action', { expected: ['pay', 'decline'] })
    .play('p1: pay 2 crown 1 gold');
  expect(t.position.legal(2)).toEqual(['decline']);
  t.play('p2: decline');
  expect(t.events('tokensSentBack')[0]).toMatchObject({ tokens: [{ seat: 2, value: null }] });
});

test('ADR-SULTAN-1 ADR-22 all or none: who does not pay loses every token in rooms, the guard does not count', () => {
  const t = magic({ spells: [['sultansTax']], hoards: [[], [3, 0, 0, 0, 1], [0, 0, 0, 0, 0]], tokens });
  t.play('p0: cast sultansTax', 'p1: decline');
  expect([t.at(1, 8), t.at(1, 7), t.at(1, 2), t.at(1, 9)]).toEqual([null, null, null, 'guard']);
});

test('ADR-SPELL-4 with nobody in the rooms it does nothing', () => {
  const t = magic({ spells: [['sultansTax']], tokens: [{ room1: [9] }, { guard: [8] }, { guard: [1] }] });
  t.play('p0: cast sultansTax');
  expect(t.events('spellResolved')).toMatchObject([{ done: false }]);
});
