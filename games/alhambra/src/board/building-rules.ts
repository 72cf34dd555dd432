import { type AlhambraRefusal, refuse } from '../refusals.ts';
import type { Board } from './board.ts';
import { ALL_SIDES, bit, type Cell, SIDES, type Side, type Sides } from './cells.ts';
import { cellsFor, factsOf, removableOf, type Site, siteAtCell } from './facts.ts';

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

/** Calls `lay` for every place: without a gate where one walks, else once for each double wall. */
export function eachLaying(
  board: Board,
  walls: Sides,
  gatesInHand: number,
  lay: (cell: Cell, gate: Side | null) => void,
): void {
  const cells = cellsFor(board, walls);
  for (let i = 0; i < cells.length; i++) lay(cells[i]!, null);
  if (gatesInHand === 0) return;
  for (const site of factsOf(board).sites) {
    if (site.encloses || site.walled !== site.beside || (walls & site.beside) !== site.walled) continue;
    for (const side of SIDES) if (site.walled & bit(side)) lay(site.cell, side);
  }
}

export function checkRemoving(board: Board, cell: Cell): AlhambraRefusal | null {
  const at = board.cells.indexOf(cell);
  if (at < 0) return refuse('redesign-no-tile-there', { cell });
  if (at === 0) return refuse('redesign-fountain');
  const facts = factsOf(board);
  if (facts.fixed[at]!) return refuse('redesign-fixed-by-gate', { cell });
  if (facts.beside[at] === ALL_SIDES) return refuse('redesign-encloses-space', { cell });
  return removableOf(board)[at]! ? null : refuse('redesign-cuts-off', { cell });
}

/**
 * The new tile lies in the same cell. Its edges towards neighbours must match theirs, so they are those of the
 * old tile: on foot everything stays reachable.
 */
export function checkExchanging(board: Board, cell: Cell, walls: Sides): AlhambraRefusal | null {
  const at = board.cells.indexOf(cell);
  if (at < 0) return refuse('redesign-no-tile-there', { cell });
  if (at === 0) return refuse('redesign-fountain');
  const facts = factsOf(board);
  if (facts.fixed[at]!) return refuse('redesign-fixed-by-gate', { cell });
  const differing = (walls ^ board.walls[at]!) & facts.beside[at]!;
  return differing === 0 ? null : refuse('build-edges-differ', { cell, sides: sideList(differing) });
}

export const mayExchange = (board: Board, at: number, walls: Sides): boolean => {
  const facts = factsOf(board);
  return at !== 0 && !facts.fixed[at]! && ((walls ^ board.walls[at]!) & facts.beside[at]!) === 0;
};

export const sideList = (sides: Sides): Side[] => SIDES.filter((side) => sides & bit(side));
