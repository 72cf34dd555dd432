import { expect, test } from 'vitest';
import { firstTurn, giveCharacter, linesOf, paintFor } from '../../test/support.ts';

test('ALM-ZUBAYDAH-1 a palace may carry two mosaics and score a third time', () => {
  const position = firstTurn({ characters: true }).change((s) => {
    // Palaces: 2 of the starting tile and 4.
    paintFor(s, 0, '.O', 'OP', '.M');
    s.players[0]!.mosaics = [1, 1, 1, 0];
  });
  expect(linesOf(position, 0, 'mosaics')).toMatchObject([{ points: 6, detail: { laid: [4, 2], loose: 1 } }]);
  position.change((s) => {
    giveCharacter(s, 0, 'zubaydah');
  });
  expect(linesOf(position, 0, 'mosaics')).toMatchObject([{ points: 10, detail: { laid: [4, 4, 2], loose: 0 } }]);
});
