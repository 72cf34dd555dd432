import type { Cell, Side } from './board/cells.ts';
import type { ModuleAction } from './modules/slices.ts';

/** Open money cards, in rising order. */
export interface Take {
  readonly type: 'take';
  readonly cards: readonly number[];
}
/** An offer paid with means of payment in rising order; the squares of the market are offers 0 to 3. */
export interface Buy {
  readonly type: 'buy';
  readonly offer: number;
  readonly with: readonly number[];
}
/** Lays a bought tile; `passage` is the side on which a double wall is opened for it. */
export interface Place {
  readonly type: 'place';
  readonly tile: number;
  readonly cell: Cell;
  readonly passage: Side | null;
}
/** Puts a bought tile on the reserve board. */
export interface Reserve {
  readonly type: 'reserve';
  readonly tile: number;
}
/** Redesigning: from the reserve into the Alhambra. */
export interface Add {
  readonly type: 'add';
  readonly tile: number;
  readonly cell: Cell;
  readonly passage: Side | null;
}
/** Redesigning: from the Alhambra onto the reserve board. */
export interface Remove {
  readonly type: 'remove';
  readonly cell: Cell;
}
/** Redesigning: a tile of the reserve for the one in that cell. */
export interface Exchange {
  readonly type: 'exchange';
  readonly tile: number;
  readonly cell: Cell;
}
/** Nothing can be done, or nothing is wanted where that is a choice. */
export interface Pass {
  readonly type: 'pass';
}

export type Redesign = Add | Remove | Exchange;
export type BaseAction = Take | Buy | Place | Reserve | Redesign | Pass;
export type AlhambraAction = BaseAction | ModuleAction;

export const PASS: Pass = { type: 'pass' };
