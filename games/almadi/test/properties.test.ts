import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cellText, designedContent as content, designedPack } from '../src/index.ts';
import { ROWS_0_TO_5 } from '../src/realm/cells.ts';
import { activatedSides } from '../src/realm/contacts.ts';
import { hasFigure } from '../src/realm/figures.ts';
import { countHoles, groupSizes, palaceValues } from '../src/realm/groups.ts';
import { placesBeside } from '../src/realm/places.ts';
import { mapOf } from '../src/realm/realm.ts';
import { layMosaics } from '../src/scoring/mosaics.ts';
import { rubyRankPoints } from '../src/scoring/rubies.ts';
import { realms } from './slow/realms.ts';
import {
  slowActivated,
  slowFigure,
  slowGroupSizes,
  slowHoles,
  slowMosaics,
  slowPalaces,
  slowPlaces,
} from './slow/scoring.ts';

const RUNS = { numRuns: 10_000 };
const sorted = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b);

describe('the fast versions agree with slow, obvious ones on 10,000 realms', () => {
  test('ALM-SCORE-2 ALM-SCORE-4 groups of oases and caravans', () => {
    fc.assert(
      fc.property(realms, (realm) => {
        for (const type of [0, 1]) {
          expect(sorted(groupSizes(content, realm, mapOf(realm), type))).toEqual(sorted(slowGroupSizes(realm, type)));
        }
      }),
      RUNS,
    );
  });

  test('ALM-8 activated sides', () => {
    fc.assert(
      fc.property(realms, fc.integer({ min: 2, max: 7 }), (realm, side) => {
        expect(activatedSides(content, realm, mapOf(realm))[side]).toBe(slowActivated(realm, side));
      }),
      RUNS,
    );
  });

  test('ALM-SCORE-6 ALM-C9 palaces and holes', () => {
    fc.assert(
      fc.property(realms, (realm) => {
        expect(palaceValues(content, realm, mapOf(realm))).toEqual(slowPalaces(realm));
      }),
      RUNS,
    );
    fc.assert(
      fc.property(realms, (realm) => {
        expect(countHoles(realm, mapOf(realm))).toBe(slowHoles(realm));
      }),
      { numRuns: 1000 },
    );
  });

  test('ALM-18 ALM-C11 the best way to lay mosaics, with one or two on a palace and loose cards worth 0 or 3', () => {
    fc.assert(
      fc.property(realms, fc.nat(9), fc.boolean(), fc.boolean(), (realm, cards, zubaydah, aziza) => {
        const palaces = palaceValues(content, realm, mapOf(realm));
        const [perPalace, loosePoints] = [zubaydah ? 2 : 1, aziza ? 3 : 0];
        const { points, laid, loose } = layMosaics(cards, palaces, perPalace, loosePoints);
        expect(points + loose * loosePoints).toBe(slowMosaics(cards, palaces, perPalace, loosePoints));
        expect(laid.length + loose).toBe(cards);
        for (const value of laid) {
          const places = palaces.filter((palace) => palace === value).length * perPalace;
          expect(laid.filter((other) => other === value).length).toBeLessThanOrEqual(places);
        }
      }),
      RUNS,
    );
  });

  test('ALM-5 ALM-C3 where a moved landscape may go', () => {
    fc.assert(
      fc.property(realms, fc.nat(), (realm, which) => {
        const leaving = realm.cells[which % realm.cells.length]!;
        const { cells, sole } = placesBeside(realm, mapOf(realm), ROWS_0_TO_5);
        const allowed = cells.filter((_, i) => sole[i] !== leaving).map(cellText);
        expect(allowed.sort()).toEqual(slowPlaces(realm, [0, 1, 2, 3, 4, 5], leaving));
      }),
      { numRuns: 2000 },
    );
  });

  test('ALM-13 figures in four rotations', () => {
    for (const [objective, { grid, rotate }] of Object.entries(designedPack.figures)) {
      const { figure } = content.objective(Number(objective));
      fc.assert(
        fc.property(realms, (realm) => {
          expect(hasFigure(content.typeOf, figure!, realm, mapOf(realm))).toBe(slowFigure(realm, grid, rotate));
        }),
        { numRuns: 60 },
      );
    }
  });

  test('ALM-16 ruby ranks: nobody with more rubies gets less, equal rubies get equal points', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(8), { minLength: 2, maxLength: 5 }), (rubies) => {
        const points = rubyRankPoints(rubies);
        for (const [i, own] of rubies.entries()) {
          for (const [j, other] of rubies.entries()) {
            if (own === other) expect(points[i]).toBe(points[j]);
            if (own > other) expect(points[i]).toBeGreaterThanOrEqual(points[j]!);
          }
          if (own === 0) expect(points[i]).toBe(0);
        }
      }),
      RUNS,
    );
  });
});
