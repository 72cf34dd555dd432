import type { Refusal, Seat } from '@majlis/kernel';
import type { Add, AlhambraAction, Exchange, Place, Redesign, Remove } from '../actions.ts';
import { type Board, tileAt, withExchange, withoutTile, withTile, withWalls } from '../board/board.ts';
import { checkExchanging, checkLaying, checkRemoving, eachLayingThrough } from '../board/building-rules.ts';
import { ALL_SIDES, type Cell, type Edges, LEANS, type Side, type Sides } from '../board/cells.ts';
import { factsOf, inheritExchanged, inheritLaid, inheritRemoved, mayExchange } from '../board/facts.ts';
import { cellOf, fittingAt, mayLieAt } from '../board/sites.ts';
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

/** A redesign as one number, for most are never looked at: what is done, and with what. */
type PackedRedesign = number;

const REMOVE = 0;
const ADD = 1;
const EXCHANGE = 2;
const NO_PASSAGE = 4;

const pack = (what: number, tile: number, cell: Cell, passage: number): PackedRedesign =>
  cell | (what << 16) | (passage << 18) | (tile << 21);

function unpack(packed: PackedRedesign): Redesign {
  const cell = packed & 0xffff;
  const what = (packed >> 16) & 3;
  if (what === REMOVE) return { type: 'remove', cell };
  const tile = packed >> 21;
  if (what === EXCHANGE) return { type: 'exchange', tile, cell };
  const passage = (packed >> 18) & 7;
  return { type: 'add', tile, cell, passage: passage === NO_PASSAGE ? null : (passage as Side) };
}

interface KnownRedesigns {
  readonly reserve: readonly number[];
  readonly passages: number;
  readonly packed: readonly PackedRedesign[];
  redesigns: readonly Redesign[] | null;
}
const known = new Recent<Board, KnownRedesigns>();

/** They only change with board, reserve and passages. */
function knownRedesigns(s: State, seat: Seat): KnownRedesigns {
  const { board, reserve } = playerOf(s, seat);
  const passages = passagesOf(s, seat);
  const found = known.get(board);
  if (found !== undefined && found.reserve === reserve && found.passages === passages) return found;
  const redesigns = { reserve, passages, packed: findRedesigns(s, seat, passages), redesigns: null };
  known.set(board, redesigns);
  return redesigns;
}

/** Everything redesigning allows. */
export function redesignsOf(s: State, seat: Seat): readonly Redesign[] {
  const found = knownRedesigns(s, seat);
  found.redesigns ??= found.packed.map(unpack);
  return found.redesigns;
}

/** How many there are, without making them. */
export const countRedesigns = (s: State, seat: Seat): number => knownRedesigns(s, seat).packed.length;
/** The one at this place of the list. */
export const redesignAt = (s: State, seat: Seat, at: number): Redesign => unpack(knownRedesigns(s, seat).packed[at]!);

/** Lists in the making: redesigns, and the sites where anything fits with what fits there. */
const listed: PackedRedesign[] = [];
const openCells: Cell[] = [];
const openTo: number[] = [];

function findRedesigns(s: State, seat: Seat, passages: number): PackedRedesign[] {
  const { board, reserve } = playerOf(s, seat);
  const { packedSites, removable } = factsOf(board);
  let count = 0;
  for (let i = 0; i < removable.length; i++) listed[count++] = pack(REMOVE, 0, removable[i]!, 0);
  if (reserve.length > 0) {
    let sites = 0;
    for (let i = 0; i < packedSites.length; i++) {
      const fitting = fittingAt(packedSites[i]!);
      if (fitting === 0) continue;
      openCells[sites] = cellOf(packedSites[i]!);
      openTo[sites++] = fitting;
    }
    for (let r = 0; r < reserve.length; r++) count = listWith(s, seat, reserve[r]!, sites, passages, count);
  }
  const out = new Array<PackedRedesign>(count);
  for (let i = 0; i < count; i++) out[i] = listed[i]!;
  return out;
}

/** Adds what one tile of the reserve could be used for. */
function listWith(s: State, seat: Seat, tile: number, sites: number, passages: number, from: number): number {
  const { board } = playerOf(s, seat);
  const { packedSites, beside } = factsOf(board);
  const edges = edgesOf(s, seat, tile);
  let count = from;
  if ((edges & LEANS) === 0) {
    for (let i = 0; i < sites; i++) {
      if ((openTo[i]! >> edges) & 1) listed[count++] = pack(ADD, tile, openCells[i]!, NO_PASSAGE);
    }
  } else {
    for (let i = 0; i < packedSites.length; i++) {
      const site = packedSites[i]!;
      if (mayLieAt(site, edges)) listed[count++] = pack(ADD, tile, cellOf(site), NO_PASSAGE);
    }
  }
  if (passages > 0) {
    eachLayingThrough(board, { tile, edges }, (cell, passage) => {
      listed[count++] = pack(ADD, tile, cell, passage);
    });
  }
  for (let i = 1; i < beside.length; i++) {
    if (mayExchange(board, beside, i, edges)) listed[count++] = pack(EXCHANGE, tile, board.cells[i]!, 0);
  }
  return count;
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
