import type { AnyGame } from '@majlis/kernel';
import { type Entry, OTHER_RULES } from './entry.ts';
import { fold } from './fold.ts';
import { JournalMismatch, type Snapshot } from './position.ts';
import { Table, type TableOptions } from './table.ts';

/**
 * A table that is made again from its journal, piece by piece: a journal may be longer than anybody wants to hold in
 * memory. Under rules that do not know it, or break down over it, everything but the position is there; a game under
 * way is stopped then and says why. Nothing of it is lost, and rules that know it again go on with it.
 */
export class Restoring {
  private readonly game: AnyGame;
  private readonly kept: Snapshot | null;
  private readonly migrated: number;
  private readonly options: TableOptions;
  private table: Table | null = null;
  private isShelved = false;

  /** `migrated`: the number of the last entry of that kind; 0 if there is none. */
  constructor(game: AnyGame, snapshot: Snapshot | null, migrated: number, options: TableOptions) {
    this.game = game;
    this.migrated = migrated;
    this.kept = snapshot !== null && snapshot.seq >= migrated ? snapshot : null;
    this.options = options;
  }

  take(entries: readonly Entry[]): void {
    for (const entry of entries) {
      if (this.table === null) this.table = Table.begin(this.game, entry, this.options);
      else this.takeOne(this.table, entry);
    }
  }

  finish(now: number): { table: Table; added: readonly Entry[] } {
    const { table } = this;
    if (table === null) throw new JournalMismatch('the journal has no beginning');
    const added = this.isShelved ? null : this.bringUpToDate(table, now);
    return { table, added: added ?? table.shelve(now) };
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
