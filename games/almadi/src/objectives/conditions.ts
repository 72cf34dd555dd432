import type { Content } from '../content/compile.ts';
import { columnOf, ROWS_1_TO_4, rowBit, rowOf, WIDTH } from '../realm/cells.ts';
import { activatedSides } from '../realm/contacts.ts';
import { countOfType, marketGoods, rowLengths } from '../realm/groups.ts';
import type { RealmMap } from '../realm/realm.ts';
import { CARAVAN, GENIE, JAR, MARKET, MARTELINE, OASIS, PALACE, RUBY, STALL } from '../words.ts';
import { cardsOf, type Holder, pairsOf } from './holder.ts';

/** One thing an objective counts, how much of it is there and how much it takes. */
export interface Measure {
  readonly of: string;
  readonly have: number;
  readonly need: number;
}

export type Condition = (content: Content, holder: Holder, map: RealmMap) => readonly Measure[];

const measure = (of: string, have: number, need: number): Measure => ({ of, have, need });

const stallCards =
  (need: number): Condition =>
  (_c, h) => [measure('stallCards', cardsOf(h.stalls), need)];
const mosaicCards =
  (need: number): Condition =>
  (_c, h) => [measure('mosaicCards', cardsOf(h.mosaics), need)];
const rubies =
  (need: number): Condition =>
  (_c, h) => [measure('rubies', h.rubies, need)];
const stallPairs =
  (need: number): Condition =>
  (_c, h) => [measure('stallPairs', pairsOf(h.stalls), need)];
const mosaicPairs =
  (need: number): Condition =>
  (_c, h) => [measure('mosaicPairs', pairsOf(h.mosaics), need)];
const landscapes =
  (of: string, type: number, need: number): Condition =>
  (c, h) => [measure(of, countOfType(c, h.realm, type), need)];
const activated =
  (of: string, side: number, need: number): Condition =>
  (c, h, map) => [measure(of, activatedSides(c, h.realm, map)[side]!, need)];
const both =
  (a: Condition, b: Condition): Condition =>
  (c, h, map) => [...a(c, h, map), ...b(c, h, map)];

/** By the number of the objective; those without an entry show a figure. */
export const conditions: { readonly [objective: number]: Condition } = {
  1: (_c, h, map) => [measure('emptyColumn', hasEmptyColumn(h, map) ? 1 : 0, 1)],
  6: both(stallCards(4), mosaicCards(4)),
  8: both(stallPairs(1), mosaicPairs(1)),
  9: both(stallCards(4), rubies(4)),
  10: both(mosaicCards(4), rubies(4)),
  11: activated('activatedGenies', GENIE, 5),
  12: (_c, h) => [measure('landscapesInOneRow', Math.max(...rowLengths(h.realm)), 6)],
  13: activated('activatedJars', JAR, 7),
  16: (c, h) => [measure('rowsWithOasis', rowsWithOasis(c, h), 4)],
  17: landscapes('oases', OASIS, 5),
  18: landscapes('caravans', CARAVAN, 5),
  19: stallCards(4),
  20: activated('activatedStalls', STALL, 4),
  21: stallPairs(2),
  23: landscapes('palaces', PALACE, 5),
  24: mosaicCards(4),
  25: activated('activatedMartelines', MARTELINE, 4),
  26: mosaicPairs(2),
  28: landscapes('markets', MARKET, 5),
  29: activated('activatedRubies', RUBY, 4),
  30: (c, h) => [measure('goodsOfEachType', Math.min(...marketGoods(c, h.realm)), 2)],
  31: (c, h) => [measure('goodsOfOneType', Math.max(...marketGoods(c, h.realm)), 10)],
};

/** The rows 1 to 4 with a landscape in this column. */
function rowsFilled(map: RealmMap, column: number, cellInRow1: number): number {
  let filled = 0;
  for (let row = 0; row < 4; row++) if (map[cellInRow1 + column + row * WIDTH] !== 0) filled++;
  return filled;
}

/** ALM-12, ALM-21 */
function hasEmptyColumn({ realm }: Holder, map: RealmMap): boolean {
  const row1 = realm.cells[0]!;
  for (const cell of realm.cells) {
    const column = columnOf(cell);
    if (rowOf(cell) !== 1 || rowsFilled(map, column, row1) < 4) continue;
    if (rowsFilled(map, column + 1, row1) === 0 && rowsFilled(map, column + 2, row1) === 4) return true;
  }
  return false;
}

/** ALM-21: rows 1 to 4 only. */
function rowsWithOasis(content: Content, { realm }: Holder): number {
  let rows = 0;
  for (let i = 0; i < realm.cells.length; i++) {
    if (content.typeOf[realm.landscapes[i]!] === OASIS) rows |= rowBit(rowOf(realm.cells[i]!));
  }
  let count = 0;
  for (rows &= ROWS_1_TO_4; rows !== 0; rows &= rows - 1) count++;
  return count;
}
