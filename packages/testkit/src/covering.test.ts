import { describe, expect, it } from 'vitest';
import { coveringSubsets } from './covering.ts';

const letters = [...'abcdefghijklmnopqrst'];

describe('covering subsets', () => {
  it.each([2, 3])('show every %i items in every combination of on and off', (strength) => {
    const subsets = coveringSubsets(letters, strength, 'letters');
    const seen = new Set<string>();
    for (const subset of subsets) {
      for (const a of letters) {
        for (const b of letters.slice(letters.indexOf(a) + 1)) {
          const others = strength === 2 ? [''] : letters.slice(letters.indexOf(b) + 1);
          for (const c of others) seen.add([a, b, c, ...[a, b, c].map((one) => subset.includes(one))].join());
        }
      }
    }
    expect(seen.size).toBe(strength === 2 ? 190 * 4 : 1140 * 8);
    expect(subsets.length).toBeLessThan(strength === 2 ? 16 : 48);
  });
  it('are the same for the same seed, and all there is for few items', () => {
    expect(coveringSubsets(letters, 2, 'x')).toEqual(coveringSubsets(letters, 2, 'x'));
    expect(coveringSubsets(['a', 'b'], 2, 'x')).toHaveLength(4);
    expect(coveringSubsets(['a'], 3, 'x')).toHaveLength(2);
  });
});
