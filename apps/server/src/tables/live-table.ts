import type { Seat, Viewer } from '@majlis/kernel';
import type { Command } from '@majlis/table';
import type { StoredEvent } from '../storage/append.ts';
import type { Schema } from '../storage/schema.ts';
import { StorageError } from '../storage/storage-error.ts';
import { Stuck, WorkerLost } from '../workers/watched-worker.ts';
import type { Ask, Reply, Status } from './asking.ts';
import { ATTEMPTS, HeldTable } from './held-table.ts';
import { NotHere } from './hosting.ts';
import { RulesFailed } from './rules-pool.ts';
import { TableGuests } from './table-guests.ts';
import { TableNights } from './table-nights.ts';
import { type Done, type Guest, type House, refused, stopOf } from './table-parts.ts';
import { TableRow } from './table-row.ts';
import { TableSchedule } from './table-schedule.ts';
import { Busy, type Lane, Turns } from './turns.ts';
import { Welcome } from './welcome.ts';

/** How soon a table looks again whether its database is back: at first, and at last. */
const RECOVER_AFTER = 250;
const RECOVER_EVERY = 5_000;

/**
 * A table on this server. Everything that happens to it goes through one queue: the rules say what follows, the store saves
 * it, and only then is anybody told. Another server may do the same; whoever stores second starts over.
 */
export class LiveTable {
  readonly id: string;
  readonly guests: TableGuests;
  private readonly house: House;
  private readonly schedule: TableSchedule;
  private readonly nights: TableNights;
  private readonly turns = new Turns();
  private readonly welcome: Welcome;
  /** The database failed while it kept something: what is stored has to be looked at before anything else. */
  private isUncertain = false;
  private readonly held: HeldTable;
  private readonly lobby: TableRow;
  private failures = 0;
  private catchingUp: Promise<void> | null = null;
  /** What the next catching up need not read; null: it reads. */
  private news: readonly StoredEvent[] | null = null;
  private cancelRecovery: (() => void) | null = null;
  lastUsed: number;

  constructor(id: string, house: House) {
    this.id = id;
    this.house = house;
    this.guests = new TableGuests(id, house);
    this.schedule = new TableSchedule(this, house);
    this.nights = new TableNights(this, house);
    this.lobby = new TableRow(id, house, (task) => this.inTurn('house', task));
    this.welcome = new Welcome(
      (lane, task) => this.inTurn(lane, task),
      (guests) => this.showAll(guests),
    );
    this.held = new HeldTable(id, house, this.lobby, {
      viewers: () => this.guests.viewers(),
      took: (before, status, isOurs) => {
        this.guests.took(before, status);
        this.schedule.refresh(status, isOurs);
        if (isOurs) this.nights.refresh(status);
      },
      tell: (updates) => this.guests.tell(updates),
      gone: () => this.guests.dismissAll('deleted'),
    });
    this.lastUsed = house.time.ticks();
  }

  get status(): Status | null {
    return this.held.status;
  }

  get row(): Schema['tables'] | null {
    return this.held.row;
  }

  /** What has been asked of this table and is not done yet. */
  get waiting(): number {
    return this.turns.waiting;
  }

  /** Nobody is here, and nothing waits. */
  get isEmpty(): boolean {
    return this.guests.count === 0 && this.turns.waiting === 0;
  }

  get isIdle(): boolean {
    const { time, pace } = this.house;
    return this.isEmpty && time.ticks() - this.lastUsed > pace.idle && !this.schedule.isBusy;
  }

  /** Carries out a command for whoever may give it. Answered only after it is stored. */
  async command(command: Command, client: string | null = null, lane: Lane = laneOf(command)): Promise<Done> {
    try {
      return await this.inTurn(lane, () => this.perform(command, client));
    } catch (error) {
      if (error instanceof Busy) return refused('busy');
      throw error;
    }
  }

  /** Something that only looks: a position, a record, a question to a bot. */
  look(ask: Ask, lane: Lane): Promise<Reply> {
    return this.inTurn(lane, async () => {
      if (!(await this.held.load())) return { status: null, refusal: { code: 'no-such-table' } };
      return this.held.consult(ask);
    });
  }

  /** Whether an answer would be accepted. Waits in the queue, so that it is judged as it would be played. */
  async check(answer: { seat: Seat; decision: string; action: unknown }): Promise<Reply['refusal'] | null> {
    try {
      return (await this.look({ ask: 'check', table: this.id, ...answer }, answer.seat)).refusal ?? null;
    } catch (error) {
      if (error instanceof Busy) return { code: 'busy' };
      throw error;
    }
  }

  /** Shows a guest how things stand; from now on they hear of every change. */
  enter(guest: Guest): Promise<void> {
    return this.welcome.ask(guest);
  }

  /** Makes sure the table is here; false if there is none. */
  open(lane: Lane = 'host'): Promise<boolean> {
    return this.inTurn(lane, () => this.held.load());
  }

  /** As `open`, and up to date with what other servers have stored. */
  openFresh(lane: Lane = 'host'): Promise<boolean> {
    return this.inTurn(lane, async () => {
      if (!(await this.held.load())) return false;
      await this.held.followOthers();
      return true;
    });
  }

  /**
   * Another server says, or might have said, that the table has changed. Hints that come meanwhile mean the same.
   * `news`: entries others have stored.
   */
  catchUp(news: readonly StoredEvent[] | null = null): Promise<void> {
    const before = this.catchingUp === null ? [] : this.news;
    this.news = before === null || news === null ? null : [...before, ...news];
    this.catchingUp ??= this.inTurn('house', () => {
      this.catchingUp = null;
      return this.catchUpNow(this.news);
    });
    return this.catchingUp;
  }

