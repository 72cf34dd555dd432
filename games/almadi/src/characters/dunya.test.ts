import { expect, test } from 'vitest';
import { characterPoints, firstTurn, giveCharacter, pointsOf } from '../../test/support.ts';

test('ALM-DUNYA-1 ALM-C21 3 points for each card of the most frequent pattern, laid on palaces or not', () => {
  const position = firstTurn({ characters: true }).change((s) => {
    giveCharacter(s, 0, 'dunya');
    s.players[0]!.mosaics = [1, 3, 0, 3];
  });
  expect(characterPoints(position, 0, 'dunya')).toBe(9);
  expect(pointsOf(position, 0, 'mosaics')).toBe(2);
});
