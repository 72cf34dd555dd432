import type { Seat } from '@majlis/kernel';
import type { AlhambraAction, Place } from '../actions.ts';
import { type Board, withExchange, withTile } from '../board/board.ts';
import { ALL_SIDES, type Cell, type Edges, LEANS } from '../board/cells.ts';
import { factsOf } from '../board/facts.ts';
import { longestWallOf, measureWall } from '../board/longest-wall.ts';
import { besideOf, cellOf, mayLieAt, type PackedSite, walledOf } from '../board/sites.ts';
import { kindOf } from '../content/tiles.ts';
import { Recent } from '../memo.ts';
import { edgesOf, redesignsOf } from '../rules/building.ts';
import { rulesOf } from '../rules/compiled.ts';
import type { State } from '../state.ts';
import { constants } from './constants.ts';
import { majorityWorthIn, type Outlook } from './outlook.ts';
import type { Look } from './sight.ts';

const SET_BITS = Uint8Array.from(
  { length: 16 },
  (_, sides) => (sides & 1) + ((sides >> 1) & 1) + ((sides >> 2) & 1) + (sides >> 3),
);

/** Walls gained and lost and sides left open, without looking for the longest wall. What leans on walls changes none. */
function roughWorth(outlook: Outlook, edges: Edges, site: PackedSite): number {
  if ((edges & LEANS) !== 0) return 0;
  const { roughWall, openSide } = constants.now;
  const beside = besideOf(site);
  const walled = walledOf(site);
  const free = ALL_SIDES & ~beside;
  const outer = SET_BITS[edges & free]! - SET_BITS[walled]!;
  const open = SET_BITS[free & ~edges]! - SET_BITS[beside & ~walled]!;
  return roughWall * outlook.rounds.length * outer + openSide * outlook.ahead * open;
}

const siteOf = (board: Board, cell: Cell): PackedSite =>
  factsOf(board).packedSites.find((site) => cellOf(site) === cell)!;

/** What one more building of the tile's kind adds; nothing if it is of no kind. */
export const kindWorth = (kinds: readonly number[], tile: number): number => kinds[kindOf(tile)] ?? 0;

/** What modules see in laying this tile there. */
function addedWorth(look: Look, tile: number, cell: Cell): number {
  const { laying } = rulesOf(look.s).bots;
  let worth = 0;
  for (let i = 0; i < laying.length; i++) worth += laying[i]!(look, tile, cell);
  return worth;
}

interface RoughPlace {
  readonly cell: Cell;
  readonly worth: number;
}

/** Where tiles would lie best on one board, by their edges; undefined: nobody has asked. */
interface RoughPlaces {
  /** What this follows from besides the board. */
  by: typeof constants.now;
  rounds: number;
  ahead: number;
  places: (RoughPlace | null | undefined)[];
}

/** A search comes back to the same boards in every world. */
const known = new Recent<Board, RoughPlaces>(12);

/** What is known of a board at this point of the game. */
function roughPlacesOn(board: Board, { rounds, ahead }: Outlook): RoughPlaces['places'] {
  const by = constants.now;
  const found = known.get(board);
  if (found === undefined) {
    const places: RoughPlaces['places'] = [];
    known.set(board, { by, rounds: rounds.length, ahead, places });
    return places;
  }
  if (found.by !== by || found.rounds !== rounds.length || found.ahead !== ahead) {
    found.by = by;
    found.rounds = rounds.length;
    found.ahead = ahead;
    found.places = [];
  }
  return found.places;
}

/** The best a tile could do on the seat's board, roughly; null when it fits nowhere. */
export function bestRoughPlace(look: Look, tile: number): RoughPlace | null {
  const { s, seat, outlook } = look;
  const edges = edgesOf(s, seat, tile);
  if (rulesOf(s).bots.laying.length > 0) return findRoughPlace(look, tile, edges);
  const places = roughPlacesOn(s.players[seat]!.board, outlook);
  for (let i = places.length; i <= edges; i++) places.push(undefined);
  const place = places[edges] === undefined ? findRoughPlace(look, tile, edges) : places[edges]!;
  places[edges] = place;
  return place;
}

function findRoughPlace(look: Look, tile: number, edges: Edges): RoughPlace | null {
  const { s, seat, outlook } = look;
  const { packedSites } = factsOf(s.players[seat]!.board);
  let best: PackedSite | null = null;
  let most = 0;
  for (let i = 0; i < packedSites.length; i++) {
    const site = packedSites[i]!;
    if (!mayLieAt(site, edges)) continue;
    const worth = roughWorth(outlook, edges, site) + addedWorth(look, tile, cellOf(site));
    if (best !== null && worth <= most) continue;
    best = site;
    most = worth;
  }
  return best === null ? null : { cell: cellOf(best), worth: most };
}

/** With the longest wall measured. */
export function placeWorth(look: Look, { tile, cell, passage }: Omit<Place, 'type'>): number {
  const { s, seat, outlook } = look;
  const { board } = s.players[seat]!;
  const edges = edgesOf(s, seat, tile);
  const longer = measureWall(withTile(board, tile, edges, cell, passage)) - longestWallOf(board);
  const rough = roughWorth(outlook, edges, siteOf(board, cell));
  const by = constants.now;
  const worth = by.wall * outlook.rounds.length * longer + by.roughly * rough + addedWorth(look, tile, cell);
  return worth - (passage === null ? 0 : by.passage);
}

/** What one building fewer costs; more than one more would add, or a tile would go to and fro for ever. */
function lostWorth({ seat, outlook, counts, kinds }: Look, kind: number): number {
  if (kind < 0) return 0;
  const own = counts.seats[seat]![kind]!;
  const lost =
    majorityWorthIn(outlook, kind, own, counts, seat) - majorityWorthIn(outlook, kind, own - 1, counts, seat);
  return Math.max(lost, kinds[kind]!);
}

/** Redesigning that adds something: from the reserve, or a better tile in the place of another. */
export function redesignWorth(look: Look, action: AlhambraAction): number {
  const { s, seat, outlook, kinds } = look;
  const { inReserve, replaced, wall } = constants.now;
  if (action.type === 'add') return (1 - inReserve) * kindWorth(kinds, action.tile) + placeWorth(look, action);
  if (action.type !== 'exchange') return Number.NEGATIVE_INFINITY;
  const { tile, cell } = action;
  const { board } = s.players[seat]!;
  const old = board.tiles[board.cells.indexOf(cell)]!;
  const longer = measureWall(withExchange(board, cell, tile, edgesOf(s, seat, tile))) - longestWallOf(board);
  const swapped = kindOf(tile) === kindOf(old) ? 0 : kindWorth(kinds, tile) - replaced * lostWorth(look, kindOf(old));
  const added = addedWorth(look, tile, cell) - replaced * addedWorth(look, old, cell);
  return (1 - inReserve) * swapped + added + wall * outlook.rounds.length * longer;
}

export const redesigns = (s: State, seat: Seat): readonly AlhambraAction[] =>
  s.players[seat]!.reserve.length === 0 ? [] : redesignsOf(s, seat).filter(({ type }) => type !== 'remove');
