import { expect, test } from 'vitest';
import { characterPoints, firstTurn, giveCharacter, paintFor } from '../../test/support.ts';

test('ALM-THIEVES-1 ALM-C9 3 points for an empty cell with landscapes on its four sides', () => {
  const position = firstTurn({ characters: true }).change((s) => {
    giveCharacter(s, 0, 'forty-thieves');
    paintFor(s, 0, 'C', '.C', 'C');
  });
  expect(characterPoints(position, 0, 'forty-thieves')).toBe(3);
});

test('ALM-C9 a hole of two cells is none', () => {
  const position = firstTurn({ characters: true }).change((s) => {
    giveCharacter(s, 0, 'forty-thieves');
    paintFor(s, 0, 'CC', '..C', 'CC');
  });
  expect(characterPoints(position, 0, 'forty-thieves')).toBe(0);
});
