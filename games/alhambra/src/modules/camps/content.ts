import { LEANS } from '../../board/cells.ts';
import { defineTiles, sidesFrom } from '../../content/tiles.ts';

/**
 * The eight camps: the sides with a bastion, and the price. That there is one for every side and every two sides that
 * meet follows from the pictures; of the prices only the 8 of the camp with bastions in north and east is known, the
 * others are our own design. Replace them to play with those of a box.
 */
const PRINTED: readonly (readonly [string, number])[] = [
  ['N', 4],
  ['E', 5],
  ['S', 6],
  ['W', 7],
  ['NE', 8],
  ['ES', 9],
  ['SW', 10],
  ['NW', 11],
];

export type { CampLine, CampsTold } from './tell.ts';

const FIRST = 90;

/** `camp8-ne` costs 8 and has bastions in the north and in the east. */
export const CAMPS: readonly number[] = defineTiles(
  FIRST,
  PRINTED.map(([letters, price]) => ({
    form: 'camp',
    building: null,
    price,
    edges: LEANS | sidesFrom(letters),
    name: `camp${price}-${letters.toLowerCase()}`,
  })),
);

export const isCamp = (tile: number): boolean => tile >= FIRST && tile < FIRST + CAMPS.length;
