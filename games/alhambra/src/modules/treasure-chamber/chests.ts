import type { Seat } from '@majlis/kernel';
import { BUILDINGS } from '../../content/buildings.ts';
import { kindOf, tileFacts } from '../../content/tiles.ts';
import type { X } from '../../hooks.ts';
import { inPlay } from '../../rules/compiled.ts';
import { countOf, playerOf, without } from '../../rules/hand.ts';
import { rivalsOf } from '../../rules/scoring.ts';
import type { State } from '../../state.ts';
import { CHESTS_PER_ROOM } from './content.ts';

export const chestsIn = (s: State) => inPlay(s.mod['treasure-chamber'], 'treasure-chamber');

/** Tiles of this form are buildings of a kind; huts have a colour and are none (ALH-CHEST-10). */
const isBuilding = (tile: number): boolean => tile >= 0 && tileFacts(tile).form === 'building';

/** Buildings of a colour without a chest, among these. */
function freeIn(tiles: readonly number[], held: readonly number[], kind: number): number[] {
  const free: number[] = [];
  for (let i = 0; i < tiles.length; i++) {
    const tile = tiles[i]!;
    if (kindOf(tile) === kind && isBuilding(tile) && !held.includes(tile)) free.push(tile);
  }
  return free;
}

export const freeBuildings = (s: State, seat: Seat, kind: number): number[] =>
  freeIn(playerOf(s, seat).board.tiles, chestsIn(s).held[seat]!, kind);

const kinds = [...BUILDINGS.keys()];
const waitingOf = (s: State): readonly number[] => chestsIn(s).waiting?.chests ?? [];

/** Kinds of which the seat must choose the building: fewer chests than free buildings. */
export const kindsToChoose = (s: State, seat: Seat): number[] =>
  kinds.filter((kind) => {
    const chests = countOf(waitingOf(s), kind);
    return chests > 0 && chests < freeBuildings(s, seat, kind).length;
  });

function takeWaiting(s: State, kind: number): void {
  const slice = chestsIn(s);
  const { room, chests } = slice.waiting!;
  slice.waiting = { room, chests: without(chests, kind) };
}

export function placeChest(x: X, seat: Seat, tile: number): void {
  const slice = chestsIn(x.s);
  takeWaiting(x.s, kindOf(tile));
  slice.held = slice.held.with(
    seat,
    [...slice.held[seat]!, tile].sort((a, b) => a - b),
  );
  x.emit({ type: 'treasure-chamber.placed', seat, tile });
}

/** Where every free building of a colour gets a chest there is nothing to choose. */
export function placeWithoutChoice(x: X, seat: Seat): void {
  for (const kind of kinds) {
    if (!waitingOf(x.s).includes(kind)) continue;
    const free = freeBuildings(x.s, seat, kind);
    if (free.length > 0 && countOf(waitingOf(x.s), kind) >= free.length)
      for (const tile of free) placeChest(x, seat, tile);
  }
}

/** One chest on each building of its colour (ALH-R4). */
export function placeForRival(x: X, at: number): void {
  const { id, tiles } = rivalsOf(x.s)[at]!;
  const slice = chestsIn(x.s);
  for (const chest of waitingOf(x.s)) {
    const [tile] = freeIn(tiles, slice.heldByRivals[at]!, chest);
    if (tile === undefined) continue;
    takeWaiting(x.s, chest);
    slice.heldByRivals = slice.heldByRivals.with(at, [...slice.heldByRivals[at]!, tile]);
    x.emit({ type: 'treasure-chamber.given', contender: id, tile });
  }
}

/** What nobody could place goes back; then the room is refilled, as long as there are chests for it (ALH-R3). */
export function finish(x: X): void {
  const slice = chestsIn(x.s);
  const { room, chests } = slice.waiting!;
  slice.waiting = null;
  slice.bag.push(...chests);
  if (chests.length > 0) x.emit({ type: 'treasure-chamber.returned', buildings: chests });
  if (slice.isClosed) return;
  if (slice.bag.length < CHESTS_PER_ROOM) {
    slice.isClosed = true;
    x.emit({ type: 'treasure-chamber.closed' });
  } else fillRoom(x, room);
}

export function fillRoom(x: X, room: number): void {
  const slice = chestsIn(x.s);
  const drawn = Array.from({ length: CHESTS_PER_ROOM }, () => x.chance.draw('chests', slice.bag)!);
  const chests = drawn.sort((a, b) => a - b);
  slice.rooms = slice.rooms.with(room, chests);
  x.emit({ type: 'treasure-chamber.refilled', room, buildings: chests });
}

/** A chest leaves with its building (ALH-CHEST-9). */
export function loseChest(x: X, seat: Seat, tile: number): void {
  const slice = chestsIn(x.s);
  if (!slice.held[seat]!.includes(tile)) return;
  slice.held = slice.held.with(seat, without(slice.held[seat]!, tile));
  slice.bag.push(kindOf(tile));
  x.emit({ type: 'treasure-chamber.lost', seat, tile });
}

/** By seat, then by contender without a seat. */
export function chestCounts(s: State): number[] {
  const { held, heldByRivals } = chestsIn(s);
  const counts: number[] = [];
  for (let i = 0; i < held.length; i++) counts.push(held[i]!.length);
  for (let i = 0; i < heldByRivals.length; i++) counts.push(heldByRivals[i]!.length);
  return counts;
}
