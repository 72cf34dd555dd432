import type { Content } from '../content/compile.ts';
import { CELLS, cellAt } from './cells.ts';

/** The landscapes of one player and where they lie. The first four are those of the starting tile. */
export interface Realm {
  readonly landscapes: readonly number[];
  readonly cells: readonly number[];
}

export const STARTING_LANDSCAPES = 4;

/** The landscape of each cell, plus one; 0 where there is none. */
export type RealmMap = Uint8Array;

const scratch = new Uint8Array(CELLS);
let drawn: Realm | null = null;

/**
 * A map of the realm in one shared buffer: to be looked at, and used up before the next one is drawn. Realms are
 * never changed, only replaced, so that of the same one need not be drawn again.
 */
export function drawMap(realm: Realm): RealmMap {
  if (realm === drawn) return scratch;
  if (drawn !== null) for (let i = 0; i < drawn.cells.length; i++) scratch[drawn.cells[i]!] = 0;
  drawn = realm;
  return drawInto(scratch, realm);
}

export const mapOf = (realm: Realm): RealmMap => drawInto(new Uint8Array(CELLS), realm);

function drawInto(map: RealmMap, { landscapes, cells }: Realm): RealmMap {
  for (let i = 0; i < cells.length; i++) map[cells[i]!] = landscapes[i]! + 1;
  return map;
}

export const withLandscape = ({ landscapes, cells }: Realm, landscape: number, cell: number): Realm => ({
  landscapes: append(landscapes, landscape),
  cells: append(cells, cell),
});

/** In memory for just as many numbers: realms are made by the million. */
function append(list: readonly number[], item: number): number[] {
  const more = new Array<number>(list.length + 1);
  for (let i = 0; i < list.length; i++) more[i] = list[i]!;
  more[list.length] = item;
  return more;
}

export function startRealm(content: Content, tile: number): Realm {
  const first = content.startingLandscape(tile);
  return { landscapes: [first, first + 1, first + 2, first + 3], cells: START_CELLS };
}

/** Those of the starting tile, from row 1. */
const START_CELLS = Array.from({ length: STARTING_LANDSCAPES }, (_, i) => cellAt(1 + i, 0));

export const placedCount = (realm: Realm): number => Math.max(0, realm.cells.length - STARTING_LANDSCAPES);

/** Where in the realm's lists the placed landscape of this cell stands; -1 for none or one of the starting tile. */
export function placedAt(realm: Realm, cell: number): number {
  const at = realm.cells.indexOf(cell);
  return at < STARTING_LANDSCAPES ? -1 : at;
}
