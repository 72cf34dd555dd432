import type { Board } from '../../board/board.ts';
import { type Cell, STEPS } from '../../board/cells.ts';
import { kindOf } from '../../content/tiles.ts';
import { kept, Recent } from '../../memo.ts';
import { inPlay } from '../../rules/compiled.ts';
import type { State } from '../../state.ts';
import { coloursOfBazaar, isBazaar } from './content.ts';

export const bazaarsIn = (s: State) => inPlay(s.mod.bazaars, 'bazaars');

const [NORTH, EAST, SOUTH, WEST] = STEPS;
/** Corners count as neighbours. */
const AROUND = [NORTH, NORTH + EAST, EAST, SOUTH + EAST, SOUTH, SOUTH + WEST, WEST, NORTH + WEST];

export interface Fitting {
  readonly buildings: number;
  readonly colours: number;
}

export const pointsFor = ({ buildings, colours }: Fitting): number => buildings * colours;

/** Buildings of its colours around this cell, walls or none; `added` would lie at `at`. */
export function fittingAround(board: Board, bazaar: number, cell: Cell, added = -1, at = -1): Fitting {
  const wanted = coloursOfBazaar(bazaar);
  const seen = new Set<number>();
  let buildings = 0;
  for (const step of AROUND) {
    const place = board.cells.indexOf(cell + step);
    const kind = cell + step === at ? kindOf(added) : place < 0 ? -1 : kindOf(board.tiles[place]!);
    if (!wanted.includes(kind)) continue;
    buildings++;
    seen.add(kind);
  }
  return { buildings, colours: seen.size };
}

interface Placed {
  readonly tile: number;
  readonly cell: Cell;
}

const known = new Recent<Board, readonly Placed[]>();

/** Every bazaar of an Alhambra with its cell. */
export const bazaarsOn = (board: Board): readonly Placed[] =>
  kept(known, board, () => board.tiles.flatMap((tile, i) => (isBazaar(tile) ? [{ tile, cell: board.cells[i]! }] : [])));

export { AROUND };
