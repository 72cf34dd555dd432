import { expect, test } from 'vitest';
import { firstTurn, giveCharacter, linesOf, paintFor } from '../../test/support.ts';

test('ALM-ALICOGIA-1 ALM-C16 all caravans carry as one group, and nine carry 65', () => {
  const capacity = (characters: readonly 'ali-cogia'[], ...lines: string[]) => {
    const position = firstTurn({ characters: true }).change((s) => {
      giveCharacter(s, 0, ...characters);
      paintFor(s, 0, ...lines);
    });
    return (linesOf(position, 0, 'caravans')[0]!.detail as { capacity: number }).capacity;
  };
  expect(capacity([], '.C.C')).toBe(6);
  expect(capacity(['ali-cogia'], '.C.C')).toBe(10);
  // Eight that touch and one apart would carry 67: it is not optional.
  expect(capacity([], '..', 'CCCCCCC..C')).toBe(67);
  expect(capacity(['ali-cogia'], '..', 'CCCCCCC..C')).toBe(65);
});
