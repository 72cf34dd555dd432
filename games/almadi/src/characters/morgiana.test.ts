import { expect, test } from 'vitest';
import { firstTurn, giveCharacter } from '../../test/support.ts';

test('ALM-MORGIANA-1 ALM-C4 its own row or one off, within rows 1 to 4', () => {
  const position = firstTurn({ characters: true }).change((s) => {
    giveCharacter(s, 0, 'morgiana');
  });
  const rowsOf = (slot: string) =>
    new Set(
      position
        .legal(0)
        .filter((text) => text.startsWith(`take ${slot}`))
        .map((text) => text.at(-3)),
    );
  expect(rowsOf('1a')).toEqual(new Set(['1', '2']));
  expect(rowsOf('2b')).toEqual(new Set(['1', '2', '3']));
  expect(rowsOf('4a')).toEqual(new Set(['3', '4']));
  position
    .expectRefusal('p0: take 2a at 4.1', 'wrong-row', { rows: [1, 2, 3] })
    .expectRefusal('p0: take 1a at 0.1', 'wrong-row', { rows: [1, 2] })
    .play('p0: take 2a at 3.1');
});
