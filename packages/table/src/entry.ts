import type { Json, LogEntry, Outcome, Refusal, Seat, Seed, StoredVersions } from '@majlis/kernel';
import type { ClockRule } from './clock.ts';
import type { StandingAnswer } from './standing.ts';

/** Who has a seat. People are known by the id their host gave them; names are the host's business. */
export type Holder =
  | { readonly kind: 'open' }
  | { readonly kind: 'human'; readonly player: string }
  | { readonly kind: 'bot'; readonly level: string };

/** What was agreed before the game began. */
export interface Terms {
  /** Rated games know no takeback and no pause. */
  readonly rated: boolean;
  readonly clock: ClockRule;
  /** The level of the bot that plays for somebody whose time ran out or who left. */
  readonly standIn: string;
  /** Whoever sits down agrees that all may ask a bot what it would do. Left out in tables from before. */
  readonly hints?: boolean;
}

/** How a move came about: by hand, by a standing answer, by a bot, or by the bot that plays for an absent seat. */
export type How = 'hand' | 'standing' | 'bot' | 'stand-in';

export interface Created {
  readonly kind: 'created';
  readonly game: string;
  readonly config: Json;
  readonly seats: number;
  readonly seed: Seed;
  readonly terms: Terms;
}

export interface Started extends StoredVersions {
  readonly kind: 'started';
  /** As the game completed it. */
  readonly config: Json;
  readonly startHash: string;
  readonly events: readonly LogEntry<Json>[];
  readonly asked: readonly Seat[];
}

export interface Played {
  readonly kind: 'played';
  readonly seat: Seat;
  readonly action: Json;
  readonly how: How;
  /** The kind of question it answers. */
  readonly prompt: string;
  readonly revealed: boolean;
  readonly events: readonly LogEntry<Json>[];
  /** Whom the game asks now. */
  readonly asked: readonly Seat[];
  readonly outcome: Outcome | null;
  /** Of the position after it; null where none was taken. */
  readonly hash: string | null;
}

/** The rules, or the form of positions, changed while the game was under way: it goes on from here. */
export interface Migrated extends StoredVersions {
  readonly kind: 'migrated';
  /** The names of what was changed in the position; the first releases did not say. */
  readonly migrations?: readonly string[];
  readonly start: Json;
  readonly startHash: string;
  readonly asked: readonly Seat[];
}

/** The reason of a stop where nothing broke: the journal was written under rules this version does not have. */
export const OTHER_RULES = 'other-rules';

/** The rules broke down. Together with the record of the game it makes the failure happen again. */
export interface Stopped {
  readonly kind: 'stopped';
  readonly reason: string;
  readonly failing: { readonly seat: Seat; readonly action: Json } | null;
}

export type EntryBody =
  | Created
  | { readonly kind: 'arranged'; readonly config: Json; readonly seats: number }
  | { readonly kind: 'seated'; readonly seat: Seat; readonly holder: Holder }
  | Started
  | Played
  | Migrated
  | Stopped
  | { readonly kind: 'revived' }
  | { readonly kind: 'closed' }
  | { readonly kind: 'undone'; readonly seat: Seat; readonly to: number; readonly asked: readonly Seat[] }
  | { readonly kind: 'takebackProposed'; readonly seat: Seat; readonly to: number }
  | { readonly kind: 'takebackAnswered'; readonly seat: Seat; readonly yes: boolean }
  | { readonly kind: 'tookBack'; readonly to: number; readonly asked: readonly Seat[] }
  | { readonly kind: 'standingSet'; readonly seat: Seat; readonly answers: readonly StandingAnswer[] }
  | { readonly kind: 'paused'; readonly seat: Seat }
  | { readonly kind: 'resumed'; readonly seat: Seat }
  | { readonly kind: 'reminded'; readonly seat: Seat }
  /** On holiday until then, or back: null. */
  | { readonly kind: 'rested'; readonly seat: Seat; readonly until: number | null }
  | { readonly kind: 'lengthened'; readonly seat: Seat; readonly ms: number }
  | { readonly kind: 'timedOut'; readonly seat: Seat }
  /** `by`: its owner left it, or their time ran out; otherwise the host let a bot play. */
  | { readonly kind: 'tookOver'; readonly seat: Seat; readonly level: string; readonly by?: 'self' | 'time' }
  | { readonly kind: 'substituted'; readonly seat: Seat; readonly player: string }
  | { readonly kind: 'returned'; readonly seat: Seat }
  | { readonly kind: 'handedBack'; readonly seat: Seat }
  | { readonly kind: 'clocksHeld'; readonly ms: number }
  | { readonly kind: 'said'; readonly seat: Seat; readonly player: string; readonly text: string }
  | { readonly kind: 'muted'; readonly seat: Seat; readonly other: Seat; readonly on: boolean }
  | { readonly kind: 'silenced'; readonly seat: Seat; readonly on: boolean };

/** One line of the journal. The journal is only ever added to; a table is what its journal says. */
export type Entry = EntryBody & {
  readonly seq: number;
  /** Milliseconds of the host's clock. */
  readonly at: number;
  /** The sender's own name for the message that caused it: sent again, it is answered and not done again. */
  readonly client: string | null;
};

/** Entries that concern one seat alone. They do not count in what the others are told: a gap would tell them. */
const PRIVATE: ReadonlySet<EntryBody['kind']> = new Set(['standingSet', 'muted', 'reminded']);
export const isPrivate = (entry: EntryBody): boolean => PRIVATE.has(entry.kind);

export type Handled =
  | { readonly ok: true; readonly seq: number; readonly entries: readonly Entry[] }
  | { readonly ok: false; readonly refusal: Refusal };
