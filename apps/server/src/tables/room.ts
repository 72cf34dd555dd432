import type { Seat, Viewer } from '@majlis/kernel';
import type { Command } from '@majlis/table';
import type { Schema } from '../storage/schema.ts';
import { Stuck, WorkerLost } from '../workers/watched-worker.ts';
import { type Ask, NotHere, type Reply, type Status } from './hosting.ts';
import { RoomGuests } from './room-guests.ts';
import { appendOf, type Done, dueOf, type Guest, type House, isStorage, refused, stopOf } from './room-parts.ts';
import { RoomRow } from './room-row.ts';
import { RoomSchedule } from './room-schedule.ts';

/** Commands that may wait for one table; more are refused, so that one table cannot fill the memory. */
const LONGEST_QUEUE = 64;
const ATTEMPTS = 8;

/**
 * A table as this server sees it. All that happens to it passes one queue: the rules say what follows, the store keeps
 * it, and only then anybody hears of it. Another server may do the same; whose entries come second starts over.
 */
export class Room {
  readonly id: string;
  readonly guests: RoomGuests;
  status: Status | null = null;
  row: Schema['tables'] | null = null;
  private readonly house: House;
  private readonly schedule: RoomSchedule;
  private tail: Promise<unknown> = Promise.resolve();
  private waiting = 0;
  /** The generation of the rules worker that holds the table; null: it has to be loaded. */
  private loadedIn: number | null = null;
  private readonly lobby: RoomRow;
  private failures = 0;
  lastUsed: number;

  constructor(id: string, house: House) {
    this.id = id;
    this.house = house;
    this.guests = new RoomGuests(id, house);
    this.schedule = new RoomSchedule(this, house);
    this.lobby = new RoomRow(id, house, (task) => this.inTurn(task));
    this.lastUsed = house.time.now();
  }

  /** Nobody is here, and nothing waits. */
  get isEmpty(): boolean {
    return this.guests.count === 0 && this.waiting === 0;
  }

  get isIdle(): boolean {
    const { time, pace } = this.house;
    return this.isEmpty && time.now() - this.lastUsed > pace.idle && !this.schedule.isBusy;
  }

  /** Carries out a command for whoever may give it. Answered only after it is stored. */
  command(command: Command, client: string | null = null): Promise<Done> {
    if (this.waiting >= LONGEST_QUEUE) return Promise.resolve(refused('busy'));
    return this.inTurn(() => this.perform(command, client));
  }

  /** Something that only looks: a position, a record, everything again. */
  look(ask: Ask): Promise<Reply> {
    return this.inTurn(async () => {
      if (!(await this.load())) return { status: null, refusal: { code: 'no-such-table' } };
      return this.consult(ask);
    });
  }

  /** Whether an answer would be accepted. Waits in the queue, so that it is judged as it would be played. */
  async check(answer: { seat: Seat; decision: string; action: unknown }): Promise<Reply['refusal'] | null> {
    if (this.waiting >= LONGEST_QUEUE) return { code: 'busy' };
    return (await this.look({ ask: 'check', table: this.id, ...answer })).refusal ?? null;
  }

  /** From now on the guest hears of every change; first of all of how things stand. */
  enter(guest: Guest): Promise<void> {
    return this.inTurn(async () => {
      if (!(await this.load())) return guest.dismiss('unknown-table');
      const now = this.house.time.now();
      const { updates } = await this.consult({ ask: 'show', table: this.id, now, viewers: guest.viewers });
      for (const [, text] of updates ?? []) guest.send(text);
      await this.guests.add(guest, this.row!.host, this.status!);
    });
  }

  /** Makes sure the table is here; false if there is none. */
  open(): Promise<boolean> {
    return this.inTurn(() => this.load());
  }

  showTo(viewers: readonly Viewer[]): Promise<Reply> {
    return this.look({ ask: 'show', table: this.id, now: this.house.time.now(), viewers });
  }

  /** Another server says, or might have said, that the table has changed. */
  catchUp(): Promise<void> {
    return this.inTurn(() => this.followStore(false));
  }

  /** What is stored was changed behind the rules' back. */
  reload(): Promise<void> {
    return this.inTurn(() => this.followStore(true));
  }

  /** Looks after what is due, and notes when the next thing is. */
  async tend(claimedUntil: number | null): Promise<void> {
    await this.inTurn(async () => {
      if (!(await this.load())) return;
      if (claimedUntil !== null) this.lobby.due = claimedUntil;
      this.schedule.refresh(this.status!, true);
    });
    await this.schedule.doDue();
  }

  /** Before the room is closed: the journal gets its snapshot and the row its due time. */
  close(): Promise<void> {
    return this.inTurn(async () => {
      this.schedule.stop();
      this.lobby.stop();
      if (this.status === null || this.row === null) return;
      if (this.loadedIn !== this.house.rules.generationOf(this.id)) return;
      const { snapshot } = await this.house.rules.ask({ ask: 'snapshot', table: this.id });
      await this.lobby.write(this.status, snapshot ?? null);
      await this.house.rules.ask({ ask: 'drop', table: this.id });
      this.loadedIn = null;
    });
  }

  private inTurn<T>(task: () => Promise<T>): Promise<T> {
    this.waiting++;
    this.lastUsed = this.house.time.now();
    const run = this.tail.then(task).finally(() => {
      this.waiting--;
    });
    this.tail = run.catch(() => {});
    return run;
  }

  /** Asks the rules something that changes nothing; if their worker has lost the table, once more. */
  private async consult(ask: Ask): Promise<Reply> {
    try {
      return await this.house.rules.ask(ask);
    } catch (error) {
      this.loadedIn = null;
      if (!(error instanceof WorkerLost || error instanceof NotHere) || !(await this.load())) throw error;
      return this.house.rules.ask(ask);
    }
  }

