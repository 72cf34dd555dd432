import type { Entry } from '@majlis/table';
import { createStore, del, get, set, update } from 'idb-keyval';
import type { NewLocalTable } from './messages.ts';
import { dropNote, keepNote, type Note } from './notes.ts';

/** A table as it is kept on this device. */
export interface Kept {
  readonly wish: NewLocalTable;
  readonly journal: readonly Entry[];
}

export interface Shelf {
  load(id: string): Promise<Kept | null>;
  begin(id: string, wish: NewLocalTable): Promise<void>;
  add(id: string, entries: readonly Entry[]): Promise<void>;
  /** For lists that do not open it. */
  note(id: string, note: Note): Promise<void>;
}

const tables = () => createStore('majlis', 'tables');

/** A game of this device and all that was kept of it. */
export async function forget(id: string): Promise<void> {
  await del(id, tables());
  await dropNote(id);
}

/** Tables in the browser's own database: they are there after a reload, and without a network. */
export function deviceShelf(): Shelf {
  const store = tables();
  return {
    load: async (id) => (await get<Kept>(id, store)) ?? null,
    begin: (id, wish) => set(id, { wish, journal: [] } satisfies Kept, store),
    add: (id, entries) =>
      update<Kept>(id, (kept) => ({ wish: kept!.wish, journal: [...kept!.journal, ...entries] }), store),
    note: keepNote,
  };
}
