import { counted, open, own, perSeat, type Seat, shape, type ViewOf } from '@majlis/kernel';
import type { Currency } from '../../content/cards.ts';

export interface ThievesSlice {
  /** By seat: the currencies of its thieves, in rising order. Only their number is public. */
  hands: readonly (readonly Currency[])[];
  /** Laid away unseen at the start. */
  undealt: readonly Currency[];
  used: readonly Currency[];
}

export interface ThievesAction {
  readonly type: 'thieves.steal';
  /** The open money card; the thief is one of its currency. */
  readonly card: number;
}

export type ThievesEvent =
  | { readonly type: 'thieves.dealt'; readonly each: number }
  | { readonly type: 'thieves.stole'; readonly seat: Seat; readonly card: number };

export const THIEVES_EVENTS = ['thieves.dealt', 'thieves.stole'] as const satisfies readonly ThievesEvent['type'][];

export const thievesField = shape<ThievesSlice>()({
  hands: perSeat(own()),
  undealt: counted(),
  used: open(),
});

export interface ThievesTypes {
  slice: ThievesSlice;
  view: ViewOf<typeof thievesField>;
  action: ThievesAction;
  event: ThievesEvent;
  frame: never;
}
