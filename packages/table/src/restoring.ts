import type { AnyGame } from '@majlis/kernel';
import { type Entry, OTHER_RULES } from './entry.ts';
import { fold } from './fold.ts';
import { entriesOf, KEPT_BOOK } from './kept-book.ts';
import { JournalMismatch, type Snapshot } from './position.ts';
import { Table, type TableOptions } from './table.ts';

/** The entries a table that is being made again needs next: these, or all behind that one. */
export type Wanted = { readonly seqs: readonly number[] } | { readonly after: number };

/**
 * A table that is made again from its journal, piece by piece: a journal may be longer than anybody wants to hold in
 * memory. A snapshot with the book in it spares all entries before it that have no effect any more. Under rules that do
 * not know the journal, or break down over it, everything but the position is there; a game under way is stopped then
 * and says why. Nothing of it is lost, and rules that know it again go on with it.
 */
export class Restoring {
  private readonly game: AnyGame;
  private readonly kept: Snapshot | null;
  private readonly migrated: number;
  private readonly options: TableOptions;
  private table: Table | null = null;
  private isShelved = false;
  /** What the kept book is still to be told, and what it has been; null: it is made from the whole journal. */
  private missing: readonly number[] | null = null;
  private readonly told: Entry[] = [];

  /** `migrated`: the number of the last entry of that kind behind the snapshot; 0 if there is none. */
  constructor(game: AnyGame, snapshot: Snapshot | null, migrated: number, options: TableOptions) {
    this.game = game;
    this.migrated = migrated;
    this.kept = snapshot !== null && snapshot.seq >= migrated ? snapshot : null;
    this.options = options;
    const book = this.kept?.book;
    if (book?.version === KEPT_BOOK && book.seq === this.kept!.seq) this.missing = entriesOf(book);
  }

  /** At most so many at once; behind the snapshot whoever reads the journal says how many. */
  wants(limit: number): Wanted {
    if (this.missing !== null) return { seqs: this.missing.slice(0, limit) };
    return { after: this.table?.seq ?? 0 };
  }

  take(entries: readonly Entry[]): void {
    if (this.missing !== null) this.takeTold(this.missing, entries);
    else {
      for (const entry of entries) {
        if (this.table === null) this.table = Table.begin(this.game, entry, this.options);
        else this.takeOne(this.table, entry);
      }
    }
  }

  finish(now: number): { table: Table; added: readonly Entry[] } {
    const { table } = this;
    if (table === null) throw new JournalMismatch('the journal has no beginning');
    const added = this.isShelved ? null : this.bringUpToDate(table, now);
    return { table, added: added ?? table.shelve(now) };
  }

  /** A journal that is not as the snapshot says is read as a whole. */
  private takeTold(missing: readonly number[], entries: readonly Entry[]): void {
    this.told.push(...entries);
    const isAsked = entries.length > 0 && entries.every(({ seq }, i) => seq === missing[i]);
    this.missing = isAsked ? missing.slice(entries.length) : [];
    if (this.missing.length > 0) return;
    this.missing = null;
    try {
      if (isAsked) this.table = Table.open(this.game, this.kept as Required<Snapshot>, this.told, this.options);
    } catch {
      this.table = null;
    }
    this.told.length = 0;
  }

  private takeOne(table: Table, entry: Entry): void {
    try {
      if (this.isShelved || entry.seq < this.migrated) table.write(entry);
      else table.follow(entry, this.kept);
    } catch {
      this.isShelved = true;
      if (table.seq < entry.seq) fold(table.book, entry);
    }
  }

  private bringUpToDate(table: Table, now: number): Entry[] | null {
    try {
      const added = table.migrate(now);
      const revived = table.book.stopped?.reason === OTHER_RULES ? table.handle({ do: 'revive' }, now) : null;
      return revived?.ok ? [...added, ...revived.entries] : added;
    } catch {
      return null;
    }
  }
}
