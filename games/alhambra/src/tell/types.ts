import type { Refusal } from '@majlis/kernel';
import type { Currency } from '../content/cards.ts';
import type { Bill } from '../rules/bill.ts';
import type { SheetRow, Wall } from '../rules/score-sheet.ts';

/** All that a page shows of Alhambra and must not work out itself (docs/decisions/0009). */
export interface Tell {
  /** Null when no scoring is to come. */
  readonly forecast: Forecast | null;
  /** Who takes part without a seat, in the order in which they follow the seats. */
  readonly rivals: readonly string[];
  /** By seat: the outer wall that scores. */
  readonly walls: readonly Wall[];
  /** Everything for sale to this seat, payable or not; empty for spectators. */
  readonly bills: readonly ToldBill[];
  /** What cards taken together may be worth; null for spectators. */
  readonly takeLimit: number | null;
  /** One for each legal action, in their order: null where it changes nothing on a board. */
  readonly outlook: readonly (Outlook | null)[];
  /** What modules tell besides, by their names. */
  readonly mod: Readonly<Record<string, unknown>>;
}

/** What the next scoring would give if it came now. */
export interface Forecast {
  readonly round: number;
  readonly rows: readonly SheetRow[];
  /** By contender: seats first, then rivals. */
  readonly totals: readonly number[];
}

/** Something to be paid, and how this seat could pay it. */
export interface ToldBill {
  /** The offer it is for (the squares of the market are 0 to 3); null for a debt. */
  readonly offer: number | null;
  /** The tile it buys, if it is one. */
  readonly tile: number | null;
  /** Null: one of the payer's choice, or any mix. */
  readonly currency: Currency | null;
  /** The action that pays it now, still without its `with`; null: not now. */
  readonly wish: { readonly type: string; readonly [field: string]: unknown } | null;
  /** Why it cannot be bought now, whatever one has; null if only the payment is in question. */
  readonly closed: Refusal | null;
  readonly bill: Bill;
  /** What one would pay with if nothing else is wanted: exactly if possible; null if it cannot be paid. */
  readonly best: readonly number[] | null;
  /** What is missing even with all one has; zero if it can be paid, or would be but for too much. */
  readonly missing: number;
}

export interface Change {
  readonly before: number;
  readonly after: number;
}

/** What an action would change for the seat that does it. */
export interface Outlook {
  readonly wall: Change;
  /** Points if the next scoring came then; equal when none is to come. */
  readonly points: Change;
  /** Kinds of which the seat would have more or fewer. */
  readonly counts: readonly { readonly source: string; readonly count: Change; readonly points: Change }[];
}
