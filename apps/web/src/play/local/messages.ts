import type { Grown } from '@majlis/bots';
import type { GameRecord, Json, Refusal, Seat, Viewer } from '@majlis/kernel';
import type { Upload } from '@majlis/protocol';
import type { ShownPosition, StandingAnswer } from '@majlis/table';
import type { Answer, TableMessage } from '../link.ts';
import type { TreeJob } from './trees.ts';

export interface NewLocalTable {
  readonly game: string;
  readonly config: Json;
  /** A bot's level, or null for somebody at this device. */
  readonly seats: readonly (string | null)[];
  readonly names: readonly string[];
  /** Milliseconds to look at what a bot did before the next one acts. */
  readonly pause: number;
  /** The chosen deal of a lesson: bots keep to its line while the learner does. */
  readonly lesson?: Line;
  /** A deal that others have too. */
  readonly given?: Given;
}

/** Bots answer the same way for everybody, and nothing is taken back once hidden cards have come to light. */
export interface Given {
  readonly seed: string;
  /** What was played before anybody sits down, each as the seat and its move: `1 take b5`. */
  readonly opening: readonly string[];
}

/** A move to think about: of 100 games played on in thought, so many are won with it. */
export interface Advice {
  readonly action: Json;
  readonly won: number | null;
  /** The next best, if there is one. */
  readonly other: Json | null;
  readonly otherWon: number | null;
  /** How many moves were weighed. */
  readonly tried: number;
}

/** What a bot is asked: what a seat knows, and what it may do. */
export interface Known {
  readonly game: string;
  readonly seat: Seat;
  readonly knowledge: Json;
  readonly legal: readonly Json[];
}

export interface Line {
  readonly seed: string;
  /** Moves of everybody, as text. */
  readonly line: readonly string[];
  /** How many are made before anybody sits down. */
  readonly from: number;
}

/** What the page asks of the worker, each with its answer. */
export interface Calls {
  /** Goes on with the table of that name, or begins it. */
  open(id: string, wish: NewLocalTable): Answer;
  act(seat: Seat, decision: string, action: Json): Answer;
  check(seat: Seat, action: Json): Refusal | null;
  undo(seat: Seat): Answer;
  setStanding(seat: Seat, answers: readonly StandingAnswer[]): Answer;
  /** Ends the open table early. */
  giveUp(): Answer;
  /** What a bot would do in this seat, or what a lesson has in mind; null where nothing is asked. */
  advise(seat: Seat): Json | null;
  /** What a searching bot would do in this seat, and why; null where nothing is asked. */
  hint(seat: Seat): Advice | null;
  /** The same about a question of a table elsewhere. */
  hintOn(known: Known): Advice | null;
  watch(viewer: Viewer): null;
  /** A kept table to look back at; nobody plays on meanwhile. Null if there is none. */
  recall(id: string): Recalled | null;
  positionAt(moves: number, viewer: Viewer): ShownPosition;
  /** Opens a finished game from elsewhere to think about; false if it is none. */
  study(record: GameRecord, names: readonly string[]): boolean;
  chanceAt(moves: number, seat: Seat): number | null;
  /** A table that begins as that game did, up to that many moves. */
  takeUp(record: GameRecord, wish: NewLocalTable, moves: number, to: string): Answer;
  /** The open table as a file, with who played; once it is over. */
  finished(): Finished;
  /** Another table that begins as the first one did, up to that many moves. */
  fork(id: string, moves: number, to: string): null;
  /** Grows a tree for another worker, whose bot it is. */
  grow(job: TreeJob): Grown<unknown>;
}

/** A table as it was kept, and through whose eyes it may be seen. */
export interface Recalled {
  readonly last: TableMessage;
  readonly eyes: readonly (Viewer | 'all')[];
}

/** What a server needs to keep a finished game. */
export interface Finished {
  readonly record: GameRecord;
  readonly seats: Upload['seats'];
}

export interface ToWorker {
  readonly id: number;
  readonly call: keyof Calls;
  readonly args: readonly unknown[];
}

export type FromWorker =
  | { readonly kind: 'answer'; readonly id: number; readonly value: unknown }
  | { readonly kind: 'failure'; readonly id: number; readonly message: string }
  | { readonly kind: 'message'; readonly message: TableMessage };
