import type { Viewer } from '@majlis/kernel';
import type { Command } from '@majlis/table';
import type { StoredEvent } from '../storage/append.ts';
import type { Schema } from '../storage/schema.ts';
import { WorkerLost } from '../workers/watched-worker.ts';
import type { Ask, Reply, Status, Updates } from './asking.ts';
import { NotHere, PAGE } from './hosting.ts';
import { loadTable } from './load-table.ts';
import { appendOf, type Done, dueOf, type House } from './table-parts.ts';
import type { TableRow } from './table-row.ts';

export const ATTEMPTS = 8;

/** Who is to know what became of a table. */
export interface Audience {
  viewers(): Viewer[];
  /** `isOurs`: this server made the change. */
  took(before: Status | null, status: Status, isOurs: boolean): void;
  tell(updates: Updates): void;
  /** The table was deleted. */
  gone(): void;
}

/**
 * A table as the rules of this server hold it, and what is stored of it. What the rules hold counts only once it is
 * stored; whenever the two might differ it is loaded again. One thing at a time: the live table sees to that.
 */
export class HeldTable {
  status: Status | null = null;
  row: Schema['tables'] | null = null;
  private readonly id: string;
  private readonly house: House;
  private readonly lobby: TableRow;
  private readonly audience: Audience;
  /** The generation of the rules worker that holds the table; null: it has to be loaded. */
  private loadedIn: number | null = null;

  constructor(id: string, house: House, lobby: TableRow, audience: Audience) {
    this.id = id;
    this.house = house;
    this.lobby = lobby;
    this.audience = audience;
  }

  /** What the rules hold may not be what is stored. */
  doubt(): void {
    this.loadedIn = null;
  }

  /** Asks the rules something that changes nothing; if their worker has lost the table, once more. */
  async consult(ask: Ask): Promise<Reply> {
    try {
      return await this.house.rules.ask(ask);
    } catch (error) {
      this.loadedIn = null;
      if (!(error instanceof WorkerLost || error instanceof NotHere) || !(await this.load())) throw error;
      return this.house.rules.ask(ask);
    }
  }

