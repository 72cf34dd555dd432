import { expect, test } from 'vitest';
import { characterPoints, firstTurn, giveCharacter, paintFor, pointsOf } from '../../test/support.ts';

test('ALM-DALILA-1 a point for two goods that are not carried', () => {
  const position = firstTurn({ characters: true }).change((s) => {
    giveCharacter(s, 0, 'dalila');
    // Goods: 4 of the starting tile, 4 of the market, 2 of the stall. One caravan carries 2.
    paintFor(s, 0, 'M');
    s.players[0]!.stalls = [1, 0, 0, 0];
  });
  expect(pointsOf(position, 0, 'caravans')).toBe(2);
  expect(characterPoints(position, 0, 'dalila')).toBe(4);
});
