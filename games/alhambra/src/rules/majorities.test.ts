import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BUILDINGS } from '../content/buildings.ts';
import { SCORE_TABLES } from '../content/score-table.ts';
import { sharePlaces } from './majorities.ts';

describe('majorities', () => {
  it('ALH-SCORE-3 only the most chambers score in round 1: 4 points (p.5)', () => {
    expect(sharePlaces([3, 2, 1], SCORE_TABLES[1].chambers)).toEqual([4, 0, 0]);
  });
  it('ALH-SCORE-4 round 2 pays two places: 13 and 6 for towers (p.5)', () => {
    expect(sharePlaces([1, 4, 2], SCORE_TABLES[2].tower)).toEqual([0, 13, 6]);
  });
  it('ALH-SCORE-5 round 3 pays three places: pavilions 16, 8 and 1 (p.5)', () => {
    expect(sharePlaces([3, 2, 1, 0], SCORE_TABLES[3].pavilion)).toEqual([16, 8, 1, 0]);
  });
  it('ALH-SCORE-5 the final table (p.5)', () => {
    const table = BUILDINGS.map((building) => SCORE_TABLES[3][building]);
    expect(table).toEqual([
      [16, 8, 1],
      [17, 9, 2],
      [18, 10, 3],
      [19, 11, 4],
      [20, 12, 5],
      [21, 13, 6],
    ]);
  });
  it('ALH-SCORE-6 two share first and second place for towers: 19 halved is 9 each (p.5)', () => {
    expect(sharePlaces([4, 4, 1], SCORE_TABLES[2].tower)).toEqual([9, 9, 0]);
  });
  it('ALH-12 three share the second and third place; nobody scores without a building', () => {
    expect(sharePlaces([5, 2, 2, 2], SCORE_TABLES[3].garden)).toEqual([20, 5, 5, 5]);
    expect(sharePlaces([0, 0, 0], SCORE_TABLES[3].garden)).toEqual([0, 0, 0]);
    expect(sharePlaces([2, 0, 0], SCORE_TABLES[3].garden)).toEqual([20, 0, 0]);
  });
  it('ALH-12 agrees with handing out the places one after another', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(4), { minLength: 1, maxLength: 6 }), fc.constantFrom(1, 2, 3), (counts, round) => {
        const places = SCORE_TABLES[round].arcades;
        const slow = counts.map(() => 0);
        let place = 0;
        for (const level of [...new Set(counts)].sort((a, b) => b - a)) {
          const tied = counts.flatMap((count, i) => (count === level ? [i] : []));
          const pot = tied.reduce((sum, _, i) => sum + (places[place + i] ?? 0), 0);
          if (level > 0) for (const i of tied) slow[i] = Math.floor(pot / tied.length);
          place += tied.length;
        }
        expect(sharePlaces(counts, places)).toEqual(slow);
      }),
    );
  });
});
