import { BUILDINGS, type Building } from '../../content/buildings.ts';
import { defineTiles, sidesFrom } from '../../content/tiles.ts';

/**
 * The 24 huts by the colour they work for, each with the side of its wall. How many there are of each colour is
 * printed; where their walls are is our own design: every side as often as it goes. Replace the letters to play with
 * those of a box.
 */
const WALLS: Readonly<Record<Building, readonly string[]>> = {
  pavilion: ['N', 'E', 'W'],
  seraglio: ['E', 'S', 'W'],
  arcades: ['N', 'E', 'S', 'W'],
  chambers: ['N', 'E', 'S', 'W'],
  garden: ['N', 'E', 'S', 'W', 'S'],
  tower: ['N', 'E', 'S', 'W', 'N'],
};

export type { HutsTold } from './tell.ts';

const FIRST = 60;
/** No player has more, in the whole game (ALH-H1). */
export const HUTS_EACH = 3;
/** What one hut counts for at most. */
export const MOST_BUILDINGS = 3;

/** `hut-garden-s`; a second one with the same wall is `hut-garden-s2`. */
const nameOf = (building: Building, letters: readonly string[], at: number): string => {
  const copy = letters.slice(0, at).filter((letter) => letter === letters[at]).length;
  return `hut-${building}-${letters[at]!.toLowerCase()}${copy === 0 ? '' : copy + 1}`;
};

const PRINTED = BUILDINGS.flatMap((building, kind) =>
  WALLS[building].map((letter, at) => ({
    kind,
    colour: building,
    edges: sidesFrom(letter),
    name: nameOf(building, WALLS[building], at),
  })),
);

export const HUTS: readonly number[] = defineTiles(
  FIRST,
  PRINTED.map(({ colour, edges, name }) => ({
    form: 'hut',
    building: null,
    colour,
    price: null,
    edges,
    isFree: true,
    name,
  })),
);

export const isHut = (tile: number): boolean => tile >= FIRST && tile < FIRST + HUTS.length;
/** The kind of building a hut works for. */
export const colourOf = (hut: number): number => PRINTED[hut - FIRST]!.kind;
export const hutsOf = (kind: number): number[] => HUTS.filter((hut) => colourOf(hut) === kind);
