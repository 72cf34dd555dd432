import { BUILDINGS, type Building } from '../../content/buildings.ts';
import { defineTiles, redefineTiles, sidesFrom, type Tile } from '../../content/tiles.ts';
import { DESIGNED_HUTS, type HutWalls } from './designed.ts';

export type { HutsTold } from './tell.ts';

const FIRST = 60;
/** No player has more, in the whole game (ALH-H1). */
export const HUTS_EACH = 3;
/** What one hut counts for at most. */
export const MOST_BUILDINGS = 3;

/** `hut-garden-s`; a second one with the same wall is `hut-garden-s2`, one without any `hut-garden-open`. */
const nameOf = (building: Building, letters: readonly string[], at: number): string => {
  const copy = letters.slice(0, at).filter((letter) => letter === letters[at]).length;
  return `hut-${building}-${letters[at]!.toLowerCase() || 'open'}${copy === 0 ? '' : copy + 1}`;
};

const printed = (walls: HutWalls): Tile[] =>
  BUILDINGS.flatMap((building) =>
    walls[building].map((letters, at) => ({
      form: 'hut',
      building: null,
      colour: building,
      price: null,
      edges: sidesFrom(letters),
      isFree: true,
      name: nameOf(building, walls[building], at),
    })),
  );

export const HUTS: readonly number[] = defineTiles(FIRST, printed(DESIGNED_HUTS));
/** For content packs. */
export const printHuts = (walls: HutWalls): void => redefineTiles(FIRST, printed(walls));

/** How many of each colour is printed in every box. */
const KINDS = BUILDINGS.flatMap((building, kind) => DESIGNED_HUTS[building].map(() => kind));

export const isHut = (tile: number): boolean => tile >= FIRST && tile < FIRST + HUTS.length;
/** The kind of building a hut works for. */
export const colourOf = (hut: number): number => KINDS[hut - FIRST]!;
export const hutsOf = (kind: number): number[] => HUTS.filter((hut) => colourOf(hut) === kind);
