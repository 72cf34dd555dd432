import { kept, Recent } from '../memo.ts';
import type { Board } from './board.ts';
import { CELLS, LEANS, type Side, STEPS } from './cells.ts';

/** A wall segment between two corner points; a corner has the number of the cell south-east of it. */
export type Segment = readonly [number, number];

const FROM = [0, 1, 256, 0] as const;
const TO = [1, 257, 257, 256] as const;

const occupied = new Uint8Array(CELLS);

/** The segments that are looked at: where each begins and ends, and how many there are. */
const begins = new Int32Array(1024);
const ends = new Int32Array(1024);
let size = 0;

/** The walls with nothing behind them, or what leans on them. Walls back to back are inside and do not count (ALH-13). */
function findOuterWalls({ cells, walls }: Board): void {
  for (let i = 0; i < cells.length; i++) if (walls[i]! < LEANS) occupied[cells[i]!] = 1;
  size = 0;
  for (let i = 0; i < cells.length; i++) {
    if (walls[i] === 0 || walls[i]! >= LEANS) continue;
    const cell = cells[i]!;
    for (let side = 0; side < 4; side++) {
      if ((walls[i]! & (1 << side)) === 0 || occupied[cell + STEPS[side as Side]!] !== 0) continue;
      begins[size] = cell + FROM[side as Side]!;
      ends[size] = cell + TO[side as Side]!;
      size++;
    }
  }
  for (let i = 0; i < cells.length; i++) occupied[cells[i]!] = 0;
}

export function outerWalls(board: Board): Segment[] {
  findOuterWalls(board);
  return Array.from({ length: size }, (_, i) => [begins[i]!, ends[i]!]);
}

const lengths = new Recent<Board, number>(16);

/** How many segments the longest joined wall has. */
export const longestWallOf = (board: Board): number => kept(lengths, board, () => measureWall(board));

/** The same of a board that nobody will ask about again. */
export function measureWall(board: Board): number {
  findOuterWalls(board);
  return findLongest();
}

/** The corners along the wall that scores, one after another; a ring ends where it began. */
export function scoringWallOf(board: Board): readonly number[] {
  const corners: number[] = [];
  findOuterWalls(board);
  findLongest(corners);
  return corners;
}

const NONE = -1;
/** Where the one or two walls at a corner lead. Only filled while one line is looked for. */
const oneWay = new Int32Array(CELLS).fill(NONE);
const otherWay = new Int32Array(CELLS).fill(NONE);
const walked = new Uint8Array(CELLS);

/** How long the longest line of these is. Its corners are written to `corners` if somebody wants them. */
export function longestLine(segments: readonly Segment[], corners?: number[]): number {
  segments.forEach(([from, to], i) => {
    begins[i] = from;
    ends[i] = to;
  });
  size = segments.length;
  return findLongest(corners);
}

/**
 * How long the longest line is that uses no corner twice; a closed ring counts whole. Two tiles that touch at a corner only enclose what lies beside it, so at most two
 * walls meet in a corner and every connected part is such a line or ring. Only where that space is full of leaning
 * tiles can four walls meet: then all ways are tried.
 */
function findLongest(corners?: number[]): number {
  let branches = false;
  for (let i = 0; i < size; i++) branches = !join(begins[i]!, ends[i]!) || !join(ends[i]!, begins[i]!) || branches;
  const longest = branches ? 0 : longestPart(corners);
  for (let i = 0; i < size; i++) {
    const a = begins[i]!;
    const b = ends[i]!;
    oneWay[a] = otherWay[a] = oneWay[b] = otherWay[b] = NONE;
    walked[a] = walked[b] = 0;
  }
  return branches ? longestBranching(corners) : longest;
}

/** False where a third wall meets. */
function join(a: number, b: number): boolean {
  if (oneWay[a] === NONE) oneWay[a] = b;
  else if (otherWay[a] === NONE) otherWay[a] = b;
  else return false;
  return true;
}