  /** What is stored was changed behind the rules' back. */
  reload(): Promise<void> {
    return this.inTurn('house', () => this.held.startOver());
  }

  /** Looks after what is due, and notes when the next thing is. */
  async tend(claimedUntil: number | null): Promise<void> {
    await this.inTurn('house', async () => {
      if (!(await this.held.load())) return;
      if (claimedUntil !== null) this.lobby.due = claimedUntil;
      this.schedule.refresh(this.status!, true);
    });
    await this.schedule.doDue();
  }

  /** Before it is closed: the journal gets its snapshot and the row its due time. */
  close(): Promise<void> {
    return this.inTurn('house', async () => {
      this.schedule.stop();
      this.lobby.stop();
      this.cancelRecovery?.();
      await this.held.putAway();
    });
  }

  /** The server is shutting down: requests still waiting are left to the next one. */
  shut(): void {
    this.turns.clear();
  }

  private inTurn<T>(lane: Lane, task: () => Promise<T>): Promise<T> {
    this.lastUsed = this.house.time.ticks();
    return this.turns.take(lane, task);
  }

  private async showAll(guests: readonly Guest[]): Promise<void> {
    if (!(await this.held.load())) {
      for (const guest of guests) guest.dismiss('unknown-table');
      return;
    }
    if (this.status!.phase === 'stopped') await this.held.followStore();
    const viewers = [...new Set(guests.flatMap((guest) => guest.viewers))];
    const now = this.house.time.now();
    const { updates = [] } = await this.held.consult({ ask: 'show', table: this.id, now, viewers });
    const texts = new Map(updates);
    for (const guest of guests) for (const viewer of guest.viewers) guest.send(texts.get(viewer)!);
    await this.guests.add(guests, this.row!.host, this.status!);
    this.schedule.awaken();
  }

  private async perform(command: Command, client: string | null): Promise<Done> {
    let hung = 0;
    let isFresh = false;
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      try {
        await this.settle();
        if (!(await this.held.load())) return refused('no-such-table');
        const done = await this.held.handle(command, client);
        if (done === 'again') continue;
        if (done.ok) this.failures = 0;
        // What this server refuses another one may have made possible a moment ago.
        if (done.ok || isFresh || !(await this.held.followOthers())) return done;
        isFresh = true;
      } catch (error) {
        this.held.doubt();
        // Once may be the machine's fault; what hangs twice hangs.
        const isHung = error instanceof Stuck && ++hung >= 2;
        if (!isHung && (error instanceof WorkerLost || error instanceof NotHere || error instanceof Stuck)) continue;
        return this.breakDown(command, error);
      }
    }
    return refused('busy');
  }

  /** Something failed. Only the rules themselves stop a table, never the database and never what a client has sent. */
  private async breakDown(command: Command, error: unknown): Promise<Done> {
    const { log } = this.house;
    this.held.doubt();
    if (error instanceof StorageError) return this.notStored(error);
    const isRules = error instanceof RulesFailed || error instanceof Stuck;
    if (!isRules || (command.do !== 'play' && command.do !== 'stop' && (await this.isSound()))) {
      log.error({ table: this.id, error: String(error) }, 'could not carry out a wish');
      return refused('unavailable');
    }
    return this.stop(command, error instanceof Stuck ? 'rules-loop' : error.message).catch((failure: unknown) => {
      if (failure instanceof StorageError) return this.notStored(failure);
      throw failure;
    });
  }

  /** The rules hung or threw: the table stops where it was, and all others go on. */
  private async stop(command: Command, reason: string): Promise<Done> {
    const { store, time, log } = this.house;
    if (this.status === null || ++this.failures > 3) {
      log.error({ table: this.id, reason }, 'table unavailable');
      return refused('unavailable');
    }
    await store.append(stopOf(this.id, this.status.seq + 1, time.now(), reason, command));
    log.error({ table: this.id, reason }, 'table stopped');
    await this.held.startOver();
    return refused('stopped');
  }

  /** Whether the table itself can still be loaded and shown. */
  private async isSound(): Promise<boolean> {
    try {
      if (!(await this.held.load())) return true;
      const viewers: Viewer[] = ['spectator', ...this.status!.seats.keys()];
      await this.house.rules.ask({ ask: 'show', table: this.id, now: this.house.time.now(), viewers });
      return true;
    } catch (error) {
      this.held.doubt();
      return !(error instanceof RulesFailed || error instanceof Stuck);
    }
  }

  /** It may have been stored all the same: the connection can have been cut after the commit. Looks as soon as it can. */
  private notStored(error: StorageError): Done {
    const { metrics, log } = this.house;
    metrics.storeFailures++;
    log.error({ table: this.id, error: String(error) }, 'not stored');
    this.isUncertain = true;
    this.recover(RECOVER_AFTER);
    return refused('not-stored');
  }

  /** After a failure of the database: finds out what is stored. */
  private async settle(): Promise<void> {
    if (!this.isUncertain) return;
    await this.held.startOver();
    this.isUncertain = false;
  }

  private async catchUpNow(news: readonly StoredEvent[] | null): Promise<void> {
    await this.settle();
    if (news === null) await this.held.followStore();
    else await this.held.followNews(news);
  }

  private recover(wait: number): void {
    this.cancelRecovery?.();
    this.cancelRecovery = this.house.time.later(wait, () => {
      this.cancelRecovery = null;
      this.inTurn('house', async () => {
        await this.settle();
      }).catch(() => this.recover(Math.min(2 * wait, RECOVER_EVERY)));
    });
  }
}

/** Whoever wants something of a table waits behind their own wishes, not behind those of others. */
const laneOf = (command: Command): Lane => ('seat' in command ? command.seat : 'host');
