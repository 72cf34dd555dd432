import { CELLS, columnOf, isCell, ROWS_1_TO_4, type Rows, rowBit, rowOf, STEPS, WIDTH } from './cells.ts';
import { drawMap, type Realm, type RealmMap } from './realm.ts';

/** Column 0 belongs to the starting tile; only Abriza reaches the cells above and below it (ALM-C3). */
export const mayHold = (cell: number, rows: Rows): boolean => ((HOLDING[cell] ?? 0) & rows) !== 0;

/** By cell: the bit of its row where something may lie there at all. */
const HOLDING = Uint8Array.from({ length: CELLS }, (_, cell) => {
  if (!isCell(cell)) return 0;
  const bit = rowBit(rowOf(cell));
  return columnOf(cell) > 0 || (ROWS_1_TO_4 & bit) === 0 ? bit : 0;
});

export interface Places {
  /** Empty cells beside the realm. */
  readonly cells: readonly number[];
  /** For each the only cell of the realm beside it; -1 where there are several. */
  readonly sole: readonly number[];
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

/** For the realms asked about last: counting what may be done and doing one of it ask for the same. */
const KEPT = 6;
const kept: { readonly realm: Realm; readonly rows: Rows; readonly places: Places }[] = [];
let next = 0;

/** The same for a realm that is not changed any more. */
export function placesOf(realm: Realm, rows: Rows): Places {
  for (let i = 0; i < kept.length; i++) if (kept[i]!.realm === realm && kept[i]!.rows === rows) return kept[i]!.places;
  const places = placesAfter(realm, rows) ?? placesBeside(realm, drawMap(realm), rows);
  kept[next] = { realm, rows, places };
  next = (next + 1) % KEPT;
  return places;
}

/** Where the realm has grown by one landscape since it was asked about: only the cells around that one are new. */
function placesAfter({ cells }: Realm, rows: Rows): Places | null {
  for (let i = 0; i < kept.length; i++) {
    const before = kept[i]!;
    if (before.rows === rows && isGrown(cells, before.realm.cells)) return withPlacesAround(before.places, cells, rows);
  }
  return null;
}

function isGrown(cells: readonly number[], before: readonly number[]): boolean {
  if (cells.length !== before.length + 1) return false;
  for (let i = before.length - 1; i >= 0; i--) if (cells[i] !== before[i]) return false;
  return true;
}

function withPlacesAround(before: Places, taken: readonly number[], rows: Rows): Places {
  const last = taken[taken.length - 1]!;
  const cells: number[] = [];
  const sole: number[] = [];
  for (let i = 0; i < before.cells.length; i++) {
    const cell = before.cells[i]!;
    if (cell === last) continue;
    cells.push(cell);
    sole.push(isBeside(cell, last) ? -1 : before.sole[i]!);
  }
  for (let direction = 0; direction < 4; direction++) {
    const cell = last + STEPS[direction]!;
    if (!mayHold(cell, rows) || before.cells.includes(cell) || taken.includes(cell)) continue;
    cells.push(cell);
    sole.push(last);
  }
  return { cells, sole };
}

const isBeside = (one: number, other: number): boolean => {
  const step = one - other;
  return step === 1 || step === -1 || step === WIDTH || step === -WIDTH;
};

/** Whether a landscape other than the one in `except` touches this cell. */
export function hasNeighbour(map: RealmMap, cell: number, except = -1): boolean {
  for (const step of STEPS) {
    const next = cell + step;
    if (next !== except && map[next] !== 0) return true;
  }
  return false;
}
