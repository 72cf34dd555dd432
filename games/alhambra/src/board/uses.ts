import type { Board } from './board.ts';
import { type Edges, LEANS, type Sides } from './cells.ts';
import { isFixed } from './removable.ts';
import { FITTING, mayBeFilled, type PackedSite } from './sites.ts';

/**
 * In how many ways a tile one walks on could be added to a board, or exchanged for one that lies there. All sixteen
 * kinds of edges are counted at once: each has eight bits in one of four numbers.
 */
export interface Uses {
  a: number;
  b: number;
  c: number;
  d: number;
}

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

export function countUses(board: Board, sites: readonly PackedSite[], beside: readonly Sides[]): Uses {
  let a = 0;
  let b = 0;
  let c = 0;
  let d = 0;
  for (let i = 0; i < sites.length; i++) {
    if (!mayBeFilled(sites[i]!)) continue;
    const at = 4 * (sites[i]! & 255);
    a += ADDED[at]!;
    b += ADDED[at + 1]!;
    c += ADDED[at + 2]!;
    d += ADDED[at + 3]!;
  }
  const { walls, cells, passages } = board;
  for (let i = 1; i < beside.length; i++) {
    if ((walls[i]! & LEANS) !== 0 || (passages.length > 0 && isFixed(board, cells[i]!))) continue;
    const at = 4 * ((beside[i]! << 4) | walls[i]!);
    a += EXCHANGED[at]!;
    b += EXCHANGED[at + 1]!;
    c += EXCHANGED[at + 2]!;
    d += EXCHANGED[at + 3]!;
  }
  return { a: a | 0, b: b | 0, c: c | 0, d: d | 0 };
}

export function usesOf({ a, b, c, d }: Uses, edges: Edges): number {
  const four = edges < 4 ? a : edges < 8 ? b : edges < 12 ? c : d;
  return (four >> (EACH * (edges & 3))) & 255;
}
