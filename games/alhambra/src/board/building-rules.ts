import { printedEdgesOf } from '../content/tiles.ts';
import { type AlhambraRefusal, refuse } from '../refusals.ts';
import { type Board, tileAt } from './board.ts';
import {
  ALL_SIDES,
  bit,
  type Cell,
  type Edges,
  LEANS,
  neighbour,
  opposite,
  SIDES,
  type Side,
  type Sides,
} from './cells.ts';
import { factsOf, removableOf, siteAtCell } from './facts.ts';
import { isFixed, isLastSupport } from './removable.ts';
import type { Site } from './sites.ts';

/** A tile on its way to the board: its number, and what it shows on its sides now. */
export interface Laying {
  readonly tile: number;
  readonly edges: Edges;
}

/** May it be laid here? Through a passage only where it is not reached on foot (ALH-G2). */
export function checkLaying(
  board: Board,
  laying: Laying,
  cell: Cell,
  passage: Side | null,
  passages: number,
): AlhambraRefusal | null {
  if (board.cells.includes(cell)) return refuse('build-occupied', { cell });
  const site = siteAtCell(board, cell);
  if (site === null) return refuse('build-not-joined', { cell });
  const differing = unfitting(site, laying.edges);
  if (differing !== 0) return refuse('build-edges-differ', { cell, sides: sideList(differing) });
  if (site.encloses) return refuse('build-encloses-space', { cell });
  return (laying.edges & LEANS) === 0
    ? checkReaching(board, laying, site, passage, passages)
    : checkLeaning(site, passage);
}

/** The sides on which it does not fit what lies there. */
function unfitting({ beside, walled, leaning }: Site, edges: Edges): Sides {
  const differing = (edges & beside) ^ walled;
  // Between a leaning tile and one that is walked on there is a brace on a wall; between two leaning ones nothing.
  return (edges & LEANS) === 0
    ? differing | (leaning & ~walled)
    : differing | (leaning & walled) | (beside & ~walled & ~leaning);
}

function checkReaching(
  board: Board,
  laying: Laying,
  site: Site,
  passage: Side | null,
  passages: number,
): AlhambraRefusal | null {
  const onFoot = site.walled !== site.beside;
  const { cell } = site;
  const passageAt = () => sideList(openableAt(board, laying, site));
  if (passage === null) return onFoot ? null : refuse('build-not-reachable', { cell, passageAt: passageAt() });
  if (onFoot) return refuse('passage-not-needed', { cell });
  if (!passageAt().includes(passage)) return refuse('passage-needs-double-wall', { cell, passageAt: passageAt() });
  return passages > 0 ? null : refuse('passage-none-left');
}

function checkLeaning({ cell, walled }: Site, passage: Side | null): AlhambraRefusal | null {
  if (walled === 0) return refuse('build-leans-on-nothing', { cell });
  return passage === null ? null : refuse('passage-not-needed', { cell });
}

/** Sides where both tiles have a printed wall; added ones cannot be opened, and nothing opens towards what leans. */
export function openableAt(board: Board, { tile }: Laying, { cell, walled, leaning }: Site): Sides {
  let sides = walled & ~leaning & printedEdgesOf(tile);
  for (const side of SIDES) {
    if ((sides & bit(side)) === 0) continue;
    const beyond = tileAt(board, neighbour(cell, side))!;
    if ((printedEdgesOf(beyond) & bit(opposite(side))) === 0) sides &= ~bit(side);
  }
  return sides;
}

/** Calls `lay` for every double wall through which the tile could be reached, where one cannot walk. */
export function eachLayingThrough(board: Board, laying: Laying, lay: (cell: Cell, passage: Side) => void): void {
  const { edges } = laying;
  if ((edges & LEANS) !== 0) return;
  for (const site of factsOf(board).sites) {
    if (site.encloses || site.walled !== site.beside || (edges & site.beside) !== site.walled) continue;
    const openable = openableAt(board, laying, site);
    for (const side of SIDES) if (openable & bit(side)) lay(site.cell, side);
  }
}

export function checkRemoving(board: Board, cell: Cell): AlhambraRefusal | null {
  const at = board.cells.indexOf(cell);
  if (at < 0) return refuse('redesign-no-tile-there', { cell });
  if (at === 0) return refuse('redesign-fountain');
  if (isFixed(board, cell)) return refuse('redesign-fixed', { cell });
  if (factsOf(board).beside[at] === ALL_SIDES) return refuse('redesign-encloses-space', { cell });
  if (removableOf(board).includes(cell)) return null;
  return refuse(isLastSupport(board, cell) ? 'redesign-support' : 'redesign-cuts-off', { cell });
}

/**
 * The new tile lies in the same cell. Its edges towards neighbours must match theirs, so they are those of the
 * old tile: on foot everything stays reachable.
 */
export function checkExchanging(board: Board, cell: Cell, edges: Edges): AlhambraRefusal | null {
  const at = board.cells.indexOf(cell);
  if (at < 0) return refuse('redesign-no-tile-there', { cell });
  if (at === 0) return refuse('redesign-fountain');
  if (isFixed(board, cell)) return refuse('redesign-fixed', { cell });
  const changed = edges ^ board.walls[at]!;
  const beside = factsOf(board).beside[at]!;
  if ((changed & (beside | LEANS)) === 0) return null;
  return refuse('build-edges-differ', { cell, sides: sideList(changed & LEANS ? beside : changed & beside) });
}

export const sideList = (sides: Sides): Side[] => SIDES.filter((side) => sides & bit(side));
