import { type Refusal, RulesBug, type Seat } from '@majlis/kernel';
import type { Add, AlhambraAction, Exchange, Place, Redesign, Remove } from '../actions.ts';
import { type Board, tileAt, withExchange, withoutTile, withTile, withWalls } from '../board/board.ts';
import {
  checkExchanging,
  checkLaying,
  checkRemoving,
  countLayingsThrough,
  eachLayingThrough,
  type Laying,
} from '../board/building-rules.ts';
import { ALL_SIDES, type Cell, type Edges, LEANS, type Side, type Sides } from '../board/cells.ts';
import { exchangesAt, type Facts, factsOf, mayExchange } from '../board/facts.ts';
import { inheritExchanged, inheritLaid, inheritRemoved } from '../board/inherit.ts';
import { cellOf, fitAt, mayLieAt } from '../board/sites.ts';
import { printedEdgesOf } from '../content/tiles.ts';
import type { X } from '../hooks.ts';
import { append } from '../lists.ts';
import { Recent } from '../memo.ts';
import { refuse } from '../refusals.ts';
import type { State } from '../state.ts';
import { rulesOf } from './compiled.ts';
import { playerOf, without } from './hand.ts';

export function passagesOf(s: State, seat: Seat): number {
  const folds = rulesOf(s).hooks.passages;
  let passages = 0;
  for (let i = 0; i < folds.length; i++) passages = folds[i]!(s, seat, passages);
  return passages;
}

/** What a tile of this seat shows on its sides, wherever it is. */
export function edgesOf(s: State, seat: Seat, tile: number): Edges {
  const folds = rulesOf(s).hooks.edges;
  let edges = printedEdgesOf(tile);
  for (let i = 0; i < folds.length; i++) edges = folds[i]!(s, seat, tile, edges);
  return edges;
}

/** Sides of a tile on which a wall could be added: without one, and with no other tile beside them. */
export function wallableSidesOf(s: State, seat: Seat, tile: number): Sides {
  const { board } = playerOf(s, seat);
  const edges = edgesOf(s, seat, tile);
  if ((edges & LEANS) !== 0) return 0;
  const at = board.tiles.indexOf(tile);
  return ALL_SIDES & ~edges & ~(at < 0 ? 0 : factsOf(board).beside[at]!);
}

/** After walls were added to a tile: wherever it lies it shows them. What is known of lists that hold it is forgotten. */
export function showWalls(x: X, seat: Seat, tile: number): void {
  const player = playerOf(x.s, seat);
  const at = player.board.tiles.indexOf(tile);
  if (at < 0) {
    player.reserve = player.reserve.slice();
    return;
  }
  const cell = player.board.cells[at]!;
  const board = withWalls(player.board, cell, edgesOf(x.s, seat, tile));
  // Walls are added on free sides, so nobody's way changes: as if another tile lay there.
  inheritExchanged(player.board, board, cell);
  player.board = board;
}

export function checkLay(s: State, seat: Seat, { tile, cell, passage }: Omit<Place | Add, 'type'>): Refusal | null {
  const laying = { tile, edges: edgesOf(s, seat, tile) };
  return checkLaying(playerOf(s, seat).board, laying, cell, passage, passagesOf(s, seat));
}

export function lay(x: X, seat: Seat, tile: number, cell: Cell, passage: Side | null): void {
  const player = playerOf(x.s, seat);
  const board = withTile(player.board, tile, edgesOf(x.s, seat, tile), cell, passage);
  inheritLaid(player.board, board, cell);
  player.board = board;
  for (const told of rulesOf(x.s).hooks.onLaid) told(x, seat, tile, cell, passage);
}

export function listPlacings(s: State, seat: Seat, tile: number, out: AlhambraAction[]): void {
  const { board } = playerOf(s, seat);
  const edges = edgesOf(s, seat, tile);
  const { packedSites } = factsOf(board);
  for (let i = 0; i < packedSites.length; i++) {
    const site = packedSites[i]!;
    if (mayLieAt(site, edges)) out.push({ type: 'place', tile, cell: cellOf(site), passage: null });
  }
  if (passagesOf(s, seat) > 0) {
    eachLayingThrough(board, { tile, edges }, (cell, passage) => out.push({ type: 'place', tile, cell, passage }));
  }
  out.push({ type: 'reserve', tile });
}

/** How many `listPlacings` lists; -1: some of them lead through passages, and all have to be listed. */
export function countPlacings(s: State, seat: Seat, tile: number): number {
  if (passagesOf(s, seat) > 0) return -1;
  const edges = edgesOf(s, seat, tile);
  const { packedSites } = factsOf(playerOf(s, seat).board);
  let count = 1;
  for (let i = 0; i < packedSites.length; i++) count += fitAt(packedSites[i]!, edges);
  return count;
}

/** The one at this place of the list. */
export function placingAt(s: State, seat: Seat, tile: number, at: number): AlhambraAction {
  const edges = edgesOf(s, seat, tile);
  const { packedSites } = factsOf(playerOf(s, seat).board);
  let left = at;
  for (let i = 0; i < packedSites.length; i++) {
    left -= fitAt(packedSites[i]!, edges);
    if (left < 0) return { type: 'place', tile, cell: cellOf(packedSites[i]!), passage: null };
  }
  return { type: 'reserve', tile };
}

interface KnownRedesigns {
  readonly reserve: readonly number[];
  readonly passages: number;
  readonly redesigns: readonly Redesign[];
}
const known = new Recent<Board, KnownRedesigns>();

