import {
  type AskFrame,
  type AuctionFrame,
  counted,
  type Frame,
  open,
  type Seat,
  shape,
  type ViewOf,
} from '@majlis/kernel';

export interface CharactersSlice {
  /** Face down beside the table, the top one last. Nobody has seen them. */
  surplus: number[];
  /** By seat: open in front of their owners, in rising order. */
  owned: readonly (readonly number[])[];
  /** Being auctioned or paid for. */
  onOffer: number | null;
  out: readonly number[];
  /** A card with the diamond symbol was used this turn. */
  diamondUsed: boolean;
  /** The kind of building Hakim Wahid counts for in the scoring under way. */
  hakim: { readonly seat: Seat; readonly kind: number } | null;
}

export type CharactersAction =
  | { readonly type: 'characters.bid'; readonly amount: number }
  | { readonly type: 'characters.pay'; readonly with: readonly number[] }
  | { readonly type: 'characters.keepFatima' }
  | { readonly type: 'characters.swapFatima' }
  | { readonly type: 'characters.hakim'; readonly building: number }
  | { readonly type: 'characters.pick'; readonly card: number }
  | { readonly type: 'characters.laila'; readonly square: number }
  | { readonly type: 'characters.machma'; readonly give: number; readonly get: number }
  | { readonly type: 'characters.yammerad' };

export interface CharacterAuctionFrame extends AuctionFrame {
  readonly kind: 'characters.auction';
}
export interface PayCharacterFrame extends AskFrame {
  readonly kind: 'characters.pay';
  readonly bid: number;
}
export interface FatimaFrame extends AskFrame {
  readonly kind: 'characters.fatima';
}
export interface HakimFrame extends AskFrame {
  readonly kind: 'characters.hakim';
}
export interface PickMoneyFrame extends AskFrame {
  readonly kind: 'characters.pick';
}
export interface ExtraRedesignFrame extends AskFrame {
  readonly kind: 'characters.redesign';
}
export interface YammeradFrame extends Frame {
  readonly kind: 'characters.yammerad';
  readonly seat: Seat;
  mem: null;
}
export interface LailaFrame extends Frame {
  readonly kind: 'characters.laila';
  readonly seat: Seat;
  readonly square: number;
  readonly old: number;
  mem: null;
}
export type CharactersFrame =
  | CharacterAuctionFrame
  | PayCharacterFrame
  | FatimaFrame
  | HakimFrame
  | PickMoneyFrame
  | ExtraRedesignFrame
  | YammeradFrame
  | LailaFrame;

export type CharactersEvent =
  | { readonly type: 'characters.turnedUp'; readonly character: number }
  | { readonly type: 'characters.bid'; readonly seat: Seat; readonly amount: number | null }
  | { readonly type: 'characters.unwanted'; readonly character: number }
  | {
      readonly type: 'characters.won';
      readonly seat: Seat;
      readonly character: number;
      readonly bid: number;
      readonly paid: readonly number[];
    }
  | { readonly type: 'characters.used'; readonly seat: Seat; readonly character: number }
  | { readonly type: 'characters.fatimaKept'; readonly seat: Seat; readonly points: number }
  | { readonly type: 'characters.fatimaSwapped'; readonly seat: Seat; readonly character: number }
  | { readonly type: 'characters.hakimChose'; readonly seat: Seat; readonly building: number }
  | { readonly type: 'characters.picked'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'characters.tileReplaced'; readonly seat: Seat; readonly square: number; readonly tile: number }
  | { readonly type: 'characters.moneyExchanged'; readonly seat: Seat; readonly gave: number; readonly got: number }
  | { readonly type: 'characters.drew'; readonly seat: Seat };

export const CHARACTERS_EVENTS = [
  'characters.turnedUp',
  'characters.bid',
  'characters.unwanted',
  'characters.won',
  'characters.used',
  'characters.fatimaKept',
  'characters.fatimaSwapped',
  'characters.hakimChose',
  'characters.picked',
  'characters.tileReplaced',
  'characters.moneyExchanged',
  'characters.drew',
] as const satisfies readonly CharactersEvent['type'][];

export const charactersField = shape<CharactersSlice>()({
  surplus: counted(),
  owned: open(),
  onOffer: open(),
  out: open(),
  diamondUsed: open(),
  hakim: open(),
});

export interface CharactersTypes {
  slice: CharactersSlice;
  view: ViewOf<typeof charactersField>;
  action: CharactersAction;
  event: CharactersEvent;
  frame: CharactersFrame;
}
