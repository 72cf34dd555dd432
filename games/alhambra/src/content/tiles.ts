import { EAST, type Edges, NORTH, type Sides, SOUTH, WEST } from '../board/cells.ts';
import { BUILDINGS, type Building } from './buildings.ts';

/** The 54 building tiles of the published game: kind, price, sides with a wall (roofs point north). */
const PRINTED: readonly (readonly [Building, number, string])[] = [
  ['pavilion', 2, 'NEW'],
  ['pavilion', 3, 'SW'],
  ['pavilion', 4, 'ES'],
  ['pavilion', 5, 'NW'],
  ['pavilion', 6, 'N'],
  ['pavilion', 7, 'E'],
  ['pavilion', 8, ''],
  ['seraglio', 3, 'ESW'],
  ['seraglio', 4, 'NE'],
  ['seraglio', 5, 'SW'],
  ['seraglio', 6, 'ES'],
  ['seraglio', 7, 'W'],
  ['seraglio', 8, 'S'],
  ['seraglio', 9, ''],
  ['arcades', 4, 'NES'],
  ['arcades', 5, 'NW'],
  ['arcades', 6, 'SW'],
  ['arcades', 6, 'NE'],
  ['arcades', 7, 'ES'],
  ['arcades', 8, 'N'],
  ['arcades', 8, 'E'],
  ['arcades', 9, ''],
  ['arcades', 10, ''],
  ['chambers', 5, 'NSW'],
  ['chambers', 6, 'ES'],
  ['chambers', 7, 'SW'],
  ['chambers', 7, 'NE'],
  ['chambers', 8, 'NW'],
  ['chambers', 9, 'W'],
  ['chambers', 9, 'S'],
  ['chambers', 10, ''],
  ['chambers', 11, ''],
  ['garden', 6, 'ESW'],
  ['garden', 7, 'NSW'],
  ['garden', 8, 'SW'],
  ['garden', 8, 'NE'],
  ['garden', 8, 'NW'],
  ['garden', 9, 'E'],
  ['garden', 10, 'N'],
  ['garden', 10, 'W'],
  ['garden', 10, ''],
  ['garden', 11, ''],
  ['garden', 12, 'S'],
  ['tower', 7, 'NEW'],
  ['tower', 8, 'NES'],
  ['tower', 9, 'ES'],
  ['tower', 9, 'NE'],
  ['tower', 9, 'NW'],
  ['tower', 10, 'W'],
  ['tower', 11, 'N'],
  ['tower', 11, 'S'],
  ['tower', 11, ''],
  ['tower', 12, ''],
  ['tower', 13, 'E'],
];

const LETTERS: Readonly<Record<string, Sides>> = { N: NORTH, E: EAST, S: SOUTH, W: WEST };
export const sidesFrom = (letters: string): Sides => [...letters].reduce((sides, l) => sides | LETTERS[l]!, 0);

/** Anything that can lie in an Alhambra. */
export interface Tile {
  /** A building, or whatever a module calls its own. */
  readonly form: string;
  /** One of the six kinds; null: it counts as none of them. */
  readonly building: Building | null;
  /** The colour it shows without being a building of that kind. */
  readonly colour?: Building;
  /** Null: it has no price of its own. */
  readonly price: number | null;
  /** As printed: sides with a wall, or with what leans on one. */
  readonly edges: Edges;
  /** Taken, not bought: it was never on the market and cannot be given away. */
  readonly isFree?: boolean;
  /** As it is typed: `garden10-n` is the garden for 10 with a wall in the north. */
  readonly name: string;
}

/** A building of the base game. */
export interface TileFacts extends Tile {
  readonly building: Building;
  readonly price: number;
  readonly walls: Sides;
}

/** The starting tile with the Lion Fountain. It has no walls. */
export const FOUNTAIN = -1;
/** Of no kind. */
export const NO_KIND = -1;

const MOST = 256;
const tiles = new Array<Tile | undefined>(MOST).fill(undefined);
const edges = new Uint8Array(MOST);
const kinds = new Int8Array(MOST).fill(NO_KIND);
const prices = new Uint8Array(MOST);
const byName = new Map<string, number>();

/**
 * Gives tiles their numbers, from `first` on. Buildings are 0 to 53; from 60 on, the tiles of every module have a
 * range of their own, so that any tile can be named without asking which modules are in play.
 */
export function defineTiles(first: number, list: readonly Tile[]): readonly number[] {
  return list.map((facts, i) => {
    const tile = first + i;
    if (tiles[tile] !== undefined || byName.has(facts.name)) throw new Error(`tile ${tile}, ${facts.name}, is taken`);
    tiles[tile] = facts;
    edges[tile] = facts.edges;
    if (facts.building !== null) kinds[tile] = BUILDINGS.indexOf(facts.building);
    prices[tile] = facts.price ?? 0;
    byName.set(facts.name, tile);
    return tile;
  });
}

/** Prints other things on tiles that are known already: a content pack does, before the first game. */
export function redefineTiles(first: number, list: readonly Tile[]): void {
  for (let tile = first; tile < first + list.length; tile++) {
    byName.delete(tiles[tile]!.name);
    tiles[tile] = undefined;
  }
  defineTiles(first, list);
}

/** A building is its place in this list. */
export const TILES: readonly TileFacts[] = PRINTED.map(([building, price, letters]) => ({
  form: 'building',
  building,
  price,
  walls: sidesFrom(letters),
  edges: sidesFrom(letters),
  name: `${building}${price}${letters === '' ? '' : `-${letters.toLowerCase()}`}`,
}));
/** The 54 buildings of the base game. */
export const BUILDING_TILES = defineTiles(0, TILES);

// The fountain, -1, finds the last place of each list, which belongs to nobody.
const LAST = MOST - 1;

export const tileFacts = (tile: number): Tile => tiles[tile]!;
export const isTile = (tile: number): boolean => tiles[tile] !== undefined;
/** Its walls, or what it leans with, as printed. */
export const printedEdgesOf = (tile: number): Edges => edges[tile & LAST]!;
/** The place of a tile's kind in `BUILDINGS`, or `NO_KIND`. */
export const kindOf = (tile: number): number => kinds[tile & LAST]!;
export const priceOf = (tile: number): number => prices[tile & LAST]!;
export const isFree = (tile: number): boolean => tiles[tile]?.isFree === true;
export const tileText = (tile: number): string => tiles[tile]!.name;
export const parseTile = (text: string): number | null => byName.get(text) ?? null;
