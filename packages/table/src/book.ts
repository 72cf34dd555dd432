import { commitmentOf, type Json, type Outcome, type Seat, type Seed, type Versions } from '@majlis/kernel';
import { newClock, type SeatClock } from './clock.ts';
import type { Created, Holder, How, Stopped, Terms } from './entry.ts';
import type { StandingAnswer } from './standing.ts';
import type { Weight } from './weight.ts';

export type Phase = 'gathering' | 'playing' | 'over' | 'stopped' | 'closed';

/** A move that is in effect: what was taken back is in the journal alone. */
export interface Move {
  /** The number of its entry. */
  readonly entry: number;
  readonly seat: Seat;
  readonly action: Json;
  readonly how: How;
  readonly at: number;
  readonly revealed: boolean;
  readonly hash: string | null;
}

export interface SeatBook {
  holder: Holder;
  /** The level of the bot that plays for its holder; null while the holder plays. */
  standIn: string | null;
  /** Moves in effect when that bot came; what was played before is its holder's. */
  standInFrom: number;
  /** When somebody else may be asked to play this seat; null while its holder plays. */
  replaceableAt: number | null;
  /** For whom its holder plays on; null: for themselves. */
  absent: string | null;
  standing: readonly StandingAnswer[];
  clock: SeatClock;
  reminded: boolean;
  /** On vacation until then: its clock is stopped. */
  rest: number | null;
  muted: Seat[];
  silenced: boolean;
  /** How often others refused this seat a takeback, and when it may ask again. */
  refusals: number;
  mayProposeAt: number;
}

export interface SegmentBook extends Versions {
  /** The number of the entry that began it. */
  readonly entry: number;
  readonly start: Json | null;
  readonly startHash: string;
  /** Moves in effect when it began. */
  readonly from: number;
}

export interface ChatLine {
  readonly seq: number;
  readonly at: number;
  readonly seat: Seat;
  readonly player: string;
  readonly text: string;
}

/** A line of chat, and the number of its entry: for the host alone, its gaps would tell of what others may not know. */
export type BookedLine = ChatLine & { readonly entry: number };

/** Everything about a table except the position, derived from the journal. */
export interface Book {
  seq: number;
  /** Changes that concern everybody; all that viewers are told of `seq`. */
  publicSeq: number;
  /** When the last of them was. */
  publicAt: number;
  phase: Phase;
  readonly game: string;
  config: Json;
  readonly seed: Seed;
  readonly commitment: string;
  readonly terms: Terms;
  seats: SeatBook[];
  line: Move[];
  /** What each move told, as JSON text (`LogEntry[]`); the first is the deal. */
  log: string[];
  segments: SegmentBook[];
  /** Moves before this one are not undone without consent. */
  floor: number;
  /** How often the line was cut back: answers to questions from before come too late. */
  cuts: number;
  asked: readonly Seat[];
  outcome: Outcome | null;
  takeback: { readonly seat: Seat; readonly to: number; readonly yes: Seat[] } | null;
  paused: boolean;
  chat: BookedLine[];
  stopped: Stopped | null;
  receipts: Map<string, number>;
  /** What of the journal is not the game itself. */
  readonly weight: Weight;
}

export function openBook(created: Created): Book {
  return {
    seq: 0,
    publicSeq: 0,
    publicAt: 0,
    phase: 'gathering',
    game: created.game,
    config: created.config,
    seed: created.seed,
    commitment: commitmentOf(created.seed),
    terms: created.terms,
    seats: Array.from({ length: created.seats }, () => newSeat(created.terms)),
    line: [],
    log: [],
    segments: [],
    floor: 0,
    cuts: 0,
    asked: [],
    outcome: null,
    takeback: null,
    paused: false,
    chat: [],
    stopped: null,
    receipts: new Map(),
    weight: {},
  };
}

export function newSeat(terms: Terms): SeatBook {
  return {
    holder: { kind: 'open' },
    standIn: null,
    standInFrom: 0,
    replaceableAt: null,
    absent: null,
    standing: [],
    clock: newClock(terms.clock),
    reminded: false,
    rest: null,
    muted: [],
    silenced: false,
    refusals: 0,
    mayProposeAt: 0,
  };
}
