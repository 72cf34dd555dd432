import { type AskFrame, open, type Seat, shape, type ViewOf } from '@majlis/kernel';
import type { Currency } from '../../content/cards.ts';

/** A card and the field its marker stands on. */
export interface Owned {
  readonly card: number;
  readonly at: number;
}

export interface CaravanseraiSlice {
  /** Not yet bought. */
  left: readonly number[];
  /** By seat. */
  owned: readonly (readonly Owned[])[];
}

export interface CaravanseraiAction {
  readonly type: 'caravanserai.move';
  readonly card: number;
  readonly to: number;
}

export interface StepFrame extends AskFrame {
  readonly kind: 'caravanserai.step';
}

interface Money {
  readonly seat: Seat;
  readonly card: number;
  readonly currency: Currency;
  readonly value: number;
}

export type CaravanseraiEvent =
  | {
      readonly type: 'caravanserai.bought';
      readonly seat: Seat;
      readonly card: number;
      readonly paid: readonly number[];
      readonly price: number;
      readonly exact: boolean;
    }
  | ({ readonly type: 'caravanserai.moved' } & Money)
  | ({ readonly type: 'caravanserai.spent' } & Money);

export const CARAVANSERAI_EVENTS = [
  'caravanserai.bought',
  'caravanserai.moved',
  'caravanserai.spent',
] as const satisfies readonly CaravanseraiEvent['type'][];

export const caravanseraiField = shape<CaravanseraiSlice>()({ left: open(), owned: open() });

export interface CaravanseraiTypes {
  slice: CaravanseraiSlice;
  view: ViewOf<typeof caravanseraiField>;
  action: CaravanseraiAction;
  event: CaravanseraiEvent;
  frame: StepFrame;
}
