import type { Rng } from './chance.ts';
import type { Seat } from './contract.ts';

/** A move and what it seems to be worth, in points of the final score. Only differences between moves count. */
export interface Ranked<A> {
  readonly action: A;
  readonly worth: number;
}

/** What a learned evaluation looks at beside the estimate, from one seat's point of view; each about -1 to 1. */
export interface Features<S> {
  readonly names: readonly string[];
  of(s: S, seat: Seat): number[];
}

/** A small network that corrects the estimate; written by `majlis train`. */
export interface Weights {
  readonly version: number;
  readonly game: string;
  /** How to make these weights again. */
  readonly command: string;
  /** What goes in: weights are good for these inputs and no others. */
  readonly features: readonly string[];
  readonly hidden: number;
  /** For each hidden unit its bias and a weight for every input, then for each output the same with the hidden units. */
  readonly weights: readonly number[];
}

/**
 * What a game's author knows about playing it well. Bots stand on this and on the contract alone. The states
 * are imagined ones: whatever is hidden from the thinking seat has been dealt at random.
 */
export interface Heuristics<S, A> {
  /** The moves worth thinking about, the best first; never empty when the seat is asked. Uses what `seat` can see. */
  rank(s: S, seat: Seat): Ranked<A>[];
  /** One sensible move, found quickly and with some chance in it: whole games are played out with it. */
  quick(s: S, seat: Seat, rng: Rng): A;
  /** The final score each seat may expect. */
  estimate(s: S): number[];
  readonly features?: Features<S>;
  readonly weights?: Weights;
  /** Counts scorings, or turns where points are counted only at the end: playouts stop and are estimated by it. */
  stage(s: S): number;
  /** How many stages a playout goes ahead; 1 if left out. */
  horizon?(s: S): number;
  /** Moves after which a playout is estimated in any case; 200 if left out. */
  readonly longestPlayout?: number;
  /** A lead of so many points is as good as won. */
  readonly spread: number;
  /** Points that a beginner overlooks; a part of the spread if left out. */
  readonly blur?: number;
  /** Whether a seat that always answered this the same way could be exploited: it plays a mixture then. */
  mixes?(s: S, seat: Seat): boolean;
  /** Whether hard, too, judges by what was learned; master always does. */
  readonly hardLearns?: boolean;
  /** Iterations for each decision of the levels that search. */
  readonly iterations: { readonly hard: number; readonly master: number };
}
