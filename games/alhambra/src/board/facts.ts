import { Recent } from '../memo.ts';
import type { Board } from './board.ts';
import { ALL_SIDES, bit, CELLS, type Cell, cellsOfEdge, edgeId, type Side, type Sides, STEPS } from './cells.ts';

/** An empty cell beside the Alhambra, and what a tile there must be like. */
export interface Site {
  readonly cell: Cell;
  /** The sides on which a tile lies. */
  readonly beside: Sides;
  /** Those of them that show a wall towards this cell. */
  readonly walled: Sides;
  /** A tile here would enclose an empty area (ALH-7). */
  readonly encloses: boolean;
}

/** All that follows from a board and is asked again and again. Kept beside the board, never in a state. */
export interface Facts {
  readonly sites: readonly Site[];
  /** By place in the board: on which sides another tile lies. */
  readonly beside: readonly Sides[];
  /** By place in the board: a gate stands on one of its edges. */
  readonly fixed: readonly boolean[];
  /** By walls of a tile: the cells where it may be laid without a gate. */
  readonly cellsFor: (readonly Cell[] | null)[];
  removable: readonly boolean[] | null;
}

const known = new Recent<Board, Facts>();

export function factsOf(board: Board): Facts {
  const found = known.get(board);
  if (found !== undefined) return found;
  const facts = survey(board);
  known.set(board, facts);
  return facts;
}

/** Place in the board plus one; zero is empty. Only filled while one board is surveyed. */
const placeAt = new Int16Array(CELLS);
const siteAt = new Int16Array(CELLS);

function survey(board: Board): Facts {
  const { cells, walls } = board;
  for (let i = 0; i < cells.length; i++) placeAt[cells[i]!] = i + 1;
  const beside: Sides[] = [];
  const found: { cell: Cell; beside: Sides; walled: Sides; encloses: boolean }[] = [];
  for (let i = 0; i < cells.length; i++) {
    let mine = 0;
    for (let side = 0; side < 4; side++) {
      const cell = cells[i]! + STEPS[side as Side]!;
      if (placeAt[cell] !== 0) {
        mine |= 1 << side;
        continue;
      }
      let at = siteAt[cell]!;
      if (at === 0) {
        at = found.push({ cell, beside: 0, walled: 0, encloses: encloses(cell) });
        siteAt[cell] = at;
      }
      const site = found[at - 1]!;
      const back = 1 << (side ^ 2);
      site.beside |= back;
      if (walls[i]! & (1 << side)) site.walled |= back;
    }
    beside.push(mine);
  }
  for (let i = 0; i < cells.length; i++) placeAt[cells[i]!] = 0;
  for (let i = 0; i < found.length; i++) siteAt[found[i]!.cell] = 0;
  return { sites: found, beside, fixed: fixedBy(board), cellsFor: new Array(16).fill(null), removable: null };
}

/**
 * The eight cells around a site as bits, clockwise from the north. All tiles hang together, so filling a cell
 * between two separate gaps closes a ring of tiles around one of them.
 */
const SEPARATE_GAPS = Uint8Array.from({ length: 256 }, (_, ring) => {
  let gaps = 0;
  for (let i = 0; i < 8; i += 2) {
    const free = (at: number) => (ring & (1 << (at & 7))) === 0;
    const joined = free(i + 1) && free(i + 2);
    if (free(i) && !joined) gaps++;
  }
  return gaps;
});
const RING = [-256, -255, 1, 257, 256, 255, -1, -257];

function encloses(cell: Cell): boolean {
  let ring = 0;
  for (let i = 0; i < 8; i++) if (placeAt[cell + RING[i]!] !== 0) ring |= 1 << i;
  return SEPARATE_GAPS[ring]! > 1;
}

const NONE_FIXED: readonly boolean[] = new Array(CELLS >> 8).fill(false);

function fixedBy(board: Board): readonly boolean[] {
  if (board.gates.length === 0) return NONE_FIXED;
  const under = new Set(board.gates.flatMap((edge) => cellsOfEdge(edge)));
  return board.cells.map((cell) => under.has(cell));
}

const NO_CELLS: readonly Cell[] = [];

/** Where a tile with these walls may be laid without a gate: edges match, it is reached on foot, nothing is enclosed. */
export function cellsFor(board: Board, walls: Sides): readonly Cell[] {
  const facts = factsOf(board);
  const found = facts.cellsFor[walls];
  if (found) return found;
  const cells: Cell[] = [];
  for (const site of facts.sites) {
    if ((walls & site.beside) === site.walled && site.walled !== site.beside && !site.encloses) cells.push(site.cell);
  }
  facts.cellsFor[walls] = cells.length > 0 ? cells : NO_CELLS;
  return facts.cellsFor[walls]!;
}

/** By place in the board: the tile can leave, and all others still obey every building rule (ALH-8). */
export function removableOf(board: Board): readonly boolean[] {
  const facts = factsOf(board);
  facts.removable ??= findRemovable(board, facts);
  return facts.removable;
}

function findRemovable(board: Board, facts: Facts): boolean[] {
  const needed = findCutTiles(board);
  return board.cells.map((_, i) => i !== 0 && !facts.fixed[i]! && facts.beside[i] !== ALL_SIDES && needed[i] === 0);
}

const order = new Int16Array(CELLS >> 6);
const lowest = new Int16Array(CELLS >> 6);

/** Tiles without which another could not be reached on foot: the cut points of the walking graph, in one pass. */
function findCutTiles(board: Board): Uint8Array {
  const { cells } = board;
  const cut = new Uint8Array(cells.length);
  for (let i = 0; i < cells.length; i++) {
    placeAt[cells[i]!] = i + 1;
    order[i] = 0;
  }
  let clock = 0;
  const visit = (i: number, from: number): void => {
    order[i] = lowest[i] = ++clock;
    for (let side = 0; side < 4; side++) {
      const j = placeAt[cells[i]! + STEPS[side as Side]!]! - 1;
      if (j < 0 || j === from || !isPassable(board, i, side as Side)) continue;
      if (order[j] !== 0) {
        if (order[j]! < lowest[i]!) lowest[i] = order[j]!;
        continue;
      }
      visit(j, i);
      if (lowest[j]! < lowest[i]!) lowest[i] = lowest[j]!;
      if (lowest[j]! >= order[i]!) cut[i] = 1;
    }
  };
  visit(0, -1);
  for (let i = 0; i < cells.length; i++) placeAt[cells[i]!] = 0;
  return cut;
}

/** Edges match on every board, so one side's wall tells. */
function isPassable(board: Board, at: number, side: Side): boolean {
  if ((board.walls[at]! & bit(side)) === 0) return true;
  return board.gates.length > 0 && board.gates.includes(edgeId(board.cells[at]!, side));
}

export const siteAtCell = (board: Board, cell: Cell): Site | null =>
  factsOf(board).sites.find((site) => site.cell === cell) ?? null;
