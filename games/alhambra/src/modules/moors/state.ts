import { open, type Seat, shape, type ViewOf } from '@majlis/kernel';

export interface OwnCounter {
  readonly counter: number;
  /** The section at the top. */
  readonly at: number;
  /** The section with the mark: it is turned no further. */
  readonly mark: number;
}

export interface MoorsSlice {
  /** By counter: how many are left. */
  left: readonly number[];
  /** By seat, in rising order of the counters. */
  owned: readonly (readonly OwnCounter[])[];
}

export interface MoorsAction {
  readonly type: 'moors.turn';
}

export type MoorsEvent =
  | { readonly type: 'moors.taken'; readonly seat: Seat; readonly counter: number; readonly price: string }
  | {
      readonly type: 'moors.marked';
      readonly seat: Seat;
      readonly counter: number;
      readonly price: string;
      readonly count: number;
    }
  | { readonly type: 'moors.turned'; readonly seat: Seat; readonly counters: readonly number[] };

export const MOORS_EVENTS = [
  'moors.taken',
  'moors.marked',
  'moors.turned',
] as const satisfies readonly MoorsEvent['type'][];

export const moorsField = shape<MoorsSlice>()({ left: open(), owned: open() });

export interface MoorsTypes {
  slice: MoorsSlice;
  view: ViewOf<typeof moorsField>;
  action: MoorsAction;
  event: MoorsEvent;
  frame: never;
}
