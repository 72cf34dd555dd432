import { BUILDINGS } from '../../content/buildings.ts';

/** A citizen is the kind of building whose colour it has. */
export const COLOURS: readonly number[] = [...BUILDINGS.keys()];
export const PER_COLOUR = 7;
export const CITIZENS_CHOSEN = 3;

/** Points for a series of so many colours. */
export const SERIES_POINTS = [0, 1, 3, 6, 10, 15, 21] as const;
