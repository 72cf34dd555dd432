import type { NewNotice } from './outbox-ops.ts';
import type { NewResults } from './result-ops.ts';
import type { Schema } from './schema.ts';

export interface StoredEvent {
  readonly seq: number;
  readonly at: number;
  readonly body: string;
}

/** How far somebody knows a journal. */
export interface Head {
  readonly table: string;
  readonly seq: number;
}

/** Entries that are read at once for several tables: more than comes in while anybody waits. */
export const NEWS = 2_000;

/** What the lobby shows of a table; changes with who sits there and who is asked. */
export type TableChange = Partial<Pick<Schema['tables'], 'phase' | 'updated_at' | 'due_at' | 'summary'>>;

export interface Append {
  readonly table: string;
  readonly events: readonly StoredEvent[];
  readonly change: TableChange | null;
  readonly snapshot: { readonly seq: number; readonly body: string } | null;
  /** Who sits where now, if that changed; null leaves it. */
  readonly seatings: readonly { readonly seat: number; readonly player_id: string }[] | null;
  /** For whom others play on, with `seatings`. */
  readonly absences?: readonly { readonly seat: number; readonly player_id: string }[];
  /** What players are to be told of it: stored with it, or not at all. */
  readonly notices?: readonly NewNotice[];
  /** What became of whom, where the game ended with it. */
  readonly results?: NewResults;
}

/** An append of nothing but events is one statement, and needs no transaction of its own. */
export const isPlain = ({ change, snapshot, seatings, notices = [], results }: Append): boolean =>
  change === null && snapshot === null && seatings === null && notices.length === 0 && results === undefined;
