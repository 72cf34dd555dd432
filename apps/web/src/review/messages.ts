import type { GameRecord, Seat } from '@majlis/kernel';
import type { Review } from '@majlis/review';

/** Through whose eyes: one seat's, with nothing but its own decisions, or everybody's. */
export type ReviewEyes = Seat | 'all';

/** What the page asks of the worker. */
export type ToReviewer =
  /** Takes up what this device has kept of it. `own`: whose clear mistakes become puzzles here. */
  | { readonly do: 'begin'; readonly record: GameRecord; readonly eyes: ReviewEyes; readonly own: Seat | null }
  | { readonly do: 'see'; readonly eyes: ReviewEyes }
  /** Thinks on, several times as long about every decision. */
  | { readonly do: 'longer' };

export type FromReviewer =
  | {
      readonly kind: 'review';
      readonly review: Review;
      readonly eyes: ReviewEyes;
      /** Iterations for each decision that are being spent. */
      readonly budget: number;
      readonly isDone: boolean;
      /** Decisions of everybody at this budget, of so many. */
      readonly done: number;
      readonly total: number;
      /** Puzzles that were made of it. */
      readonly puzzles: number;
    }
  | { readonly kind: 'failure'; readonly message: string };