/** Everything redesigning allows. It only changes with board, reserve and passages. */
export function redesignsOf(s: State, seat: Seat): readonly Redesign[] {
  const { board, reserve } = playerOf(s, seat);
  const passages = passagesOf(s, seat);
  const found = known.get(board);
  if (found !== undefined && found.reserve === reserve && found.passages === passages) return found.redesigns;
  const redesigns: Redesign[] = factsOf(board).removable.map((cell) => ({ type: 'remove', cell }));
  for (const tile of reserve) listUses(board, { tile, edges: edgesOf(s, seat, tile) }, passages > 0, redesigns);
  known.set(board, { reserve, passages, redesigns });
  return redesigns;
}

/** Adds what one tile of the reserve could be used for. */
function listUses(board: Board, laying: Laying, through: boolean, out: Redesign[]): void {
  const { tile, edges } = laying;
  const { packedSites, beside } = factsOf(board);
  for (let i = 0; i < packedSites.length; i++) {
    if (mayLieAt(packedSites[i]!, edges)) out.push({ type: 'add', tile, cell: cellOf(packedSites[i]!), passage: null });
  }
  if (through) eachLayingThrough(board, laying, (cell, passage) => out.push({ type: 'add', tile, cell, passage }));
  for (let i = 1; i < beside.length; i++) {
    if (mayExchange(board, beside, i, edges)) out.push({ type: 'exchange', tile, cell: board.cells[i]! });
  }
}

/** How many there are, without making them. */
export function countRedesigns(s: State, seat: Seat): number {
  const { board, reserve } = playerOf(s, seat);
  const facts = factsOf(board);
  let count = facts.countRemovable();
  if (reserve.length === 0) return count;
  const through = passagesOf(s, seat) > 0;
  for (let i = 0; i < reserve.length; i++) {
    count += countUses(board, facts, reserve[i]!, edgesOf(s, seat, reserve[i]!), through);
  }
  return count;
}

export const mayRedesign = (s: State, seat: Seat): boolean => countRedesigns(s, seat) > 0;

const countUses = (board: Board, facts: Facts, tile: number, edges: Edges, through: boolean): number =>
  facts.usesOf(edges) + (through ? countLayingsThrough(board, tile, edges) : 0);

/** The one at this place of the list. */
export function redesignAt(s: State, seat: Seat, at: number): Redesign {
  const { board, reserve } = playerOf(s, seat);
  const facts = factsOf(board);
  const removable = facts.countRemovable();
  if (at < removable) return { type: 'remove', cell: facts.removableAt(at) };
  const through = passagesOf(s, seat) > 0;
  let left = at - removable;
  for (let i = 0; ; i++) {
    const edges = edgesOf(s, seat, reserve[i]!);
    const uses = countUses(board, facts, reserve[i]!, edges, through);
    if (left < uses) return useAt(board, reserve[i]!, edges, through, left);
    left -= uses;
  }
}

function useAt(board: Board, tile: number, edges: Edges, through: boolean, at: number): Redesign {
  if (through) {
    const uses: Redesign[] = [];
    listUses(board, { tile, edges }, through, uses);
    return uses[at]!;
  }
  const { packedSites, beside } = factsOf(board);
  let left = at;
  for (let i = 0; i < packedSites.length; i++) {
    left -= fitAt(packedSites[i]!, edges);
    if (left < 0) return { type: 'add', tile, cell: cellOf(packedSites[i]!), passage: null };
  }
  for (let i = 1; i < beside.length; i++) {
    left -= exchangesAt(board, beside, i, edges);
    if (left < 0) return { type: 'exchange', tile, cell: board.cells[i]! };
  }
  throw new RulesBug(`no use ${at} of tile ${tile}`);
}

export function checkRedesign(s: State, seat: Seat, action: Redesign): Refusal | null {
  const { board, reserve } = playerOf(s, seat);
  if (action.type === 'remove') return checkRemoving(board, action.cell);
  const { tile } = action;
  if (!reserve.includes(tile)) return refuse('redesign-tile-not-in-reserve', { tile });
  return action.type === 'add'
    ? checkLay(s, seat, action)
    : checkExchanging(board, action.cell, edgesOf(s, seat, tile));
}

export function redesign(x: X, seat: Seat, action: Redesign): void {
  if (action.type === 'add') addFromReserve(x, seat, action);
  else if (action.type === 'remove') removeToReserve(x, seat, action);
  else exchangeWithReserve(x, seat, action);
}

function addFromReserve(x: X, seat: Seat, { tile, cell, passage }: Add): void {
  const player = playerOf(x.s, seat);
  player.reserve = without(player.reserve, tile);
  x.emit({ type: 'added', seat, tile, cell, passage });
  lay(x, seat, tile, cell, passage);
}

function removeToReserve(x: X, seat: Seat, { cell }: Remove): void {
  const player = playerOf(x.s, seat);
  const tile = tileAt(player.board, cell)!;
  const board = withoutTile(player.board, cell);
  inheritRemoved(player.board, board, cell);
  player.board = board;
  player.reserve = append(player.reserve, tile);
  x.emit({ type: 'removed', seat, tile, cell });
  for (const told of rulesOf(x.s).hooks.onLeft) told(x, seat, tile, cell);
}

function exchangeWithReserve(x: X, seat: Seat, { tile, cell }: Exchange): void {
  const player = playerOf(x.s, seat);
  const old = tileAt(player.board, cell)!;
  const board = withExchange(player.board, cell, tile, edgesOf(x.s, seat, tile));
  inheritExchanged(player.board, board, cell);
  player.board = board;
  player.reserve = append(without(player.reserve, tile), old);
  x.emit({ type: 'exchanged', seat, tile, cell, old });
  for (const told of rulesOf(x.s).hooks.onLeft) told(x, seat, old, cell);
  for (const told of rulesOf(x.s).hooks.onLaid) told(x, seat, tile, cell, null);
}
