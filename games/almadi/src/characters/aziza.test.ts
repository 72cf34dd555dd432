import { expect, test } from 'vitest';
import { characterPoints, firstTurn, giveCharacter, paintFor, pointsOf } from '../../test/support.ts';

test('ALM-AZIZA-1 each mosaic card that lies on no palace is worth 3', () => {
  const position = firstTurn({ characters: true }).change((s) => {
    giveCharacter(s, 0, 'aziza');
    // The palace of the starting tile is worth 2: the card is better kept.
    s.players[0]!.mosaics = [1, 1, 0, 0];
  });
  expect(characterPoints(position, 0, 'aziza')).toBe(6);
  expect(pointsOf(position, 0, 'mosaics')).toBe(0);
  position.change((s) => {
    // Now a palace with an oasis, a market and another oasis: 4.
    paintFor(s, 0, '.O', 'OP', '.M');
  });
  expect(characterPoints(position, 0, 'aziza')).toBe(3);
  expect(pointsOf(position, 0, 'mosaics')).toBe(4);
});
