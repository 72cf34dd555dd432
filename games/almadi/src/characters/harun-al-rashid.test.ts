import { expect, test } from 'vitest';
import { characterPoints, firstTurn, giveCharacter, paint, paintFor } from '../../test/support.ts';

test('ALM-HARUN-1 ALM-21 a point for each landscape of the longest row, the starting one and rows 0 and 5 included', () => {
  const position = firstTurn({ characters: true }).change((s) => {
    giveCharacter(s, 0, 'harun-al-rashid');
    paintFor(s, 0, 'C', 'CC.C');
  });
  expect(characterPoints(position, 0, 'harun-al-rashid')).toBe(4);
  position.change((s) => {
    s.players[0]!.realm = paint(s.players[0]!.realm, 5, ['OOOOO']);
  });
  expect(characterPoints(position, 0, 'harun-al-rashid')).toBe(5);
});
