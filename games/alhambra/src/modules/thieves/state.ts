import type { Seat } from '@majlis/kernel';
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
