import { type AlhambraRefusal, refuse } from '../refusals.ts';
import type { Board } from './board.ts';
import { ALL_SIDES, bit, type Cell, SIDES, type Side, type Sides } from './cells.ts';
import { factsOf, removableOf, siteAtCell } from './facts.ts';
import { isFixed } from './removable.ts';
import type { Site } from './sites.ts';

/** May a tile with these walls be laid here? Through a gate only where it is not reached on foot (ALH-G2). */
export function checkLaying(
  board: Board,
  walls: Sides,
  cell: Cell,
  gate: Side | null,
  gatesInHand: number,
): AlhambraRefusal | null {
  if (board.cells.includes(cell)) return refuse('build-occupied', { cell });
  const site = siteAtCell(board, cell);
  if (site === null) return refuse('build-not-joined', { cell });
  const differing = (walls & site.beside) ^ site.walled;
  if (differing !== 0) return refuse('build-edges-differ', { cell, sides: sideList(differing) });
  if (site.encloses) return refuse('build-encloses-space', { cell });
  return checkReaching(site, gate, gatesInHand);
}

function checkReaching(site: Site, gate: Side | null, gatesInHand: number): AlhambraRefusal | null {
  const onFoot = site.walled !== site.beside;
  const { cell } = site;
  if (gate === null) return onFoot ? null : refuse('build-not-reachable', { cell, gateAt: sideList(site.walled) });
  if (onFoot) return refuse('gate-not-needed', { cell });
  if ((site.walled & bit(gate)) === 0) return refuse('gate-needs-double-wall', { cell, gateAt: sideList(site.walled) });
  return gatesInHand > 0 ? null : refuse('gate-not-in-hand');
}

/** Calls `lay` for every double wall through which the tile could be reached, where one cannot walk. */
export function eachGatedLaying(board: Board, walls: Sides, lay: (cell: Cell, gate: Side) => void): void {
  for (const site of factsOf(board).sites) {
    if (site.encloses || site.walled !== site.beside || (walls & site.beside) !== site.walled) continue;
    for (const side of SIDES) if (site.walled & bit(side)) lay(site.cell, side);
  }
}

export function checkRemoving(board: Board, cell: Cell): AlhambraRefusal | null {
  const at = board.cells.indexOf(cell);
  if (at < 0) return refuse('redesign-no-tile-there', { cell });
  if (at === 0) return refuse('redesign-fountain');
  if (isFixed(board, cell)) return refuse('redesign-fixed-by-gate', { cell });
  if (factsOf(board).beside[at] === ALL_SIDES) return refuse('redesign-encloses-space', { cell });
  return removableOf(board).includes(cell) ? null : refuse('redesign-cuts-off', { cell });
}

/**
 * The new tile lies in the same cell. Its edges towards neighbours must match theirs, so they are those of the
 * old tile: on foot everything stays reachable.
 */
export function checkExchanging(board: Board, cell: Cell, walls: Sides): AlhambraRefusal | null {
  const at = board.cells.indexOf(cell);
  if (at < 0) return refuse('redesign-no-tile-there', { cell });
  if (at === 0) return refuse('redesign-fountain');
  if (isFixed(board, cell)) return refuse('redesign-fixed-by-gate', { cell });
  const differing = (walls ^ board.walls[at]!) & factsOf(board).beside[at]!;
  return differing === 0 ? null : refuse('build-edges-differ', { cell, sides: sideList(differing) });
}

export const sideList = (sides: Sides): Side[] => SIDES.filter((side) => sides & bit(side));
