import { type Board, columnOf, outerWalls, rowOf } from '@majlis/alhambra/client';

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

/** The outer wall that scores, as a line to draw: its longest connected part. Corners are numbered like cells. */
export function longestWallPath(
  board: Board,
): { readonly path: string; readonly middle: readonly [number, number] } | null {
  const next = new Map<number, number[]>();
  for (const [a, b] of outerWalls(board)) {
    next.set(a, [...(next.get(a) ?? []), b]);
    next.set(b, [...(next.get(b) ?? []), a]);
  }
  let best: number[] = [];
  const seen = new Set<number>();
  const ends = [...next.keys()].sort((a, b) => next.get(a)!.length - next.get(b)!.length);
  for (const start of ends) {
    if (seen.has(start)) continue;
    const line = walk(next, start, seen);
    if (line.length > best.length) best = line;
  }
  if (best.length < 2) return null;
  const middle = best[Math.floor(best.length / 2)]!;
  return { path: `M${best.map((corner) => `${x(corner)} ${y(corner)}`).join('L')}`, middle: [x(middle), y(middle)] };
}

function walk(next: ReadonlyMap<number, readonly number[]>, start: number, seen: Set<number>): number[] {
  const line = [start];
  seen.add(start);
  for (let at: number | undefined = start; at !== undefined; ) {
    const here: number = at;
    at = next.get(here)!.find((corner) => !seen.has(corner));
    if (at === undefined) {
      // A ring closes where it began.
      if (line.length > 3 && next.get(here)!.includes(start)) line.push(start);
    } else {
      seen.add(at);
      line.push(at);
    }
  }
  return line;
}
