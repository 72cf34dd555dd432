import { type AskFrame, open, type Seat, shape, type ViewOf, type WindowFrame } from '@majlis/kernel';
import type { AlhambraAction } from '../../actions.ts';

/** A card and the kind of building its piece marks. */
export interface Marked {
  readonly card: number;
  readonly mark: number;
}

export interface SultanSlice {
  /** For sale. */
  open: readonly Marked[];
  /** By seat. */
  owned: readonly (readonly Marked[])[];
  /** Used, and out of the game. */
  used: readonly number[];
  /** Drawn for a square of the market, and first of all to be claimed. */
  drawn: { readonly square: number; readonly tile: number } | null;
}

export type SultanAction =
  | { readonly type: 'sultan.keep' }
  | { readonly type: 'sultan.roll' }
  | { readonly type: 'sultan.choose'; readonly building: number }
  | { readonly type: 'sultan.claim' };

/** The buyer keeps the mark or rolls again. */
export interface MarkFrame extends AskFrame {
  readonly kind: 'sultan.mark';
  readonly card: number;
}
/** What shows, or its opposite. */
export interface ChooseMarkFrame extends AskFrame {
  readonly kind: 'sultan.choose';
  readonly card: number;
  readonly rolled: number;
}
export interface ClaimFrame extends WindowFrame<AlhambraAction> {
  readonly kind: 'sultan.claim';
}

export type SultanEvent =
  | { readonly type: 'sultan.turnedUp'; readonly card: number; readonly building: number }
  | {
      readonly type: 'sultan.bought';
      readonly seat: Seat;
      readonly card: number;
      readonly building: number;
      readonly paid: readonly number[];
      readonly exact: boolean;
    }
  | { readonly type: 'sultan.rolled'; readonly seat: Seat; readonly building: number }
  | { readonly type: 'sultan.marked'; readonly seat: Seat; readonly card: number; readonly building: number }
  | { readonly type: 'sultan.shown'; readonly square: number; readonly tile: number }
  | { readonly type: 'sultan.claimed'; readonly seat: Seat; readonly card: number; readonly tile: number };

export const SULTAN_EVENTS = [
  'sultan.turnedUp',
  'sultan.bought',
  'sultan.rolled',
  'sultan.marked',
  'sultan.shown',
  'sultan.claimed',
] as const satisfies readonly SultanEvent['type'][];

export const sultanField = shape<SultanSlice>()({ open: open(), owned: open(), used: open(), drawn: open() });

export interface SultanTypes {
  slice: SultanSlice;
  view: ViewOf<typeof sultanField>;
  action: SultanAction;
  event: SultanEvent;
  frame: MarkFrame | ChooseMarkFrame | ClaimFrame;
}
