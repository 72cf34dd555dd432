import type { AskFrame, EachInOrderFrame, Frame, Seat, SequenceFrame, WindowFrame } from '@majlis/kernel';
import type { Action } from '../actions.ts';
import type { SpellId } from '../content/spell-cards.ts';

/** When plays are asked for (ADR-13). The start of a round is the moment before its first placement (ADR-38). */
export const MOMENTS = ['placing', 'placed', 'space', 'caves', 'purchase', 'roundEnd'] as const;
export type Moment = (typeof MOMENTS)[number];

export interface RoundFrame extends SequenceFrame {
  readonly kind: 'round';
}
export interface PlacingFrame extends Frame {
  readonly kind: 'placing';
  mem: { turn: number; isWindowDue: boolean };
}
export interface TallyFrame extends Frame {
  readonly kind: 'tally';
  mem: { cavesClosed: boolean };
}
export interface SpaceFrame extends SequenceFrame {
  readonly kind: 'space';
  readonly space: number;
}
export interface TakeFrame extends AskFrame {
  readonly kind: 'take';
  readonly amount: number;
  readonly why: 'setup' | 'market' | 'charity';
}
export interface MarketFrame extends AskFrame {
  readonly kind: 'market';
}
export interface CaravanseraiFrame extends AskFrame {
  readonly kind: 'caravanserai';
}
export interface TentFrame extends AskFrame {
  readonly kind: 'tent';
}
export interface BribeFrame extends EachInOrderFrame {
  readonly kind: 'bribe';
}
export interface RoomFrame extends EachInOrderFrame {
  readonly kind: 'room';
  readonly room: number;
  readonly order: readonly Seat[];
  sold: boolean;
}
export interface PurchaseFrame extends SequenceFrame {
  readonly kind: 'purchase';
}
export interface PlaysFrame extends WindowFrame<Action> {
  readonly kind: 'plays';
  readonly at: Moment;
  /** Who has a question of his own open, in which he may play: asked here only to answer others (ADR-42). */
  readonly but: Seat | null;
}
/** A chance to counter the spell declared last, or the Parasite that counters it. */
export interface CounterFrame extends WindowFrame<Action> {
  readonly kind: 'counter';
  readonly caster: Seat;
  readonly spell: SpellId;
  isCountered: boolean;
}
/** A question a spell puts to one seat after another while it takes effect. */
export interface SpellFrame extends EachInOrderFrame {
  readonly kind: 'spell';
  readonly spell: SpellId;
  readonly caster: Seat;
  readonly on: readonly number[];
  /** For City tax: how far the seat in question has come, two for each of its tokens. */
  next: number;
}

export type DragonFrame =
  | RoundFrame
  | PlacingFrame
  | TallyFrame
  | SpaceFrame
  | TakeFrame
  | MarketFrame
  | CaravanseraiFrame
  | TentFrame
  | BribeFrame
  | RoomFrame
  | PurchaseFrame
  | PlaysFrame
  | CounterFrame
  | SpellFrame;
