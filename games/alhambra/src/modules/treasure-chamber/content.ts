import { BUILDINGS, type Building } from '../../content/buildings.ts';
import type { Places, Round } from '../../content/score-table.ts';

export type { TreasureChamberTold } from './tell.ts';

const CHESTS_OF: Readonly<Record<Building, number>> = {
  pavilion: 5,
  seraglio: 5,
  arcades: 7,
  chambers: 7,
  garden: 9,
  tower: 9,
};

/** A chest is the kind of building it belongs to. */
export const CHESTS: readonly number[] = BUILDINGS.flatMap((building, kind) =>
  new Array<number>(CHESTS_OF[building]).fill(kind),
);

export const ROOMS = 3;
export const CHESTS_PER_ROOM = 4;
export const PRICE = 8;

export const CHEST_PLACES: Readonly<Record<Round, Places>> = { 1: [7], 2: [14, 7], 3: [22, 14, 7] };

/** The rooms as offers. */
export const FIRST_OFFER = 300;
export const OFFER_NAMES: Readonly<Record<string, number>> = Object.fromEntries(
  Array.from({ length: ROOMS }, (_, room) => [`chests-${room + 1}`, FIRST_OFFER + room]),
);
