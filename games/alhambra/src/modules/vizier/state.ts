import { open, type Seat, shape, type ViewOf } from '@majlis/kernel';

export interface VizierSlice {
  /** By seat: the vizier lies face up and can be used. */
  faceUp: readonly boolean[];
}

export type VizierAction =
  | { readonly type: 'vizier.recall' }
  | { readonly type: 'vizier.buy'; readonly offer: number; readonly with: readonly number[] };

export type VizierEvent =
  | { readonly type: 'vizier.recalled'; readonly seat: Seat }
  | { readonly type: 'vizier.used'; readonly seat: Seat };

export const VIZIER_EVENTS = ['vizier.recalled', 'vizier.used'] as const satisfies readonly VizierEvent['type'][];

export const vizierField = shape<VizierSlice>()({ faceUp: open() });

export interface VizierTypes {
  slice: VizierSlice;
  view: ViewOf<typeof vizierField>;
  action: VizierAction;
  event: VizierEvent;
  frame: never;
}
