import { type AskFrame, counted, type Frame, open, type Seat, shape, type ViewOf } from '@majlis/kernel';

export interface TreasureChamberSlice {
  bag: number[];
  /** By room: its chests; none: it is empty. */
  rooms: readonly (readonly number[])[];
  /** No room is refilled any more. */
  isClosed: boolean;
  /** By seat: tiles of the Alhambra that hold a chest of their colour. */
  held: readonly (readonly number[])[];
  /** By contender without a seat: likewise. */
  heldByRivals: readonly (readonly number[])[];
  /** Bought and not yet placed; null: none. */
  waiting: { readonly room: number; readonly chests: readonly number[] } | null;
}

export interface TreasureChamberAction {
  readonly type: 'treasure-chamber.place';
  readonly tile: number;
}

/** Chests go from one to the next. */
export interface DistributeFrame extends Frame {
  readonly kind: 'treasure-chamber.distribute';
  readonly buyer: Seat;
  /** How many have placed what they can. */
  mem: { done: number };
}
export interface PlaceChestFrame extends AskFrame {
  readonly kind: 'treasure-chamber.place';
}

export type TreasureChamberEvent =
  | {
      readonly type: 'treasure-chamber.bought';
      readonly seat: Seat;
      readonly room: number;
      readonly buildings: readonly number[];
      readonly with: readonly number[];
    }
  | { readonly type: 'treasure-chamber.placed'; readonly seat: Seat; readonly tile: number }
  | { readonly type: 'treasure-chamber.given'; readonly contender: string; readonly tile: number }
  | { readonly type: 'treasure-chamber.returned'; readonly buildings: readonly number[] }
  | { readonly type: 'treasure-chamber.refilled'; readonly room: number; readonly buildings: readonly number[] }
  | { readonly type: 'treasure-chamber.closed' }
  | { readonly type: 'treasure-chamber.lost'; readonly seat: Seat; readonly tile: number };

export const TREASURE_CHAMBER_EVENTS = [
  'treasure-chamber.bought',
  'treasure-chamber.placed',
  'treasure-chamber.given',
  'treasure-chamber.returned',
  'treasure-chamber.refilled',
  'treasure-chamber.closed',
  'treasure-chamber.lost',
] as const satisfies readonly TreasureChamberEvent['type'][];

export const treasureChamberField = shape<TreasureChamberSlice>()({
  bag: counted(),
  rooms: open(),
  isClosed: open(),
  held: open(),
  heldByRivals: open(),
  waiting: open(),
});

export interface TreasureChamberTypes {
  slice: TreasureChamberSlice;
  view: ViewOf<typeof treasureChamberField>;
  action: TreasureChamberAction;
  event: TreasureChamberEvent;
  frame: DistributeFrame | PlaceChestFrame;
}
