import { createStore, del, entries, update } from 'idb-keyval';

/** What can be said of a table of this device without opening it. */
export interface Note {
  readonly game: string;
  /** By seat. */
  readonly names: readonly string[];
  readonly people: readonly number[];
  readonly moves: number;
  /** When it was last played at. */
  readonly at: number;
  /** By seat, once it is over. */
  readonly ranks: readonly number[] | null;
  /** Older notes do not say. */
  readonly hasTakeBacks?: boolean;
  /** Ended early, without a winner. */
  readonly isGivenUp?: boolean;
}

export interface KeptNote extends Note {
  /** The name of the table, as `localTableId` makes it. */
  readonly id: string;
  /** The table of a server that keeps a copy for everybody. */
  readonly uploaded: string | null;
}

// A database of its own: lists are read without the journals.
const opened = () => createStore('majlis-notes', 'notes');

export const keepNote = (id: string, note: Note): Promise<void> =>
  update<KeptNote>(id, (before) => ({ uploaded: null, ...before, ...note, id }), opened());

export const keepUpload = (id: string, table: string): Promise<void> =>
  update<KeptNote>(id, (before) => ({ ...before!, uploaded: table }), opened());

export const dropNote = (id: string): Promise<void> => del(id, opened());

/** A browser that keeps nothing has no games. */
export async function allNotes(): Promise<KeptNote[]> {
  const kept = await entries<string, KeptNote>(opened()).catch(() => []);
  return kept.map(([, note]) => note);
}
