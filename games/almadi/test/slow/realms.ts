import fc from 'fast-check';
import { designedContent as content } from '../../src/index.ts';
import { ROWS_0_TO_5, ROWS_1_TO_4 } from '../../src/realm/cells.ts';
import { placesBeside } from '../../src/realm/places.ts';
import { mapOf, type Realm, STARTING_LANDSCAPES, startRealm } from '../../src/realm/realm.ts';

/** Realms as play makes them: placements beside what lies there, and moves that tear holes. */
export const realms: fc.Arbitrary<Realm> = fc
  .record({
    start: fc.nat(4),
    tiles: fc.uniqueArray(fc.nat(content.tiles - 1), { maxLength: 17 }),
    abriza: fc.boolean(),
    choices: fc.array(fc.nat(999), { minLength: 17, maxLength: 17 }),
    moves: fc.array(fc.tuple(fc.nat(999), fc.nat(999)), { maxLength: 12 }),
  })
  .map(({ start, tiles, abriza, choices, moves }) => {
    const realm = structuredClone(startRealm(content, start)) as { landscapes: number[]; cells: number[] };
    tiles.forEach((tile, i) => {
      const { cells } = placesBeside(realm, mapOf(realm), ROWS_1_TO_4);
      realm.landscapes.push(tile);
      realm.cells.push(cells[choices[i]! % cells.length]!);
    });
    for (const [which, where] of moves) {
      const placed = realm.cells.length - STARTING_LANDSCAPES;
      if (placed === 0) break;
      const { cells, sole } = placesBeside(realm, mapOf(realm), abriza ? ROWS_0_TO_5 : ROWS_1_TO_4);
      const i = STARTING_LANDSCAPES + (which % placed);
      const allowed = cells.filter((_, j) => sole[j] !== realm.cells[i]);
      realm.cells[i] = allowed[where % allowed.length]!;
    }
    return realm;
  });
