import { describe, expect, it } from 'vitest';
import { inRisingOrder } from './lists.ts';

describe('sorting by counting', () => {
  it('puts numbers in rising order, equal ones beside each other', () => {
    expect(inRisingOrder([35, 0, 101, 7, 0])).toEqual([0, 0, 7, 35, 101]);
  });

  it('ends even with a number that no card has', () => {
    expect(inRisingOrder([300])).toHaveLength(1);
    expect(inRisingOrder([2, 1])).toEqual([1, 2]);
  });
});
