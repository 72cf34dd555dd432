import { open, type Seat, shape, type ViewOf } from '@majlis/kernel';
import type { Cell, Sides } from '../../board/cells.ts';

/** Walls added to a tile; the fountain is -1. */
export interface AddedWalls {
  readonly tile: number;
  readonly sides: Sides;
}

export interface CityWallsSlice {
  /** Cards that lie open beside the market, in the order in which they were turned up. */
  open: readonly number[];
  used: readonly number[];
  /** By seat: what was added to its tiles, wherever they are. */
  added: readonly (readonly AddedWalls[])[];
}

/** Adds the walls of an open card to an own tile; the fountain is -1. */
export interface CityWallsAction {
  readonly type: 'city-walls.build';
  readonly card: number;
  readonly tile: number;
}

export type CityWallsEvent =
  | { readonly type: 'city-walls.turnedUp'; readonly card: number }
  | {
      readonly type: 'city-walls.built';
      readonly seat: Seat;
      readonly card: number;
      readonly tile: number;
      /** Null: it lies in the reserve or waits. */
      readonly cell: Cell | null;
      readonly sides: Sides;
    };

export const CITY_WALLS_EVENTS = [
  'city-walls.turnedUp',
  'city-walls.built',
] as const satisfies readonly CityWallsEvent['type'][];

export const cityWallsField = shape<CityWallsSlice>()({ open: open(), used: open(), added: open() });

export interface CityWallsTypes {
  slice: CityWallsSlice;
  view: ViewOf<typeof cityWallsField>;
  action: CityWallsAction;
  event: CityWallsEvent;
  frame: never;
}
