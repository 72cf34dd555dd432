import { expect, test } from 'vitest';
import { characterPoints, firstTurn, giveCharacter, paintFor } from '../../test/support.ts';

test('ALM-KHALIFAH-1 2 points for each oasis that touches no other', () => {
  const position = firstTurn({ characters: true }).change((s) => {
    giveCharacter(s, 0, 'khalifah');
    paintFor(s, 0, '.O', '', 'O.OO');
  });
  // Those of the starting tile, at 1.2 and at 3.1.
  expect(characterPoints(position, 0, 'khalifah')).toBe(6);
});
