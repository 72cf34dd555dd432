import type { AnyGame, Game, Heuristics, Seat, Yardsticks } from '@majlis/kernel';
import type { Forest } from './search/forest.ts';
import type { Node } from './search/tree.ts';

/** All a bot is given: what its seat knows and may do. There is no state in it, so there is nothing to peek at. */
export interface Question<A, K> {
  readonly seat: Seat;
  readonly knowledge: K;
  readonly legal: readonly A[];
  /** The same question with the same seed is answered the same way. */
  readonly seed: string;
  /** A guard against slow machines, never the measure of thinking: an answer cut short by it cannot be repeated. */
  readonly deadline?: Deadline;
  /** What the same bot thought when this seat decided last, if nobody has decided since: it goes on from there. */
  readonly before?: Thought<A>;
}

/** What each tree of a search found out about the moves after the one it chose; nothing to look into. */
export type Thought<A> = readonly (Node<A> | null)[];

export interface Deadline {
  /** In milliseconds, from any start. */
  now(): number;
  readonly at: number;
}

/** One of the moves a bot weighed. */
export interface Candidate<A> {
  readonly action: A;
  /** How often it was tried; 0 for bots that do not search. */
  readonly visits: number;
  /** How likely the bot is to play it. */
  readonly share: number;
  /** What the heuristics say before any search, in points. */
  readonly worth: number;
  /** Expected final score of the seat, and chance to win, each with its standard error; null without search. */
  readonly score: Measured | null;
  readonly win: Measured | null;
}

export interface Measured {
  readonly mean: number;
  readonly error: number;
}

export interface Decision<A> {
  readonly action: A;
  /** The best first. Empty when there was nothing to decide. */
  readonly candidates: readonly Candidate<A>[];
  readonly iterations: number;
  /** Mean number of moves from the position to where a playout was judged. */
  readonly playoutLength: number;
  /** The deadline came first: another run may answer differently. */
  readonly cutShort: boolean;
  /** The moves a search expects to follow, as far as it has looked at them often. */
  readonly line?: readonly { readonly seat: Seat; readonly action: A }[];
  /** To be handed back with the next question if it is to the same seat. */
  readonly thought?: Thought<A>;
}

export interface Bot<A, K> {
  readonly name: string;
  choose(question: Question<A, K>): Decision<A>;
  /** How a search chooses: threads may share its trees. */
  readonly forest?: Forest<A, K>;
}

// biome-ignore lint/suspicious/noExplicitAny: configurations, events and views are nothing to a bot
export type Playable<S, A, K> = Game<any, S, A, any, any, K>;

/** A game together with what its author knows about playing it. */
export interface Known<S, A, K> {
  readonly game: Playable<S, A, K>;
  readonly heuristics: Heuristics<S, A>;
}

/** For hosts that carry bots of any game without looking inside. */
// biome-ignore lint/suspicious/noExplicitAny: as AnyGame
export type AnyBot = Bot<any, any>;
export interface AnyKnown {
  readonly game: AnyGame;
  // biome-ignore lint/suspicious/noExplicitAny: as AnyGame
  readonly heuristics: Heuristics<any, any>;
  /** Whom to measure bots against, where that is wanted. */
  // biome-ignore lint/suspicious/noExplicitAny: as AnyGame
  readonly yardsticks?: Yardsticks<any, any>;
}

/** A decision that needed no thought. */
export function plain<A>(action: A, candidates: readonly Candidate<A>[] = []): Decision<A> {
  return { action, candidates, iterations: 0, playoutLength: 0, cutShort: false };
}
