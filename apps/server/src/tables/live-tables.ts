import type { News } from '../peer-hints.ts';
import { NEWS, type StoredEvent } from '../storage/append.ts';
import { LiveTable } from './live-table.ts';
import { NOBODY } from './presence.ts';
import type { House } from './table-parts.ts';

/** The tables open on this server: opened when somebody comes or something is due. */
export class LiveTables {
  private readonly liveTables = new Map<string, LiveTable>();
  private readonly house: House;
  private readonly cancel: (() => void)[] = [];
  private isClosed = false;

  constructor(house: House) {
    this.house = house;
    this.repeat(DUE_EVERY, () => this.tendDue());
    this.repeat(SWEEP_EVERY, () => this.sweep());
  }

  get open(): number {
    return this.liveTables.size;
  }

  get connections(): number {
    let sum = 0;
    for (const { guests } of this.liveTables.values()) sum += guests.count;
    return sum;
  }

  /** Requests to these tables that are not done yet. */
  get waiting(): number {
    let sum = 0;
    for (const { waiting } of this.liveTables.values()) sum += waiting;
    return sum;
  }

  /** A table that may not exist: asking it tells. */
  of(table: string): LiveTable {
    const known = this.liveTables.get(table);
    if (known !== undefined) return known;
    const liveTable = new LiveTable(table, this.house);
    this.liveTables.set(table, liveTable);
    return liveTable;
  }

  /** Only if it is open here. */
  find(table: string): LiveTable | null {
    return this.liveTables.get(table) ?? null;
  }

  forget(table: string): void {
    this.liveTables.delete(table);
  }

  all(): IterableIterator<LiveTable> {
    return this.liveTables.values();
  }

  /** Other servers have changed these tables: what they did not say is read in one go. */
  async hear(news: News): Promise<void> {
    const untold = [...news].flatMap(([table, events]) => (events === null ? [table] : []));
    const told = [...news].map(([table, events]) => events !== null && this.find(table)?.catchUp(events));
    await Promise.all([...told, this.readNews(untold).then((read) => this.dropDeleted(untold, read))]);
  }

  /** That something happened to a table and its journal says nothing means that it may be gone. */
  private async dropDeleted(tables: readonly string[], read: ReadonlySet<string>): Promise<void> {
    for (const table of tables) {
      if (read.has(table) || this.find(table) === null) continue;
      if ((await this.house.store.findTable({ table })) !== null) continue;
      this.find(table)?.guests.dismissAll('deleted');
      this.forget(table);
    }
  }

  /** Hints may have got lost: looks what is new at all tables that are open here, and who has come or gone. */
  async lookAround(): Promise<void> {
    const tables = [...this.liveTables.keys()];
    for (let i = 0; i < tables.length; i += LOOK_AT) {
      const some = tables.slice(i, i + LOOK_AT);
      await this.readNews(some);
      await this.learnPresence(some);
    }
  }

  async learnPresence(tables: readonly string[]): Promise<void> {
    const here = tables.filter((table) => (this.find(table)?.guests.count ?? 0) > 0);
    if (here.length === 0) return;
    const elsewhere = await this.house.presence.elsewhere(here);
    for (const table of here) this.find(table)?.guests.hearElsewhere(elsewhere.get(table) ?? NOBODY);
  }

  /** The tables at which there was something. */
  private async readNews(tables: readonly string[]): Promise<ReadonlySet<string>> {
    const heads = tables.flatMap((table) => {
      const seq = this.find(table)?.status?.seq;
      return seq === undefined ? [] : [{ table, seq }];
    });
    if (heads.length === 0) return new Set();
    const news = await this.house.store.newsOf({ heads });
    const byTable = new Map<string, StoredEvent[]>();
    for (const event of news) byTable.set(event.table, [...(byTable.get(event.table) ?? []), event]);
    // What did not fit is read by each table for itself.
    const behind = new Set(news.length < NEWS ? byTable.keys() : heads.map(({ table }) => table));
    await Promise.all([...behind].map((table) => this.find(table)?.catchUp(byTable.get(table) ?? null)));
    return behind;
  }

  /** Looks after tables at which something is due and nobody is. */
  async tendDue(horizon = this.house.time.now()): Promise<void> {
    const { store, time } = this.house;
    for (const { id, due_at } of await store.dueTables({ now: horizon, limit: 200 })) {
      const until = time.now() + CLAIM;
      if (await store.claimDue({ table: id, due: due_at, until })) await this.tend(id, until);
    }
  }

  async sweep(): Promise<void> {
    for (const [id, liveTable] of this.liveTables) {
      if (!liveTable.isIdle) continue;
      // Whoever comes meanwhile waits in the table's own queue, and finds it open again.
      await liveTable.close();
      if (liveTable.isEmpty) this.liveTables.delete(id);
    }
  }

  /** Finishes pending work and stores snapshots, so that the next server starts where this one stops. */
  async close(): Promise<void> {
    this.isClosed = true;
    for (const cancel of this.cancel) cancel();
    const liveTables = [...this.liveTables.values()];
    for (const liveTable of liveTables) {
      liveTable.guests.dismissAll('drain');
      liveTable.shut();
    }
    await Promise.all(liveTables.map((liveTable) => liveTable.close().catch((error) => this.house.log.error(error))));
    this.liveTables.clear();
  }

  private async tend(id: string, until: number): Promise<void> {
    try {
      await this.of(id).tend(until);
    } catch (error) {
      this.house.log.error({ table: id, error: String(error) }, 'could not look after a table');
    }
  }

  private repeat(ms: number, task: () => Promise<void>): void {
    const at = this.cancel.length;
    const again = () => {
      if (this.isClosed) return;
      this.cancel[at] = this.house.time.later(ms, () => {
        task()
          .catch((error) => this.house.log.error(error))
          .finally(again);
      });
    };
    this.cancel.push(() => {});
    again();
  }
}

const DUE_EVERY = 5_000;
const SWEEP_EVERY = 10_000;
/** Tables that are looked at together. */
const LOOK_AT = 250;
/** How long the server that found a table due has it to itself. */
const CLAIM = 30_000;
