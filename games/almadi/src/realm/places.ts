import { CELLS, columnOf, LAST_COLUMN, ROWS_1_TO_4, type Rows, rowBit, rowOf, STEPS } from './cells.ts';
import type { Realm, RealmMap } from './realm.ts';

/** Column 0 belongs to the starting tile; only Abriza reaches the cells above and below it (ALM-C3). */
export function mayHold(cell: number, rows: Rows): boolean {
  const bit = rowBit(rowOf(cell));
  const column = columnOf(cell);
  return (rows & bit) !== 0 && column <= LAST_COLUMN && (column > 0 || (ROWS_1_TO_4 & bit) === 0);
}

export interface Places {
  /** Empty cells beside the realm. */
  readonly cells: number[];
  /** For each the only cell of the realm beside it; -1 where there are several. */
  readonly sole: number[];
}

/** Where in `cells` a cell stands, plus one; cleared after use. */
const place = new Uint16Array(CELLS);

/** The empty cells of these rows that touch a landscape with a side. */
export function placesBeside(realm: Realm, map: RealmMap, rows: Rows): Places {
  const cells: number[] = [];
  const sole: number[] = [];
  for (const from of realm.cells) {
    for (let direction = 0; direction < 4; direction++) {
      const cell = from + STEPS[direction]!;
      if (map[cell] !== 0) continue;
      const known = place[cell]!;
      if (known !== 0) sole[known - 1] = -1;
      else if (mayHold(cell, rows)) {
        cells.push(cell);
        sole.push(from);
        place[cell] = cells.length;
      }
    }
  }
  for (const cell of cells) place[cell] = 0;
  return { cells, sole };
}

/** Whether a landscape other than the one in `except` touches this cell. */
export function hasNeighbour(map: RealmMap, cell: number, except = -1): boolean {
  for (const step of STEPS) {
    const next = cell + step;
    if (next !== except && map[next] !== 0) return true;
  }
  return false;
}
