import type { ScoreLine, Seat } from '@majlis/kernel';
import type { Cell, Side } from './board/cells.ts';
import type { Round } from './content/score-table.ts';
import type { ModuleEvent } from './modules/slices.ts';
import type { ScoreSheet } from './rules/score-sheet.ts';

export type BaseEvent =
  | { readonly type: 'dealt'; readonly seat: Seat; readonly cards: readonly number[] }
  | { readonly type: 'turnBegan'; readonly seat: Seat }
  | { readonly type: 'tookMoney'; readonly seat: Seat; readonly cards: readonly number[] }
  | {
      readonly type: 'bought';
      readonly seat: Seat;
      readonly offer: number;
      readonly tile: number;
      readonly paid: readonly number[];
      readonly price: number;
      readonly exact: boolean;
    }
  | {
      readonly type: 'laid';
      readonly seat: Seat;
      readonly tile: number;
      readonly cell: Cell;
      readonly passage: Side | null;
    }
  | { readonly type: 'reserved'; readonly seat: Seat; readonly tile: number }
  | {
      readonly type: 'added';
      readonly seat: Seat;
      readonly tile: number;
      readonly cell: Cell;
      readonly passage: Side | null;
    }
  | { readonly type: 'removed'; readonly seat: Seat; readonly tile: number; readonly cell: Cell }
  | {
      readonly type: 'exchanged';
      readonly seat: Seat;
      readonly tile: number;
      readonly cell: Cell;
      readonly old: number;
    }
  | { readonly type: 'passed'; readonly seat: Seat }
  | { readonly type: 'moneyTurnedUp'; readonly card: number }
  | { readonly type: 'moneyReshuffled'; readonly cards: number }
  | { readonly type: 'scoringCardTurnedUp'; readonly round: Round }
  | { readonly type: 'tileDrawn'; readonly square: number; readonly tile: number }
  | {
      readonly type: 'scored';
      readonly round: Round;
      readonly lines: readonly ScoreLine[];
      /** Games begun before it was told have none. */
      readonly sheet?: ScoreSheet;
    }
  | { readonly type: 'bagRanOut' }
  | { readonly type: 'leftoverGiven'; readonly square: number; readonly tile: number; readonly seat: Seat | null }
  | { readonly type: 'ended'; readonly scores: readonly number[] };

export type AlhambraEvent = BaseEvent | ModuleEvent;

export const BASE_EVENTS = [
  'dealt',
  'turnBegan',
  'tookMoney',
  'bought',
  'laid',
  'reserved',
  'added',
  'removed',
  'exchanged',
  'passed',
  'moneyTurnedUp',
  'moneyReshuffled',
  'scoringCardTurnedUp',
  'tileDrawn',
  'scored',
  'bagRanOut',
  'leftoverGiven',
  'ended',
] as const satisfies readonly BaseEvent['type'][];
