import { expect, test } from 'vitest';
import { characterPoints, firstTurn, giveCharacter, lay } from '../../test/support.ts';

test('ALM-ALISHAR-1 a point for two spices or two pottery in the markets, whichever is more', () => {
  // The market of the starting tile shows one of each good.
  const position = firstTurn({ characters: true }).change((s) => {
    giveCharacter(s, 0, 'ali-shar');
    lay(s, 0, { '1.1': 'market >GO>', '1.2': 'market J>>R' });
    s.players[0]!.stalls = [3, 0, 0, 0];
  });
  expect(characterPoints(position, 0, 'ali-shar')).toBe(4);
  position.change((s) => {
    lay(s, 0, { '1.3': 'market >MG>', '1.4': 'market >O>G', '1.5': 'market >J>M' });
  });
  expect(characterPoints(position, 0, 'ali-shar')).toBe(5);
});
