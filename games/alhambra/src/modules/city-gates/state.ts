import { open, type Seat, shape, type ViewOf } from '@majlis/kernel';
import type { Cell, Side } from '../../board/cells.ts';

export interface CityGatesSlice {
  /** A gate card lies open beside the gates. */
  open: boolean;
  /** By seat: gate cards in hand. They were taken openly. */
  inHand: readonly number[];
  /** Gate cards used: they have left the game and their gates stand. */
  built: number;
}

export interface CityGatesAction {
  readonly type: 'city-gates.take';
}

export type CityGatesEvent =
  | { readonly type: 'city-gates.turnedUp'; readonly discarded: boolean }
  | { readonly type: 'city-gates.taken'; readonly seat: Seat }
  | { readonly type: 'city-gates.built'; readonly seat: Seat; readonly cell: Cell; readonly side: Side };

export const CITY_GATES_EVENTS = [
  'city-gates.turnedUp',
  'city-gates.taken',
  'city-gates.built',
] as const satisfies readonly CityGatesEvent['type'][];

export const cityGatesField = shape<CityGatesSlice>()({ open: open(), inHand: open(), built: open() });

export interface CityGatesTypes {
  slice: CityGatesSlice;
  view: ViewOf<typeof cityGatesField>;
  action: CityGatesAction;
  event: CityGatesEvent;
  frame: never;
}