  private async load(): Promise<boolean> {
    const { rules } = this.house;
    if (this.loadedIn !== null && this.loadedIn === rules.generationOf(this.id)) return true;
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const outcome = await this.loadOnce();
      if (outcome !== 'again') return outcome === 'loaded';
    }
    throw new Error('the table could not be loaded');
  }

  private async loadOnce(): Promise<'loaded' | 'none' | 'again'> {
    const { rules, store, time, outage } = this.house;
    const generation = rules.generationOf(this.id);
    const stored = await store.load({ table: this.id });
    if (stored === null) return 'none';
    const events = stored.events.map(({ body }) => body);
    const snapshot = stored.snapshot?.body ?? null;
    let reply: Reply;
    try {
      reply = await rules.ask({
        ask: 'load',
        table: this.id,
        game: stored.row.game,
        snapshot,
        events,
        now: time.now(),
      });
    } catch (error) {
      if (error instanceof WorkerLost) return 'again';
      throw error;
    }
    if (reply.status === null) return 'none';
    this.row = stored.row;
    this.lobby.due = stored.row.due_at;
    this.status = null;
    if (!(await this.store(reply, null))) return 'again';
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
    return (await this.perform({ do: 'holdClocks', ms }, null)).ok;
  }

  private async perform(command: Command, client: string | null): Promise<Done> {
    let hung = 0;
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      try {
        if (!(await this.load())) return refused('no-such-table');
        const done = await this.performOnce(command, client);
        if (done !== 'again') return done;
      } catch (error) {
        this.loadedIn = null;
        // Once may be the machine's fault; what hangs twice hangs.
        const isHung = error instanceof Stuck && ++hung >= 2;
        if (!isHung && (error instanceof WorkerLost || error instanceof NotHere || error instanceof Stuck)) continue;
        return this.breakDown(command, error);
      }
    }
    return refused('busy');
  }

  private async performOnce(command: Command, client: string | null): Promise<Done | 'again'> {
    const { rules, time } = this.house;
    const viewers = this.guests.viewers();
    const reply = await rules.ask({ ask: 'handle', table: this.id, command, client, now: time.now(), viewers });
    if (reply.refusal !== undefined) return { ok: false, refusal: reply.refusal };
    if (reply.status === null) return { ok: true, seq: reply.seq! };
    if (!(await this.store(reply, this.status))) return 'again';
    this.failures = 0;
    this.took(reply.status, true);
    this.guests.tell(reply.updates ?? []);
    return { ok: true, seq: reply.seq! };
  }

  /** False: another server was first, and the table has to be loaded again. */
  private async store(reply: Reply, before: Status | null): Promise<boolean> {
    const { store, time, metrics, hint } = this.house;
    const entries = reply.entries ?? [];
    if (entries.length === 0) return true;
    const status = reply.status!;
    const now = time.now();
    const due = dueOf(status, now);
    const snapshot = reply.snapshot ?? null;
    const append = appendOf(this.id, before, status, entries, { now, due, storedDue: this.lobby.due, snapshot });
    this.loadedIn = null; // Until it is stored, what the rules hold is not what is true.
    const result = await store.append(append);
    if (result !== 'stored') {
      metrics.conflicts++;
      await this.followStore(true);
      return false;
    }
    this.loadedIn = this.house.rules.generationOf(this.id);
    if (append.change?.due_at !== undefined) this.lobby.due = append.change.due_at;
    if (append.change?.summary === undefined) this.lobby.writeSoon(() => this.status);
    hint(this.id);
    return true;
  }

  /** Takes in what others have stored and tells the guests. */
  private async followStore(mustReload: boolean): Promise<void> {
    const { store, rules, time } = this.house;
    const before = this.status;
    if (before === null) return;
    const news = await store.eventsAfter({ table: this.id, seq: before.seq });
    if (mustReload) {
      this.loadedIn = null;
      if (!(await this.load())) {
        this.guests.dismissAll('deleted');
        return;
      }
      const shown = await rules.ask({ ask: 'show', table: this.id, now: time.now(), viewers: this.guests.viewers() });
      this.guests.tell(shown.updates ?? []);
      return;
    }
    if (news.length === 0 || this.loadedIn !== rules.generationOf(this.id)) return;
    const events = news.map(({ body }) => body);
    const viewers = this.guests.viewers();
    const reply = await rules.ask({ ask: 'follow', table: this.id, events, now: time.now(), viewers });
    this.took(reply.status!, false);
    this.guests.tell(reply.updates ?? []);
  }

  /** The rules hung or threw outside of a move: the table stops where it was, and all others go on. */
  private async breakDown(command: Command, error: unknown): Promise<Done> {
    const { store, time, log, metrics } = this.house;
    this.loadedIn = null;
    if (isStorage(error)) {
      metrics.storeFailures++;
      log.error({ table: this.id, error: String(error) }, 'not stored');
      return refused('not-stored');
    }
    if (this.status === null || ++this.failures > 3) {
      log.error({ table: this.id, error: String(error) }, 'table unavailable');
      return refused('unavailable');
    }
    const reason = error instanceof Stuck ? 'rules-loop' : String(error);
    await store.append(stopOf(this.id, this.status.seq + 1, time.now(), reason, command));
    log.error({ table: this.id, reason }, 'table stopped');
    await this.followStore(true);
    return refused('stopped');
  }

  private took(status: Status, isOurs: boolean): void {
    const before = this.status;
    this.status = status;
    this.guests.took(before, status);
    this.schedule.refresh(status, isOurs);
  }
}
