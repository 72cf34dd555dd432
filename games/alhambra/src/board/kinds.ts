import { BUILDINGS } from '../content/buildings.ts';
import { kindOf } from '../content/tiles.ts';
import { Recent } from '../memo.ts';
import type { Board } from './board.ts';

/** How many of these tiles are buildings of each kind. */
export function countKinds(tiles: readonly number[]): number[] {
  const counts = BUILDINGS.map(() => 0);
  for (let i = 0; i < tiles.length; i++) {
    const kind = kindOf(tiles[i]!);
    if (kind >= 0) counts[kind]!++;
  }
  return counts;
}

const known = new Recent<Board, readonly number[]>();

/** Buildings of each kind in an Alhambra; they follow from the board, so they are kept beside it. */
export function kindCountsOf(board: Board): readonly number[] {
  const found = known.get(board);
  if (found !== undefined) return found;
  const counts = countKinds(board.tiles);
  known.set(board, counts);
  return counts;
}
