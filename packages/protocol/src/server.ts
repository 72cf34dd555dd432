import type { AnyScoreLine, Json, Outcome, Prompt, Refusal, Seat, Viewer } from '@majlis/kernel';
import type { Clock } from './http.ts';

export type TablePhase = 'gathering' | 'playing' | 'over' | 'stopped' | 'closed';

export type SeatHolder =
  | { readonly kind: 'open' }
  | { readonly kind: 'human'; readonly player: string }
  | { readonly kind: 'bot'; readonly level: string };

export interface SeatState {
  readonly holder: SeatHolder;
  /** The level of the bot that plays for its holder; null while the holder plays. */
  readonly standIn: string | null;
  readonly silenced: boolean;
  /** On holiday until then: the clock stands. */
  readonly rest: number | null;
  /** `left` milliseconds were left at `since` (server time), and run off while `since` is not null. */
  readonly clock: { readonly left: number | null; readonly since: number | null };
}

export interface LoggedMove {
  /** Null for the deal. */
  readonly seat: Seat | null;
  readonly how: 'hand' | 'standing' | 'bot' | 'stand-in' | null;
  readonly at: number | null;
  readonly events: readonly { readonly event: Json; readonly secret?: Json }[];
}

export interface ChatMessage {
  readonly seq: number;
  readonly at: number;
  readonly seat: Seat;
  readonly player: string;
  readonly text: string;
}

/** The table as one viewer may know it. After each change everybody gets a whole one; there are no patches. */
export interface Update {
  readonly type: 'update';
  readonly table: string;
  /** Grows with each change everybody is told of. An update with a smaller one than the last is old. */
  readonly seq: number;
  /** Server time in milliseconds, to read clocks by. */
  readonly now: number;
  readonly viewer: Viewer;
  readonly phase: TablePhase;
  readonly game: string;
  readonly config: Json;
  readonly terms: { readonly rated: boolean; readonly clock: Clock; readonly standIn: string };
  /** The hash of the seed; after the game the seed itself, so that anybody can verify the deal. */
  readonly commitment: string;
  readonly seed: string | null;
  readonly seats: readonly SeatState[];
  /** Seats that may act now. */
  readonly asked: readonly Seat[];
  readonly paused: boolean;
  /** Why it was stopped: its rules broke down, or it was begun under rules this version does not have. */
  readonly stopped: 'rules' | 'other-rules' | null;
  readonly moves: number;
  /** The game's own view; null before the game. */
  readonly view: Json;
  /** What the game works out for this viewer, for a page that knows no rules; null if it tells nothing. */
  readonly tell: Json;
  /** `hashJson(view)` of the kernel. */
  readonly hash: string;
  /** The log from entry `from` on (0 is the deal, then one for each move). What the client had from there on is void. */
  readonly log: { readonly from: number; readonly entries: readonly LoggedMove[] };
  /** The question put to this seat, with the actions it may answer. */
  readonly decision: { readonly id: string; readonly prompt: Prompt; readonly legal: readonly Json[] } | null;
  /** Why this seat may not undo; null if it may. */
  readonly undo: Refusal | null;
  readonly takeback: { readonly seat: Seat; readonly to: number; readonly yes: readonly Seat[] } | null;
  readonly standing: readonly {
    readonly prompt: string;
    readonly action: Json;
    readonly while?: readonly (
      | { readonly field: string; readonly is: string | number | boolean | null }
      | { readonly field: string; readonly below: number }
      | { readonly param: string; readonly is: string | number | boolean | null }
    )[];
    readonly until: 'cancelled' | 'asked';
  }[];
  readonly muted: readonly Seat[];
  /** Lines the client does not have yet. */
  readonly chat: readonly ChatMessage[];
  readonly outcome: Outcome | null;
  readonly scores: readonly AnyScoreLine[];
}

/** Who is there. */
export interface Room {
  readonly type: 'room';
  readonly table: string;
  readonly host: string;
  /** Names by player id. */
  readonly names: { readonly [player: string]: string };
  /** Seats somebody is connected for. */
  readonly present: readonly Seat[];
  readonly spectators: number;
}

/** What became of a message. */
export type Answer =
  | { readonly type: 'answer'; readonly id: string; readonly ok: true; readonly seq: number }
  | { readonly type: 'answer'; readonly id: string; readonly ok: false; readonly refusal: Refusal };

/** The answer to a `check`: null if it would be accepted. */
export interface Checked {
  readonly type: 'checked';
  readonly id: string;
  readonly refusal: Refusal | null;
}

export const BYE = [
  'drain',
  'revoked',
  'deleted',
  'too-slow',
  'too-many',
  'hello-first',
  'unknown-table',
  'unknown-seat',
  'old-client',
  'match-under-way',
] as const;

/** The last message of a connection. After `drain` reconnect at once; after the others do not. */
export interface Bye {
  readonly type: 'bye';
  readonly code: (typeof BYE)[number];
}

/** A message that was none: malformed, too long, too many. Nothing was done. */
export interface Problem {
  readonly type: 'problem';
  readonly code: 'bad-message' | 'too-long' | 'too-fast';
}

export type ServerMessage = Update | Room | Answer | Checked | Bye | Problem;
