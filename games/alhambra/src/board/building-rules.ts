import { type AlhambraRefusal, refuse } from '../refusals.ts';
import type { Board } from './board.ts';
import { ALL_SIDES, bit, type Cell, SIDES, type Side, type Sides } from './cells.ts';
import { factsOf, removableOf, siteAtCell } from './facts.ts';
import { isFixed } from './removable.ts';
import type { Site } from './sites.ts';

/** May a tile with these walls be laid here? Through a passage only where it is not reached on foot (ALH-G2). */
export function checkLaying(
  board: Board,
  walls: Sides,
  cell: Cell,
  passage: Side | null,
  passages: number,
): AlhambraRefusal | null {
  if (board.cells.includes(cell)) return refuse('build-occupied', { cell });
  const site = siteAtCell(board, cell);
  if (site === null) return refuse('build-not-joined', { cell });
  const differing = (walls & site.beside) ^ site.walled;
  if (differing !== 0) return refuse('build-edges-differ', { cell, sides: sideList(differing) });
  if (site.encloses) return refuse('build-encloses-space', { cell });
  return checkReaching(site, passage, passages);
}

function checkReaching(site: Site, passage: Side | null, passages: number): AlhambraRefusal | null {
  const onFoot = site.walled !== site.beside;
  const { cell } = site;
  if (passage === null)
    return onFoot ? null : refuse('build-not-reachable', { cell, passageAt: sideList(site.walled) });
  if (onFoot) return refuse('passage-not-needed', { cell });
  if ((site.walled & bit(passage)) === 0)
    return refuse('passage-needs-double-wall', { cell, passageAt: sideList(site.walled) });
  return passages > 0 ? null : refuse('passage-none-left');
}

/** Calls `lay` for every double wall through which the tile could be reached, where one cannot walk. */
export function eachLayingThrough(board: Board, walls: Sides, lay: (cell: Cell, passage: Side) => void): void {
  for (const site of factsOf(board).sites) {
    if (site.encloses || site.walled !== site.beside || (walls & site.beside) !== site.walled) continue;
    for (const side of SIDES) if (site.walled & bit(side)) lay(site.cell, side);
  }
}

export function checkRemoving(board: Board, cell: Cell): AlhambraRefusal | null {
  const at = board.cells.indexOf(cell);
  if (at < 0) return refuse('redesign-no-tile-there', { cell });
  if (at === 0) return refuse('redesign-fountain');
  if (isFixed(board, cell)) return refuse('redesign-fixed', { cell });
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
  if (isFixed(board, cell)) return refuse('redesign-fixed', { cell });
  const differing = (walls ^ board.walls[at]!) & factsOf(board).beside[at]!;
  return differing === 0 ? null : refuse('build-edges-differ', { cell, sides: sideList(differing) });
}

export const sideList = (sides: Sides): Side[] => SIDES.filter((side) => sides & bit(side));
