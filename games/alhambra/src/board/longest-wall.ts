import { kept, Recent } from '../memo.ts';
import type { Board } from './board.ts';
import { CELLS, type Cell, type Side, STEPS } from './cells.ts';

/** A wall segment between two corner points; a corner has the number of the cell south-east of it. */
export type Segment = readonly [number, number];

const FROM = [0, 1, 256, 0] as const;
const TO = [1, 257, 257, 256] as const;

const occupied = new Uint8Array(CELLS);

/** The walls with nothing behind them. Walls back to back are inside and do not count (ALH-13). */
export function outerWalls(board: Board, isOutside?: (cell: Cell) => boolean): Segment[] {
  const { cells, walls } = board;
  for (let i = 0; i < cells.length; i++) occupied[cells[i]!] = 1;
  const segments: Segment[] = [];
  for (let i = 0; i < cells.length; i++) {
    if (walls[i] === 0) continue;
    const cell = cells[i]!;
    for (let side = 0; side < 4; side++) {
      const behind = cell + STEPS[side as Side]!;
      if ((walls[i]! & (1 << side)) === 0 || (occupied[behind] !== 0 && !isOutside?.(behind))) continue;
      segments.push([cell + FROM[side as Side]!, cell + TO[side as Side]!]);
    }
  }
  for (let i = 0; i < cells.length; i++) occupied[cells[i]!] = 0;
  return segments;
}

const lengths = new Recent<Board, number>();

export const longestWallOf = (board: Board): number => kept(lengths, board, () => longestLine(outerWalls(board)));

const NONE = -1;
/** Where the one or two walls at a corner lead. Only filled while one line is looked for. */
const oneWay = new Int32Array(CELLS).fill(NONE);
const otherWay = new Int32Array(CELLS).fill(NONE);
const walked = new Uint8Array(CELLS);

/**
 * The longest line that uses no corner twice; a closed ring counts whole. Around a legal Alhambra at most two
 * walls meet in a corner, so every connected part is such a line or ring. Where more meet, all ways are tried.
 */
export function longestLine(segments: readonly Segment[]): number {
  let branches = false;
  for (const [a, b] of segments) branches = !join(a, b) || !join(b, a) || branches;
  const longest = branches ? 0 : longestPart(segments);
  for (const [a, b] of segments) {
    oneWay[a] = otherWay[a] = oneWay[b] = otherWay[b] = NONE;
    walked[a] = walked[b] = 0;
  }
  return branches ? longestBranching(segments) : longest;
}

/** False where a third wall meets. */
function join(a: number, b: number): boolean {
  if (oneWay[a] === NONE) oneWay[a] = b;
  else if (otherWay[a] === NONE) otherWay[a] = b;
  else return false;
  return true;
}

function longestPart(segments: readonly Segment[]): number {
  let longest = 0;
  for (const [corner] of segments) {
    if (walked[corner] !== 0) continue;
    const there = walk(corner, oneWay[corner]!);
    const back = otherWay[corner]!;
    const length = there + (back === NONE || walked[back] !== 0 ? 0 : walk(corner, back));
    if (length > longest) longest = length;
  }
  return longest;
}

/** How many segments there are this way, until the line ends or is back where it began. */
function walk(from: number, to: number): number {
  let length = 1;
  let [last, at] = [from, to];
  walked[from] = 1;
  while (at !== from) {
    walked[at] = 1;
    const next = oneWay[at] === last ? otherWay[at]! : oneWay[at]!;
    if (next === NONE) return length;
    [last, at] = [at, next];
    length++;
  }
  return length;
}

function longestBranching(segments: readonly Segment[]): number {
  const graph = new Map<number, number[]>();
  const link = (a: number, b: number) => graph.get(a)?.push(b) ?? graph.set(a, [b]);
  for (const [a, b] of segments) {
    link(a, b);
    link(b, a);
  }
  const seen = new Set<number>();
  let longest = 0;
  for (const corner of graph.keys()) {
    if (seen.has(corner)) continue;
    const part = partOf(graph, corner, seen);
    const size = part.reduce((ends, at) => ends + graph.get(at)!.length, 0) / 2;
    if (size <= longest) continue;
    const branches = part.some((at) => graph.get(at)!.length > 2);
    longest = Math.max(longest, branches ? longestWay(graph, part, size) : size);
  }
  return longest;
}

function partOf(graph: ReadonlyMap<number, readonly number[]>, corner: number, seen: Set<number>): number[] {
  const part = [corner];
  seen.add(corner);
  for (let i = 0; i < part.length; i++) {
    for (const next of graph.get(part[i]!)!) {
      if (seen.has(next)) continue;
      seen.add(next);
      part.push(next);
    }
  }
  return part;
}

/** A longest line ends at a loose end or stops beside a branching, so it is enough to start there. */
function longestWay(graph: ReadonlyMap<number, readonly number[]>, part: readonly number[], size: number): number {
  const branching = part.filter((at) => graph.get(at)!.length > 2);
  const starts = new Set([
    ...branching,
    ...branching.flatMap((at) => graph.get(at)!),
    ...part.filter((at) => graph.get(at)!.length === 1),
  ]);
  const used = new Set<number>();
  let longest = 0;
  const walk = (at: number, start: number, length: number): void => {
    longest = Math.max(longest, length);
    if (longest === size) return;
    used.add(at);
    for (const next of graph.get(at)!) {
      if (next === start && length > 1) longest = Math.max(longest, length + 1);
      if (!used.has(next)) walk(next, start, length + 1);
    }
    used.delete(at);
  };
  for (const start of starts) walk(start, start, 0);
  return longest;
}
