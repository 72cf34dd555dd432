import { bit, type Edges, LEANS, type Side } from './cells.ts';

/**
 * What a tile shows on one side: a tile one walks on is open there or has a wall, which may have been opened to a
 * passage; a tile that leans on walls has a brace or nothing there.
 */
export type Edge = 'open' | 'wall' | 'passage' | 'brace' | 'blank';

export function edgeShown(edges: Edges, side: Side): Exclude<Edge, 'passage'> {
  const isSolid = (edges & bit(side)) !== 0;
  if ((edges & LEANS) !== 0) return isSolid ? 'brace' : 'blank';
  return isSolid ? 'wall' : 'open';
}

const FITTING: readonly string[] = ['open open', 'wall wall', 'wall brace', 'brace wall', 'blank blank'];

/** What may touch what. The packed sites are a fast form of this list. */
export const fits = (one: Edge, other: Edge): boolean => FITTING.includes(`${one} ${other}`);
