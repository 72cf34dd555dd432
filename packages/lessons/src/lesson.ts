import type { Json } from '@majlis/kernel';

/** Part of an event or an action: what is named must be so, the rest may be anything. A list means: one of these. */
export type Pattern = { readonly [field: string]: Json };

/** In which moment a step is said. */
export interface Moment {
  /** The learner is asked this; left out: anything. */
  readonly asked?: string;
  /** And may do this; if not, the step has nothing to say here and is passed over. */
  readonly legal?: Pattern;
}

/**
 * What a step waits for: that it was read, that the learner is asked again, that the learner did anything, or that
 * something happened, however it came about.
 */
export type Until = 'next' | 'turn' | 'act' | Pattern;

/** One thing to look at, one sentence, one thing to do. The words are `learn.<lesson>.<step>` of the catalogues. */
export interface Step {
  readonly id: string;
  /** What to look at, by meaning; the page knows where that lies. */
  readonly point: readonly string[];
  readonly when?: Moment;
  readonly until: Until;
  /**
   * Points of which one is on the page when it has happened: a table may tell at the learner's own pace what the rules
   * have done long since. Without a page, as in a rehearsal, `until` is all there is.
   */
  readonly shown?: readonly string[];
  /** What happens on the lesson's own line, where that is more than what the step waits for. */
  readonly line?: Pattern;
  /** The learner plays on alone; the guide is silent until then. */
  readonly isFree?: true;
}

/** A lesson is data: a table, a deal chosen for it, and what is said when. The learner sits in seat 0. */
export interface Lesson {
  readonly id: string;
  readonly game: string;
  /** What it is about, if that is one module: its own words say what that is. */
  readonly module?: string;
  readonly seats: number;
  readonly config: { readonly [option: string]: Json };
  /** How the bots play once the game has left the line. */
  readonly level: string;
  readonly minutes: number;
  /** Where the lesson begins: before the first move, or where the learner is first asked this. */
  readonly from?: Moment;
  readonly steps: readonly Step[];
}

/** Found by `scripts/lessons.mjs`: a deal on which everything comes up in order, and the moves that lead there. */
export interface Deal {
  readonly seed: string;
  /** Moves of everybody, as typable text; bots keep to them while the learner does. */
  readonly line: readonly string[];
  /** How many of them are made before the learner sits down. */
  readonly from: number;
}

export const LEARNER = 0;
