import { expect, test } from 'vitest';
import { characterPoints, firstTurn, giveCharacter } from '../../test/support.ts';

test('ALM-SHEHERAZADE-1 3 points for each recruited character, herself included', () => {
  const position = firstTurn({ characters: true }).change((s) => {
    giveCharacter(s, 0, 'jafar', 'sheherazade', 'ali');
    s.players[0]!.hand = ['aziz', 'aziza'];
  });
  expect(characterPoints(position, 0, 'sheherazade')).toBe(9);
});

test('ALM-C17 Zumurrud counts as one, the character she copies not again', () => {
  const position = firstTurn({ characters: true }).change((s) => {
    giveCharacter(s, 1, 'sheherazade', 'jafar');
    giveCharacter(s, 0, 'zumurrud');
    s.players[0]!.copied = 'sheherazade';
  });
  expect(characterPoints(position, 0, 'sheherazade')).toBe(3);
  expect(characterPoints(position, 1, 'sheherazade')).toBe(6);
});
