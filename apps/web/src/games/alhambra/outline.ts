import { columnOf, rowOf, type Wall } from '@majlis/alhambra/client';

/** Board coordinates: a cell is 100 wide, the fountain's corner is at 0,0. */
export const x = (cell: number): number => columnOf(cell) * 100;
export const y = (cell: number): number => rowOf(cell) * 100;

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const PAD = 16;
/** However few tiles there are, they are not drawn larger than this many cells would be. */
const FEWEST_COLUMNS = 5;
const FEWEST_ROWS = 4;

/** What must be seen: the tiles and the cells that may be chosen. */
export function boxAround(cells: readonly number[]): Box {
  const xs = cells.map(x);
  const ys = cells.map(y);
  const [left, width] = spanOf(Math.min(...xs), Math.max(...xs) + 100, FEWEST_COLUMNS);
  const [top, height] = spanOf(Math.min(...ys), Math.max(...ys) + 100, FEWEST_ROWS);
  return { left, top, width, height };
}

function spanOf(from: number, to: number, fewest: number): [number, number] {
  const missing = Math.max(0, fewest * 100 - (to - from)) / 2;
  return [from - missing - PAD, to - from + 2 * (missing + PAD)];
}

export interface WallLine {
  readonly path: string;
  readonly middle: readonly [number, number];
  readonly length: number;
}

/** The outer wall that scores, as a line to draw. */
export function wallLine({ corners, length }: Wall): WallLine | null {
  if (corners.length < 2) return null;
  const middle = corners[Math.floor(corners.length / 2)]!;
  const path = `M${corners.map((corner) => `${x(corner)} ${y(corner)}`).join('L')}`;
  return { path, middle: [x(middle), y(middle)], length };
}
