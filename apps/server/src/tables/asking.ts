import type { GameRecord, Json, Seat, Viewer } from '@majlis/kernel';
import type { Command, Holder, NewTable, Pending, Phase, Shown, Terms, Wanted } from '@majlis/table';

/** What the server must know of a table without looking inside; comes with every reply. */
export interface Status {
  readonly seq: number;
  readonly phase: Phase;
  readonly seats: readonly (Pick<Shown['seats'][number], 'holder' | 'standIn'> & {
    readonly replaceableAt: number | null;
    readonly absent: string | null;
  })[];
  readonly asked: readonly Seat[];
  /** By seat, once it is over. */
  readonly ranks: readonly number[] | null;
  /** How it ended: points by seat, and where they came from; null until then. */
  readonly final: { readonly points: readonly number[]; readonly sources: readonly Record<string, number>[] } | null;
  readonly moves: number;
  readonly terms: Terms;
  readonly paused: boolean;
  readonly pending: readonly Pending[];
  readonly deadlines: readonly { readonly seat: Seat; readonly at: number }[];
  readonly reminders: readonly { readonly seat: Seat; readonly at: number }[];
  readonly freshClocks: readonly { readonly seat: Seat; readonly since: number; readonly left: number }[];
  /** Holidays, and when they end. */
  readonly rests: readonly { readonly seat: Seat; readonly at: number }[];
  readonly lastAt: number;
  /** Its options, as they were wished for or, once it is under way, as they are played. */
  readonly config: Json;
  /** When something last happened that everybody may know of. */
  readonly publicAt: number;
}

/** Ready to be sent: the update of each viewer as JSON. */
export type Updates = readonly (readonly [Viewer, string])[];

export type Ask =
  | {
      readonly ask: 'create';
      readonly table: string;
      readonly game: string;
      readonly wish: NewTable;
      readonly now: number;
    }
  | {
      readonly ask: 'adopt';
      readonly table: string;
      readonly record: GameRecord;
      readonly holders: readonly Holder[];
      readonly now: number;
    }
  | {
      readonly ask: 'load';
      readonly table: string;
      readonly game: string;
      readonly snapshot: string | null;
      /** The number of the last entry behind the snapshot that says the rules had changed; 0 if there is none. */
      readonly migrated: number;
    }
  | {
      readonly ask: 'loadMore';
      readonly table: string;
      readonly events: readonly string[];
      readonly isAll: boolean;
      readonly now: number;
    }
  | {
      readonly ask: 'handle';
      readonly table: string;
      readonly command: Command;
      readonly client: string | null;
      readonly now: number;
      readonly viewers: readonly Viewer[];
    }
  | {
      readonly ask: 'follow';
      readonly table: string;
      readonly events: readonly string[];
      readonly now: number;
      readonly viewers: readonly Viewer[];
    }
  | { readonly ask: 'show'; readonly table: string; readonly now: number; readonly viewers: readonly Viewer[] }
  | { readonly ask: 'think'; readonly table: string; readonly seat: Seat; readonly decision: string }
  | {
      readonly ask: 'check';
      readonly table: string;
      readonly seat: Seat;
      readonly decision: string;
      readonly action: unknown;
    }
  | { readonly ask: 'position'; readonly table: string; readonly moves: number; readonly viewer: Viewer }
  | { readonly ask: 'record'; readonly table: string }
  | { readonly ask: 'snapshot'; readonly table: string }
  | { readonly ask: 'drop'; readonly table: string };

export interface Reply {
  readonly status: Status | null;
  /** New entries as JSON, to be stored. */
  readonly entries?: readonly string[];
  readonly updates?: Updates;
  readonly refusal?: { readonly code: string; readonly params?: Json };
  readonly seq?: number;
  readonly snapshot?: string | null;
  /** The entries needed next to load a table. */
  readonly wanted?: Wanted;
  /** A bot's question, a position or a record, as JSON. */
  readonly text?: string;
}
