import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fillShelves, sumOf } from './shelves.ts';

test('ADR-4 shelves are filled from the top as far as the stock goes', () => {
  expect(fillShelves([5, 3, 1], 29)).toEqual([5, 3, 1]);
  expect(fillShelves([5, 3, 1], 6)).toEqual([5, 1]);
  expect(fillShelves([5, 3, 1], 5)).toEqual([5]);
  expect(fillShelves([5, 3], 0)).toEqual([]);
});

test('filling is laying treasures down one by one', () => {
  const shelf = fc.integer({ min: 1, max: 6 });
  fc.assert(
    fc.property(fc.array(shelf, { maxLength: 4 }), fc.nat(20), (wanted, stock) => {
      const slow: number[] = [];
      let left = stock;
      for (const amount of wanted) {
        for (let laid = 0; laid < amount && left > 0; laid++, left--) {
          if (laid === 0) slow.push(0);
          slow[slow.length - 1]!++;
        }
      }
      expect(fillShelves(wanted, stock)).toEqual(slow);
      expect(sumOf(slow)).toBe(Math.min(stock, sumOf(wanted)));
    }),
  );
});