function longestPart(corners?: number[]): number {
  let longest = 0;
  let best = NONE;
  for (let i = 0; i < size; i++) {
    const corner = begins[i]!;
    if (walked[corner] !== 0) continue;
    const there = walk(corner, oneWay[corner]!);
    const back = otherWay[corner]!;
    const length = there + (back === NONE || walked[back] !== 0 ? 0 : walk(corner, back));
    if (length <= longest) continue;
    longest = length;
    best = corner;
  }
  if (corners !== undefined && best !== NONE) trace(best, corners);
  return longest;
}

/** How many segments there are this way, until the line ends or is back where it began. */
function walk(from: number, to: number, corners?: number[]): number {
  let length = 1;
  let last = from;
  let at = to;
  walked[from] = 1;
  while (at !== from) {
    walked[at] = 1;
    corners?.push(at);
    const next = oneWay[at] === last ? otherWay[at]! : oneWay[at]!;
    if (next === NONE) return length;
    last = at;
    at = next;
    length++;
  }
  corners?.push(from);
  return length;
}

/** All corners of the line or ring through this one. */
function trace(corner: number, corners: number[]): void {
  const back: number[] = [];
  if (otherWay[corner] !== NONE) walk(corner, otherWay[corner]!, back);
  if (back[back.length - 1] === corner) corners.push(corner, ...back);
  else {
    corners.push(...back.reverse(), corner);
    walk(corner, oneWay[corner]!, corners);
  }
}

type Graph = ReadonlyMap<number, readonly number[]>;

function longestBranching(corners?: number[]): number {
  const graph = new Map<number, number[]>();
  const link = (a: number, b: number) => graph.get(a)?.push(b) ?? graph.set(a, [b]);
  for (let i = 0; i < size; i++) {
    link(begins[i]!, ends[i]!);
    link(ends[i]!, begins[i]!);
  }
  const seen = new Set<number>();
  const longest: Longest = { length: 0, line: corners === undefined ? null : [] };
  for (const corner of graph.keys()) {
    if (seen.has(corner)) continue;
    const part = partOf(graph, corner, seen);
    const most = part.reduce((sum, at) => sum + graph.get(at)!.length, 0) / 2;
    if (most > longest.length) tryAllWays(graph, part, most, longest);
  }
  corners?.push(...longest.line!);
  return longest.length;
}

/** The longest line so far; its corners only if somebody wants them. */
interface Longest {
  length: number;
  line: readonly number[] | null;
}

function partOf(graph: Graph, corner: number, seen: Set<number>): number[] {
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

/**
 * A longest line ends at a loose end or stops beside a branching, so it is enough to start there; in a plain ring
 * anywhere. Nothing is measured before a line can go no further.
 */
function tryAllWays(graph: Graph, part: readonly number[], most: number, longest: Longest): void {
  const branching = part.filter((at) => graph.get(at)!.length > 2);
  const loose = part.filter((at) => graph.get(at)!.length === 1);
  const starts = new Set([...branching, ...branching.flatMap((at) => graph.get(at)!), ...loose]);
  const way: number[] = [];
  const measure = (length: number, end: readonly number[]): void => {
    if (length <= longest.length) return;
    longest.length = length;
    if (longest.line !== null) longest.line = [...way, ...end];
  };
  const go = (at: number, start: number): void => {
    if (longest.length === most) return;
    walked[at] = 1;
    way.push(at);
    let isStuck = true;
    for (const next of graph.get(at)!) {
      if (next === start && way.length > 2) measure(way.length, [start]);
      if (walked[next] !== 0) continue;
      isStuck = false;
      go(next, start);
    }
    if (isStuck) measure(way.length - 1, []);
    way.pop();
    walked[at] = 0;
  };
  for (const start of starts.size === 0 ? part.slice(0, 1) : starts) go(start, start);
}
