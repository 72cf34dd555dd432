import type { Board } from './board.ts';
import { type Edges, LEANS, type Sides } from './cells.ts';
import { isFixed } from './removable.ts';
import { FITTING, mayBeFilled, type PackedSite } from './sites.ts';

/**
 * In how many ways a tile one walks on could be added to a board, or exchanged for one that lies there. All sixteen
 * kinds of edges are counted at once: each has eight bits in one of four numbers.
 */
export type Uses = readonly number[];

const NONE: Uses = [0, 0, 0, 0];

/** No board is so large that one of them could be more than 255. */
const EACH = 8;

/** By a byte of which `isCounted` knows what edges it means: four numbers in which each of these is counted once. */
function onceEach(isCounted: (byte: number, edges: Edges) => boolean): Int32Array {
  const once = new Int32Array(4 * 256);
  for (let byte = 0; byte < 256; byte++) {
    for (let edges = 0; edges < LEANS; edges++) {
      if (isCounted(byte, edges)) once[4 * byte + (edges >> 2)]! |= 1 << (EACH * (edges & 3));
    }
  }
  return once;
}

/** By what is beside a site and walled. */
const ADDED = onceEach((around, edges) => ((FITTING[around]! >> edges) & 1) === 1);
/** By what is beside a tile and its own walls. */
const EXCHANGED = onceEach((around, edges) => ((edges ^ around) & (around >> 4)) === 0);

/** While uses are counted: the four numbers. They go round at 32 bits, as they should. */
const tally = new Int32Array(4);

function add(once: Int32Array, at: number): void {
  tally[0]! += once[at]!;
  tally[1]! += once[at + 1]!;
  tally[2]! += once[at + 2]!;
  tally[3]! += once[at + 3]!;
}

function subtract(once: Int32Array, at: number): void {
  tally[0]! -= once[at]!;
  tally[1]! -= once[at + 1]!;
  tally[2]! -= once[at + 2]!;
  tally[3]! -= once[at + 3]!;
}

/** Begins with what was counted for the board before. */
export function recount(uses: Uses): void {
  tally[0] = uses[0]!;
  tally[1] = uses[1]!;
  tally[2] = uses[2]!;
  tally[3] = uses[3]!;
}

export const counted = (): Uses => [tally[0]!, tally[1]!, tally[2]!, tally[3]!];

export function addSite(site: PackedSite): void {
  if (mayBeFilled(site)) add(ADDED, 4 * (site & 255));
}

export function subtractSite(site: PackedSite): void {
  if (mayBeFilled(site)) subtract(ADDED, 4 * (site & 255));
}

/** A tile that no passage holds, by what lies beside it. */
export function addTile(beside: Sides, walls: Edges): void {
  if ((walls & LEANS) === 0) add(EXCHANGED, 4 * ((beside << 4) | walls));
}

export function subtractTile(beside: Sides, walls: Edges): void {
  if ((walls & LEANS) === 0) subtract(EXCHANGED, 4 * ((beside << 4) | walls));
}

export function countUses(board: Board, sites: readonly PackedSite[], beside: readonly Sides[]): Uses {
  recount(NONE);
  for (let i = 0; i < sites.length; i++) addSite(sites[i]!);
  const { walls, cells, passages } = board;
  for (let i = 1; i < beside.length; i++) {
    if (passages.length === 0 || !isFixed(board, cells[i]!)) addTile(beside[i]!, walls[i]!);
  }
  return counted();
}

export const usesOf = (uses: Uses, edges: Edges): number => (uses[edges >> 2]! >> (EACH * (edges & 3))) & 255;
