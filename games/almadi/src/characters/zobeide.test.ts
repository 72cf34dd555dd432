import { expect, test } from 'vitest';
import { firstTurn, giveCharacter, linesOf, paintFor, pointsOf } from '../../test/support.ts';

test('ALM-ZOBEIDE-1 each good of a stall card counts as two', () => {
  const position = firstTurn({ characters: true }).change((s) => {
    paintFor(s, 0, '.', 'CC');
    s.players[0]!.stalls = [1, 0, 1, 0];
  });
  expect(pointsOf(position, 0, 'caravans')).toBe(8);
  position.change((s) => {
    giveCharacter(s, 0, 'zobeide');
  });
  expect(linesOf(position, 0, 'caravans')).toMatchObject([{ points: 10, detail: { goods: 12, capacity: 10 } }]);
});
