import { LEANS } from '../../board/cells.ts';
import { defineTiles, redefineTiles, sidesFrom, type Tile } from '../../content/tiles.ts';
import { type Camp, DESIGNED_CAMPS } from './designed.ts';

export type { CampLine, CampsTold } from './tell.ts';

const FIRST = 90;

/** `camp8-ne` costs 8 and has bastions in the north and in the east. */
const printed = ({ bastions, price }: Camp): Tile => ({
  form: 'camp',
  building: null,
  price,
  edges: LEANS | sidesFrom(bastions),
  name: `camp${price}-${bastions.toLowerCase()}`,
});

export const CAMPS: readonly number[] = defineTiles(FIRST, DESIGNED_CAMPS.map(printed));
/** For content packs. */
export const printCamps = (camps: readonly Camp[]): void => redefineTiles(FIRST, camps.map(printed));

export const isCamp = (tile: number): boolean => tile >= FIRST && tile < FIRST + CAMPS.length;
