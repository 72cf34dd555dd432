import { EAST, NORTH, type Sides, SOUTH, WEST } from '../board/cells.ts';
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

export interface TileFacts {
  readonly building: Building;
  readonly price: number;
  readonly walls: Sides;
  /** `garden10-n` is the garden for 10 with a wall in the north. */
  readonly name: string;
}

/** A tile is its place in this list. */
export const TILES: readonly TileFacts[] = PRINTED.map(([building, price, letters]) => ({
  building,
  price,
  walls: sidesFrom(letters),
  name: `${building}${price}${letters === '' ? '' : `-${letters.toLowerCase()}`}`,
}));

/** The starting tile with the Lion Fountain. It has no walls. */
export const FOUNTAIN = -1;

const WALLS = TILES.map((tile) => tile.walls);
const KINDS = TILES.map((tile) => BUILDINGS.indexOf(tile.building));
const BY_NAME = new Map(TILES.map((tile, i) => [tile.name, i]));

export const printedWallsOf = (tile: number): Sides => (tile === FOUNTAIN ? 0 : WALLS[tile]!);
/** The place of a tile's kind in `BUILDINGS`. */
export const kindOf = (tile: number): number => KINDS[tile]!;
export const priceOf = (tile: number): number => TILES[tile]!.price;
export const tileText = (tile: number): string => TILES[tile]!.name;
export const parseTile = (text: string): number | null => BY_NAME.get(text) ?? null;