  async load(): Promise<boolean> {
    const { rules } = this.house;
    if (this.loadedIn !== null && this.loadedIn === rules.generationOf(this.id)) return true;
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const outcome = await this.loadOnce();
      if (outcome !== 'again') return outcome === 'loaded';
    }
    throw new Error('the table could not be loaded');
  }

  private async loadOnce(): Promise<'loaded' | 'none' | 'again'> {
    const { rules, store, outage } = this.house;
    const generation = rules.generationOf(this.id);
    const stored = await store.open({ table: this.id });
    if (stored === null) return 'none';
    let reply: Reply;
    try {
      reply = await loadTable(
        (ask) => rules.ask(ask),
        store,
        stored,
        () => this.house.time.now(),
      );
    } catch (error) {
      if (error instanceof WorkerLost || error instanceof NotHere) return 'again';
      throw error;
    }
    if (reply.status === null) return 'none';
    this.row = stored.row;
    this.lobby.due = stored.row.due_at;
    this.status = null;
    if (!(await this.keep(reply, null))) return 'again';
    this.loadedIn = generation;
    if (outage !== null && (await this.holdClocks(outage, reply.status))) return 'loaded';
    this.took(reply.status, true);
    return 'loaded';
  }

  /** Nobody could play while no server ran: banks of time stand still meanwhile. Days of a move do not. */
  private async holdClocks(outage: { from: number; to: number }, status: Status): Promise<boolean> {
    const { kind } = status.terms.clock;
    if (kind !== 'bank' || status.phase !== 'playing' || status.paused || status.lastAt >= outage.to) return false;
    const ms = outage.to - Math.max(outage.from, status.lastAt);
    this.status = status;
    const done = await this.handle({ do: 'holdClocks', ms }, null);
    return done !== 'again' && done.ok;
  }

  async handle(command: Command, client: string | null): Promise<Done | 'again'> {
    const { rules, time } = this.house;
    const viewers = this.audience.viewers();
    const reply = await rules.ask({ ask: 'handle', table: this.id, command, client, now: time.now(), viewers });
    if (reply.refusal !== undefined) return { ok: false, refusal: reply.refusal };
    if (reply.status === null) return { ok: true, seq: reply.seq! };
    if (!(await this.keep(reply, this.status))) return 'again';
    this.took(reply.status, true);
    this.audience.tell(reply.updates ?? []);
    return { ok: true, seq: reply.seq! };
  }

  /** False: another server was first, and the table has to be loaded again. */
  private async keep(reply: Reply, before: Status | null): Promise<boolean> {
    const { store, time, metrics } = this.house;
    const entries = reply.entries ?? [];
    if (entries.length === 0) return true;
    const status = reply.status!;
    const now = time.now();
    const due = dueOf(status, now);
    // While a game goes on its snapshots only save reading: nobody has to wait for them.
    const isLater = before !== null && status.phase === 'playing';
    const snapshot = reply.snapshot ?? null;
    const notices = { host: this.row?.host ?? '', delay: this.house.noticeDelay };
    const more = {
      now,
      due,
      storedDue: this.lobby.due,
      snapshot: isLater ? null : snapshot,
      notices,
      game: this.row?.game ?? '',
    };
    const append = appendOf(this.id, before, status, entries, more);
    this.loadedIn = null; // Until it is stored, what the rules hold is not what is true.
    const result = await store.append(append);
    if (result !== 'stored') {
      metrics.conflicts++;
      await this.startOver();
      return false;
    }
    this.loadedIn = this.house.rules.generationOf(this.id);
    if (append.change?.due_at !== undefined) this.lobby.due = append.change.due_at;
    if (append.change?.summary === undefined) this.lobby.writeSoon(() => this.status);
    if (isLater && snapshot !== null) this.keepSnapshot(status.seq, snapshot);
    return true;
  }

  private keepSnapshot(seq: number, body: string): void {
    const { store, log } = this.house;
    store.keepSnapshot({ table: this.id, seq, body }).catch((error) => log.warn(error));
  }

  /** What others have stored, where there are others: servers on the same database, or an operator who mends a table. */
  async followOthers(): Promise<boolean> {
    const { store } = this.house;
    return (store.kind === 'postgres' || this.status?.phase === 'stopped') && this.followStore();
  }

  /** Takes in what others have stored and tells the guests; false if there was nothing. */
  async followStore(): Promise<boolean> {
    for (let isNews = false; ; isNews = true) {
      const taken = await this.followPage();
      if (taken < PAGE) return isNews || taken > 0;
    }
  }

  /** Takes in what is known already, in whatever order and as far as it is new; where something is missing it reads. */
  async followNews(known: readonly StoredEvent[]): Promise<void> {
    const { status } = this;
    if (status === null) return;
    const news: StoredEvent[] = [];
    let { seq } = status;
    for (const event of known.toSorted((a, b) => a.seq - b.seq)) {
      if (event.seq > seq + 1) {
        await this.followStore();
        return;
      }
      if (event.seq === seq + 1) news.push(event);
      seq = Math.max(seq, event.seq);
    }
    await this.followEvents(news);
  }

  /** How many entries there were. */
  private async followPage(): Promise<number> {
    const { store } = this.house;
    if (this.status === null) return 0;
    return this.followEvents(await store.eventsAfter({ table: this.id, seq: this.status.seq, limit: PAGE }));
  }

  private async followEvents(news: readonly StoredEvent[]): Promise<number> {
    const { rules, time } = this.house;
    if (news.length === 0 || this.loadedIn !== rules.generationOf(this.id)) return 0;
    const events = news.map(({ body }) => body);
    const viewers = this.audience.viewers();
    let reply: Reply;
    try {
      reply = await rules.ask({ ask: 'follow', table: this.id, events, now: time.now(), viewers });
    } catch (error) {
      if (!(error instanceof NotHere)) throw error;
      await this.startOver();
      return 1;
    }
    this.took(reply.status!, false);
    this.audience.tell(reply.updates ?? []);
    return news.length;
  }

  /** Drops what the rules hold, reloads what is stored, and sends everyone everything. */
  async startOver(): Promise<void> {
    const { rules, time } = this.house;
    this.loadedIn = null;
    if (this.status === null) return;
    if (!(await this.load())) {
      this.audience.gone();
      return;
    }
    const shown = await rules.ask({ ask: 'show', table: this.id, now: time.now(), viewers: this.audience.viewers() });
    this.audience.tell(shown.updates ?? []);
  }

  /** Stores a snapshot of the table and unloads it. */
  async putAway(): Promise<void> {
    const { rules } = this.house;
    if (this.status === null || this.row === null || this.loadedIn !== rules.generationOf(this.id)) return;
    const { snapshot } = await rules.ask({ ask: 'snapshot', table: this.id });
    await this.lobby.write(this.status, snapshot ?? null);
    await rules.ask({ ask: 'drop', table: this.id });
    this.loadedIn = null;
  }

  private took(status: Status, isOurs: boolean): void {
    const before = this.status;
    this.status = status;
    this.audience.took(before, status, isOurs);
  }
}
