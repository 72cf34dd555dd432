import { expect, test } from 'vitest';
import { characterPoints, firstTurn, giveCharacter, lay } from '../../test/support.ts';

test('ALM-AZIZ-1 a point for two leather or two carpets in the markets, whichever is more', () => {
  const position = firstTurn({ characters: true }).change((s) => {
    giveCharacter(s, 0, 'aziz');
    lay(s, 0, { '1.1': 'market >>JO', '1.2': 'market >>GS' });
    s.players[0]!.stalls = [0, 5, 5, 0];
  });
  // Carpets: 1 + 4 + 2, leather: 1 + 2.
  expect(characterPoints(position, 0, 'aziz')).toBe(3);
  position.change((s) => {
    lay(s, 0, { '1.3': 'market >G>R', '1.4': 'market SR>>' });
  });
  expect(characterPoints(position, 0, 'aziz')).toBe(5);
});
