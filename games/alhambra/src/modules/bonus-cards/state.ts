import { counted, open, own, perSeat, type SealedFrame, type Seat, shape, type ViewOf } from '@majlis/kernel';
import type { AlhambraAction } from '../../actions.ts';

export interface BonusCardsSlice {
  /** By seat: cards in hand, in rising order. Only their number is public. */
  hands: readonly (readonly number[])[];
  /** By seat: those of the hand that everybody knows, for they were played and taken back. */
  seen: readonly (readonly number[])[];
  /** By seat: played, face up. */
  played: readonly (readonly number[])[];
  /** Laid away unseen at the start. */
  undealt: readonly number[];
}

export type BonusCardsAction =
  /** In one's own turn. */
  | { readonly type: 'bonus-cards.play'; readonly tile: number }
  /** Before a scoring: as many as one likes, or none. */
  | { readonly type: 'bonus-cards.show'; readonly tiles: readonly number[] };

/** Everybody with a card is asked at the same time, whatever they hold. */
export interface ShowBonusFrame extends SealedFrame<AlhambraAction> {
  readonly kind: 'bonus-cards.show';
}

export type BonusCardsEvent =
  | { readonly type: 'bonus-cards.dealt'; readonly each: number }
  | { readonly type: 'bonus-cards.played'; readonly seat: Seat; readonly tile: number }
  | { readonly type: 'bonus-cards.takenBack'; readonly seat: Seat; readonly tile: number };

export const BONUS_CARDS_EVENTS = [
  'bonus-cards.dealt',
  'bonus-cards.played',
  'bonus-cards.takenBack',
] as const satisfies readonly BonusCardsEvent['type'][];

export const bonusCardsField = shape<BonusCardsSlice>()({
  hands: perSeat(own()),
  seen: open(),
  played: open(),
  undealt: counted(),
});

export interface BonusCardsTypes {
  slice: BonusCardsSlice;
  view: ViewOf<typeof bonusCardsField>;
  action: BonusCardsAction;
  event: BonusCardsEvent;
  frame: ShowBonusFrame;
}
