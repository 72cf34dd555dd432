import { nullLog, rngFrom } from '@majlis/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { quickFor, rankFor } from '../src/heuristics/rank.ts';
import { Shortlist } from '../src/heuristics/shortlist.ts';
import { almadi, designedContent as content } from '../src/index.ts';
import { ROWS_0_TO_5, ROWS_1_TO_4 } from '../src/realm/cells.ts';
import { placesBeside, placesOf } from '../src/realm/places.ts';
import { mapOf, type Realm, withLandscape } from '../src/realm/realm.ts';
import { Survey, surveyOf } from '../src/realm/survey.ts';
import { realms } from './slow/realms.ts';

const counted = (survey: Survey) => ({
  oasisGroups: survey.oasisGroups,
  caravanGroups: survey.caravanGroups,
  palaces: survey.palaces,
  dearestPalaces: survey.dearestPalaces,
  goods: survey.goods,
  jars: survey.jars,
  idleJars: survey.idleJars,
  rowLengths: survey.rowLengths,
  holes: survey.holes,
});

const fresh = (realm: Realm): Realm => ({ landscapes: [...realm.landscapes], cells: [...realm.cells] });

describe('what is kept is what a new look finds', () => {
  test('of realms, asked about in any order', () => {
    fc.assert(
      fc.property(
        fc.array(realms, { minLength: 2, maxLength: 24 }),
        fc.array(fc.nat(), { maxLength: 48 }),
        (met, order) => {
          for (const n of order) {
            const realm = met[n % met.length]!;
            expect(counted(surveyOf(content, realm))).toEqual(counted(new Survey(content, fresh(realm))));
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  test('of the places beside realms that grow', () => {
    fc.assert(
      fc.property(realms, fc.array(fc.nat(), { maxLength: 10 }), fc.boolean(), (start, choices, isWide) => {
        const rows = isWide ? ROWS_0_TO_5 : ROWS_1_TO_4;
        let realm = start;
        for (const choice of choices) {
          const places = placesOf(realm, rows);
          expect(places).toEqual(placesBeside(realm, mapOf(realm), rows));
          realm = withLandscape(realm, choice % content.tiles, places.cells[choice % places.cells.length]!);
        }
      }),
      { numRuns: 1000 },
    );
  });

  test('of the best pairs, those that sorting finds first', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -3, max: 3 })), fc.integer({ min: 1, max: 9 }), (worths, most) => {
        const list = new Shortlist(most);
        worths.forEach((worth, i) => {
          list.add(worth, i, -i);
        });
        const best = worths.map((worth, i) => ({ worth, i })).sort((a, b) => b.worth - a.worth);
        const found = Array.from({ length: list.length }, (_, at) => ({ worth: list.worthAt(at), i: list.oneAt(at) }));
        expect(found).toEqual(best.slice(0, most));
        for (let at = 0; at < list.length; at++) expect(list.otherAt(at)).toBe(-list.oneAt(at));
      }),
    );
  });
});

test('a quick move that does not stray is the first of the ranked ones', () => {
  for (const modules of [[], ['characters']]) {
    const checked = almadi.checkConfig({ modules }, 3);
    if (!checked.ok) throw new Error(checked.refusal.code);
    const rng = rngFrom('quick');
    const s = almadi.setup(checked.value, 3, 'a1b2c3d4e5f60718293a4b5c6d7e8f90', nullLog);
    while (almadi.outcome(s) === null) {
      const seat = almadi.deciders(s)[0]!;
      const legal = () => almadi.legalActions(s, seat);
      const [best] = rankFor(s, content, seat, legal);
      // The first draw decides whether to stray, and for the genie which landscapes are looked at: 0 for all of them.
      const isEffect = s.stack.at(-1)!.kind === 'performEffects';
      const quick = quickFor(s, content, seat, { below: () => (isEffect ? 0 : 1) }, legal);
      expect(quick).toEqual(best!.action);
      almadi.apply(s, seat, rng.below(3) === 0 ? almadi.anyAction!(s, seat, rng) : quick, nullLog);
    }
  }
});
