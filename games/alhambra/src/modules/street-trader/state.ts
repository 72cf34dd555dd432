import { type AskFrame, open, type SealedFrame, type Seat, shape, type ViewOf } from '@majlis/kernel';
import type { AlhambraAction } from '../../actions.ts';
import type { Cell, Side } from '../../board/cells.ts';

export interface Trader {
  /** The citizens with him, in rising order. */
  readonly citizens: readonly number[];
  /** Null: he stands aside. */
  readonly cell: Cell | null;
}

export interface StreetTraderSlice {
  traders: readonly Trader[];
  /** By colour. */
  stock: readonly number[];
  /** By seat: buildings of the Alhambra with a citizen of their colour. */
  living: readonly (readonly number[])[];
}

export type StreetTraderAction =
  | { readonly type: 'street-trader.choose'; readonly citizens: readonly number[]; readonly side: Side }
  /** A citizen moves in; `recruit` is the new one, null from an empty stock. */
  | { readonly type: 'street-trader.moveIn'; readonly recruit: number | null }
  | { readonly type: 'street-trader.exchange'; readonly citizen: number; readonly building: number }
  | { readonly type: 'street-trader.put'; readonly cell: Cell };

export interface ChooseCitizensFrame extends SealedFrame<AlhambraAction> {
  readonly kind: 'street-trader.choose';
}
/** The trader was covered by this tile. */
export interface CoveredFrame extends AskFrame {
  readonly kind: 'street-trader.covered';
  readonly tile: number;
}
export interface PutTraderFrame extends AskFrame {
  readonly kind: 'street-trader.put';
}

export type StreetTraderEvent =
  | {
      readonly type: 'street-trader.chose';
      readonly seat: Seat;
      readonly buildings: readonly number[];
      readonly direction: Side;
    }
  | { readonly type: 'street-trader.movedIn'; readonly seat: Seat; readonly tile: number }
  | { readonly type: 'street-trader.recruited'; readonly seat: Seat; readonly building: number }
  | {
      readonly type: 'street-trader.exchanged';
      readonly seat: Seat;
      readonly citizen: number;
      readonly building: number;
    }
  | { readonly type: 'street-trader.put'; readonly seat: Seat; readonly cell: Cell }
  | { readonly type: 'street-trader.movedOut'; readonly seat: Seat; readonly tile: number };

export const STREET_TRADER_EVENTS = [
  'street-trader.chose',
  'street-trader.movedIn',
  'street-trader.recruited',
  'street-trader.exchanged',
  'street-trader.put',
  'street-trader.movedOut',
] as const satisfies readonly StreetTraderEvent['type'][];

export const streetTraderField = shape<StreetTraderSlice>()({ traders: open(), stock: open(), living: open() });

export interface StreetTraderTypes {
  slice: StreetTraderSlice;
  view: ViewOf<typeof streetTraderField>;
  action: StreetTraderAction;
  event: StreetTraderEvent;
  frame: ChooseCitizensFrame | CoveredFrame | PutTraderFrame;
}
