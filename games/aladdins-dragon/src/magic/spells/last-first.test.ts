import { expect, test } from 'vitest';
import { magic } from '../../../test/scene.ts';

const rich = [9, 9, 9, 9, 9];

test('ADR-LASTFIRST-1 from this space on the weakest comes first, not in spaces already tallied', () => {
  const t = magic({
    spells: [['lastFirst']],
    caves: { crown: [5, 3], gem: [5, 3] },
    tokens: [{ crown: [1], gem: [2] }, { crown: [8], gem: [9] }, { market: [1] }],
  });
  t.to('gem').play('p0: cast lastFirst');
  const won = t.events('treasureWon').map(({ seat, cave, amount }) => [seat, cave, amount]);
  expect(won).toEqual([
    [1, 0, 5],
    [0, 0, 3],
    [0, 2, 5],
    [1, 2, 3],
  ]);
});

test('ADR-LASTFIRST-1 the guard is excepted; in rooms the weakest has the first chance', () => {
  const t = magic({
    spells: [['lastFirst']],
    guard: 5,
    hoards: [rich, rich, rich],
    tokens: [
      { guard: [9], room1: [7] },
      { guard: [8], room1: [4] },
      { guard: [1], room1: [5] },
    ],
  });
  t.play('p0: cast lastFirst').until('bribe').play('p2: bribe 4 gem');
  expect(t.asked).toEqual([1]);
  t.play('p1: decline').play('p2: decline');
  expect(t.asked).toEqual([0]);
});

test('ADR-LASTFIRST-1 it ends with the round', () => {
  const t = magic({ spells: [['lastFirst']], tokens: [{ guard: [9] }, { guard: [8] }, { guard: [1] }] });
  t.play('p0: cast lastFirst');
  expect(t.s.round).toBe(2);
  expect(t.s.weakestFirst).toBe(false);
});
