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
import { besideOf, cellOf, enclosesAt, leaningOf, type PackedSite, type Site, walledOf } from './sites.ts';

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
  const passageAt = () => sideList(openableAt(board, laying.tile, cell, site.walled & ~site.leaning));
  if (passage === null) return onFoot ? null : refuse('build-not-reachable', { cell, passageAt: passageAt() });
  if (onFoot) return refuse('passage-not-needed', { cell });
  if (!passageAt().includes(passage)) return refuse('passage-needs-double-wall', { cell, passageAt: passageAt() });
  return passages > 0 ? null : refuse('passage-none-left');
}

function checkLeaning({ cell, walled }: Site, passage: Side | null): AlhambraRefusal | null {
  if (walled === 0) return refuse('build-leans-on-nothing', { cell });
  return passage === null ? null : refuse('passage-not-needed', { cell });
}

/** Of these walls around a cell, those that both tiles have printed on them: added ones cannot be opened. */
function openableAt(board: Board, tile: number, cell: Cell, walled: Sides): Sides {
  let sides = walled & printedEdgesOf(tile);
  for (const side of SIDES) {
    if ((sides & bit(side)) === 0) continue;
    const beyond = tileAt(board, neighbour(cell, side))!;
    if ((printedEdgesOf(beyond) & bit(opposite(side))) === 0) sides &= ~bit(side);
  }
  return sides;
}

/** The double walls through which a tile laid here could be reached, where one cannot walk. Nothing opens towards what leans. */
function passagesTo(board: Board, site: PackedSite, tile: number, edges: Edges): Sides {
  const beside = besideOf(site);
  if (walledOf(site) !== beside || (edges & (beside | LEANS)) !== beside || enclosesAt(site)) return 0;
  return openableAt(board, tile, cellOf(site), beside & ~leaningOf(site));
}

/** Calls `lay` for every one of them. */
export function eachLayingThrough(
  board: Board,
  { tile, edges }: Laying,
  lay: (cell: Cell, passage: Side) => void,
): void {
  const { packedSites } = factsOf(board);
  for (let i = 0; i < packedSites.length; i++) {
    const sides = passagesTo(board, packedSites[i]!, tile, edges);
    if (sides !== 0) for (const side of SIDES) if (sides & bit(side)) lay(cellOf(packedSites[i]!), side);
  }
}

/** How many there are. */
export function countLayingsThrough(board: Board, tile: number, edges: Edges): number {
  const { packedSites } = factsOf(board);
  let count = 0;
  for (let i = 0; i < packedSites.length; i++) {
    for (let sides = passagesTo(board, packedSites[i]!, tile, edges); sides !== 0; sides &= sides - 1) count++;
  }
  return count;
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
