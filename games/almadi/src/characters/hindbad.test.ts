import { expect, test } from 'vitest';
import { characterPoints, firstTurn, giveCharacter, lay, pointsOf } from '../../test/support.ts';

test('ALM-HINDBAD-1 ALM-C12 a point for each jar that touches no arrow', () => {
  const position = firstTurn({ characters: true }).change((s) => {
    giveCharacter(s, 0, 'hindbad');
  });
  expect(characterPoints(position, 0, 'hindbad')).toBe(1);
  position.change((s) => {
    // Its west arrow activates the jar of the starting tile; its own jar looks into the void.
    lay(s, 0, { '1.1': 'oasis R>J>' });
  });
  expect(characterPoints(position, 0, 'hindbad')).toBe(1);
  expect(pointsOf(position, 0, 'jars')).toBe(1);
});
