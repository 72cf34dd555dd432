import { counted, open, type Seat, shape, type ViewOf } from '@majlis/kernel';
import type { Currency } from '../../content/cards.ts';

export interface ChangeSlice {
  bag: Currency[];
  /** By seat and currency: coins lying open in front of a player. */
  coins: readonly (readonly number[])[];
}

export type ChangeEvent =
  | { readonly type: 'change.given'; readonly seat: Seat; readonly coins: readonly Currency[] }
  | { readonly type: 'change.returned'; readonly seat: Seat; readonly coins: readonly Currency[] };

export const CHANGE_EVENTS = ['change.given', 'change.returned'] as const satisfies readonly ChangeEvent['type'][];

export const changeField = shape<ChangeSlice>()({ bag: counted(), coins: open() });

export interface ChangeTypes {
  slice: ChangeSlice;
  view: ViewOf<typeof changeField>;
  action: never;
  event: ChangeEvent;
  frame: never;
}
