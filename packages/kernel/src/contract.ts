import type { Rng, Seed } from './chance.ts';
import type { Json } from './json.ts';
import type { Log } from './log.ts';
import type { Migration } from './migrate.ts';

/** A place at the table, counted from 0. */
export type Seat = number;

/** Whose point of view: a seat's, or a spectator's. */
export type Viewer = Seat | 'spectator';

/** Why an action is not allowed: the rule it breaks. Data, never thrown. */
export interface Refusal {
  readonly code: string;
  readonly params?: Json;
}

/** The question put to a seat. Built only from what that seat can see. */
export interface Prompt {
  readonly kind: string;
  readonly params?: Json;
}

/** `ranks[seat]` is 1 for the winners; tied seats share a rank and the next is skipped. */
export interface Outcome {
  readonly ranks: readonly number[];
  readonly scores: readonly number[];
}

/** One reason why a seat has points. Totals are sums over lines. */
export interface ScoreLine {
  readonly seat: Seat;
  /** The scoring or round in which it was earned; the game says what it counts. */
  readonly round: number;
  readonly source: string;
  readonly points: number;
  readonly detail?: Json;
}

/** Points of somebody without a seat: shown like the others, and never ranked. */
export interface ContenderLine extends Omit<ScoreLine, 'seat'> {
  readonly seat: null;
  readonly contender: string;
}

export type AnyScoreLine = ScoreLine | ContenderLine;

export interface Applied {
  /** Somebody learned something by this action: it cannot be taken back without consent. */
  readonly revealed: boolean;
}

/** What may be chosen before a game begins; texts belong to the catalogue of translations. */
export interface Catalogue {
  readonly options: readonly OptionEntry[];
  readonly modules: readonly ModuleEntry[];
}

export interface OptionEntry {
  readonly id: string;
  readonly choices: readonly Json[];
  readonly standard: Json;
}

export interface ModuleEntry {
  readonly id: string;
  /** Other ways to play it, at most one of them at a time, chosen as `id:variant`. */
  readonly variants?: readonly string[];
  readonly seats?: { readonly min: number; readonly max: number };
  readonly needs?: readonly string[];
  readonly excludes?: readonly string[];
}

export type Checked<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal };

/**
 * Everything outside a game sees only this.
 *
 * A `State` is plain JSON at every moment, even in the middle of a decision. The same seed and the same
 * actions give the same states on every machine.
 */
export interface Game<Config, State, Action, Event, View, Knowledge> {
  readonly id: string;
  /** Raised when the same actions could lead elsewhere; the golden replays enforce it. */
  readonly rulesVersion: number;
  /** The version of the format in which positions are stored: one more than there are migrations. */
  readonly stateVersion: number;
  /** Every change of that format since the first, in order. */
  readonly migrations: readonly Migration[];
  readonly seats: { readonly min: number; readonly max: number };
  readonly catalogue: Catalogue;

  /** Completes a requested configuration (missing options get their defaults) or says what is wrong with it. */
  checkConfig(wish: unknown, seats: number): Checked<Config>;
  setup(config: Config, seats: number, seed: Seed, log: Log<Event>): State;

  /** Seats that may act now, at the same time if there are several. Follows from public information. */
  deciders(state: State): readonly Seat[];
  /** Changes when the question put to this seat changes; not when another seat answers. */
  decisionId(state: State, seat: Seat): number;
  /** Null when this seat is not asked. */
  prompt(state: State, seat: Seat): Prompt | null;
  /** Complete up to interchangeable cards. Follows from what the seat can see; empty when it is not asked. */
  legalActions(state: State, seat: Seat): Action[];
  /** One of them, all equally likely: `legal[rng.below(legal.length)]`, for playouts that look at no other. */
  anyAction?(state: State, seat: Seat, rng: Rng): Action;
  /** The authority: accepts every legal action, listed or not. */
  check(state: State, seat: Seat, action: Action): Refusal | null;
  /** Changes `state`. Call it only after `check` returned null. */
  apply(state: State, seat: Seat, action: Action, log: Log<Event>): Applied;
  outcome(state: State): Outcome | null;
  /** Every point so far with its source. */
  scores(state: State): readonly AnyScoreLine[];

  copy(state: State): State;
  view(state: State, viewer: Viewer): View;
  /**
   * What follows from what this viewer sees, computed for a page that knows no rules: what things cost it, what a
   * scoring would give now, what an answer would change. Nothing beyond its view, its question and its legal actions.
   */
  tell?(state: State, viewer: Viewer): Json;
  /** All this seat knows: its view and what it has openly seen. Plain JSON, and all that a bot ever receives. */
  knowledge(state: State, seat: Seat): Knowledge;
  /** A state this seat could be in: hidden parts are dealt again within its knowledge, and future randomness is fresh. */
  imagine(knowledge: Knowledge, rng: Rng): State;

  /** Rejects what is not an action: wrong types, missing or unknown fields. */
  readAction(value: unknown): Action | null;
  /** The form people can type, such as `buy 3 with b7 b2`; `parseAction` reads it back. */
  actionText(action: Action): string;
  parseAction(text: string): Action | null;
}

/** A game whose types do not matter to the caller, who only passes values on. */
// biome-ignore lint/suspicious/noExplicitAny: hosts carry states and actions of any game without looking inside
export type AnyGame = Game<any, any, any, any, any, any>;

/** A broken invariant of the rules. Thrown, and never a player's fault. */
export class RulesBug extends Error {
  override readonly name = 'RulesBug';
  readonly details: Json;

  constructor(message: string, details: Json = null) {
    super(message);
    this.details = details;
  }
}
