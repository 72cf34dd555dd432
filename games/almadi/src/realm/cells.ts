/**
 * A cell is a number. Rows are numbered as on the starting tile, 1 to 4; rows 0 and 5 lie above and below it
 * (ALM-C3). Column 0 is the starting tile. Rows beyond stay empty, so that looking past the edge needs no test.
 */

/** Every placement and move reaches at most one column further: 17 turns of a placement and three moves. */
export const LAST_COLUMN = 17 * 4;
/** The columns after the last stay empty: they stand for what lies left of column 0 in the next row. */
export const WIDTH = 80;
const ROWS_ABOVE = 6;
const ROWS_BELOW = 6;
export const FIRST_ROW = 0;
export const LAST_ROW = 5;
export const CELLS = (ROWS_ABOVE + LAST_ROW + 1 + ROWS_BELOW) * WIDTH;

export const cellAt = (row: number, column: number): number => (row + ROWS_ABOVE) * WIDTH + column;
const ROWS = Int8Array.from({ length: CELLS }, (_, cell) => ((cell / WIDTH) | 0) - ROWS_ABOVE);
export const rowOf = (cell: number): number => ROWS[cell] ?? Math.floor(cell / WIDTH) - ROWS_ABOVE;
export const columnOf = (cell: number): number => cell % WIDTH;

/** What to add to a cell to go north, east, south, west. */
export const STEPS = [-WIDTH, 1, WIDTH, -1] as const;
export const oppositeOf = (direction: number): number => (direction + 2) & 3;

/** Bits of the rows in which something may lie. */
export type Rows = number;
export const ROWS_1_TO_4: Rows = 0b011110;
export const ROWS_0_TO_5: Rows = 0b111111;
export const rowBit = (row: number): Rows => 1 << row;

/** As people write it: row and column, `2.3`. */
export const cellText = (cell: number): string => `${rowOf(cell)}.${columnOf(cell)}`;

export function parseCell(text: string): number | null {
  const match = /^([0-5])\.(\d{1,2})$/.exec(text);
  if (match === null) return null;
  const column = Number(match[2]);
  return column > LAST_COLUMN || String(column) !== match[2] ? null : cellAt(Number(match[1]), column);
}

export function isCell(cell: number): boolean {
  const row = rowOf(cell);
  return row >= FIRST_ROW && row <= LAST_ROW && columnOf(cell) <= LAST_COLUMN;
}
