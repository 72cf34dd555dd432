import { countBits } from '../../board/bits.ts';
import type { Board } from '../../board/board.ts';
import { ALL_SIDES } from '../../board/cells.ts';
import { factsOf } from '../../board/facts.ts';
import { longestWallOf } from '../../board/longest-wall.ts';
import { besideOf, FITTING, mayBeFilled, type PackedSite, walledOf } from '../../board/sites.ts';
import { BUILDING_TILES, printedEdgesOf } from '../../content/tiles.ts';
import { kept, Recent } from '../../memo.ts';

/** What an Alhambra is like to build on, with any building of the base game. */
export const LAYOUT = [
  'tiles that fit',
  'walls that the next tile may bring',
  'cells to build on',
  'open sides',
  'walls beside the longest',
] as const;

const WAYS_TO_BE_WALLED = 16;

/** By the sides that have a wall: the share of all buildings. */
const SHARES = new Float64Array(WAYS_TO_BE_WALLED);
for (const tile of BUILDING_TILES) SHARES[printedEdgesOf(tile)]! += 1 / BUILDING_TILES.length;

const known = new Recent<Board, readonly number[]>(64);

export const layoutOf = (board: Board): readonly number[] => kept(known, board, () => survey(board));

const NOWHERE = Number.NEGATIVE_INFINITY;
/** By the sides of a tile that have a wall: how many outer walls it would add in its best place. */
const most = new Float64Array(WAYS_TO_BE_WALLED);

function survey(board: Board): number[] {
  const { packedSites } = factsOf(board);
  most.fill(NOWHERE);
  let cells = 0;
  let open = 0;
  let outer = 0;
  for (let i = 0; i < packedSites.length; i++) {
    const site = packedSites[i]!;
    const walled = walledOf(site);
    outer += countBits(walled);
    open += countBits(besideOf(site) & ~walled);
    if (mayBeFilled(site) && tryAt(site)) cells++;
  }
  let fitting = 0;
  let walls = 0;
  for (let edges = 0; edges < WAYS_TO_BE_WALLED; edges++) {
    if (most[edges] === NOWHERE) continue;
    fitting += SHARES[edges]!;
    walls += SHARES[edges]! * most[edges]!;
  }
  return [fitting, walls / 3, cells / 12, open / 12, (outer - longestWallOf(board)) / 8];
}

/** Whether any tile fits there. */
function tryAt(site: PackedSite): boolean {
  const fitting = FITTING[site & 255]!;
  const free = ALL_SIDES & ~besideOf(site);
  const covered = countBits(walledOf(site));
  for (let edges = 0; edges < WAYS_TO_BE_WALLED; edges++) {
    if ((fitting >> edges) & 1) most[edges] = Math.max(most[edges]!, countBits(edges & free) - covered);
  }
  return fitting !== 0;
}
