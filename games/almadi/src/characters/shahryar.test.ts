import { expect, test } from 'vitest';
import { characterPoints, firstTurn, giveCharacter } from '../../test/support.ts';

test('ALM-SHAHRYAR-1 3 more points for each completed objective', () => {
  const position = firstTurn({ characters: true }).change((s) => {
    giveCharacter(s, 0, 'shahryar');
    s.players[0]!.completed = [17, 23];
    s.players[0]!.objectives = [4];
  });
  expect(characterPoints(position, 0, 'shahryar')).toBe(6);
});
