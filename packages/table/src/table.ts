import {
  type AnyGame,
  copyJson,
  EventLog,
  type GameRecord,
  hashJson,
  isOf,
  type Json,
  migrateEvents,
  migrateState,
  migrationsSince,
  type OlderRules,
  RECORD_FORMAT,
  type Seat,
  type Seed,
  type StoredVersions,
  sameJson,
  versionsOf,
} from '@majlis/kernel';
import { type Book, openBook } from './book.ts';
import { type Deadline, deadlineOf, reminderOf } from './clock.ts';
import type { Command } from './command.ts';
import { perform } from './commands.ts';
import {
  type Created,
  type Entry,
  type EntryBody,
  type Handled,
  OTHER_RULES,
  type Played,
  type Terms,
} from './entry.ts';
import { fold } from './fold.ts';
import { keepBook, openKeptBook } from './kept-book.ts';
import { JournalMismatch, Position, type Snapshot } from './position.ts';
import { standingAnswer } from './standing.ts';

export const HASH_EVERY = 10;

export interface TableOptions {
  /** Freeze positions so that a stray write throws: in development and tests. */
  readonly freeze?: boolean;
  /** Every how many moves the journal stores the hash of the position; always for the last one. */
  readonly hashEvery?: number;
  /** Rules of older versions, to replay moves made under them; by default there are none. */
  readonly older?: OlderRules;
}

/** The versions a journal was played under: those a host needs the rules of. */
export const versionsIn = (journal: readonly Entry[]): StoredVersions[] =>
  journal.filter((entry) => entry.kind === 'started' || entry.kind === 'migrated');

export interface NewTable {
  readonly config: Json;
  readonly seats: number;
  readonly seed: Seed;
  readonly terms: Terms;
}

/** Something the host does for a seat: a bot's move, or a standing answer. */
export type Pending =
  | {
      readonly seat: Seat;
      readonly decision: string;
      readonly kind: 'bot';
      readonly level: string;
      readonly how: 'bot' | 'stand-in';
    }
  | { readonly seat: Seat; readonly decision: string; readonly kind: 'standing'; readonly action: Json };

/**
 * One table: who sits there, the position, and the journal of all that happened. It knows no clock and no network;
 * the host passes the time with each command and stores the entries it gets back.
 */
export class Table {
  readonly game: AnyGame;
  readonly book: Book;
  readonly position: Position;
  private readonly hashEvery: number;

  private constructor(game: AnyGame, created: Created, options: TableOptions) {
    this.game = game;
    this.book = openBook(created);
    this.position = new Position(game, this.book, options.freeze ?? false, options.older ?? (() => null));
    this.hashEvery = options.hashEvery ?? HASH_EVERY;
  }

  static create(
    game: AnyGame,
    wish: NewTable,
    now: number,
    options: TableOptions = {},
  ): { table: Table; entry: Entry } {
    const created: Created = { kind: 'created', game: game.id, ...wish };
    const table = new Table(game, created, options);
    return { table, entry: table.add(created, now, null) };
  }

  /**
   * A table from its whole journal. With a snapshot the moves before it are not played again. Under newer rules, or
   * where positions have got another form, it goes on from a migrated position; the entry that says so is in `added`
   * and belongs into the journal.
   */
  static restore(
    game: AnyGame,
    journal: readonly Entry[],
    snapshot: Snapshot | null,
    now: number,
    options: TableOptions = {},
  ): { table: Table; added: readonly Entry[] } {
    const [first, ...rest] = journal;
    const table = Table.begin(game, first, options);
    const migrated = journal.findLast(({ kind }) => kind === 'migrated')?.seq ?? 0;
    const kept = snapshot !== null && snapshot.seq >= migrated ? snapshot : null;
    for (const entry of rest) {
      if (entry.seq < migrated) table.write(entry);
      else table.follow(entry, kept);
    }
    return { table, added: table.migrate(now) };
  }

  /** A table of which only the beginning is known. */
  static begin(game: AnyGame, first: Entry | undefined, options: TableOptions): Table {
    if (first?.kind !== 'created' || first.game !== game.id) throw new JournalMismatch('the journal has no beginning');
    const table = new Table(game, first, options);
    fold(table.book, first);
    return table;
  }

  /** Drops the position, which cannot be reconstructed under these rules. A game in progress is stopped. */
  shelve(now: number): Entry[] {
    this.position.clear();
    if (this.book.phase !== 'playing') return [];
    return [this.add({ kind: 'stopped', reason: OTHER_RULES, failing: null }, now, null)];
  }

  /** Its moves cannot be replayed under these rules. */
  get isShelved(): boolean {
    return this.book.segments.length > 0 && this.position.state === null;
  }

  get seq(): number {
    return this.book.seq;
  }

  /** Carries out a command, or says why not. The entries are in effect here and have still to be stored. */
  handle(command: Command, now: number, client: string | null = null): Handled {
    const key = client === null ? null : 'seat' in command ? `${command.seat}/${client}` : client;
    const done = key === null ? undefined : this.book.receipts.get(key);
    if (done !== undefined) return { ok: true, seq: done, entries: [] };
    const result = perform(this, command, now);
    if ('code' in result) return { ok: false, refusal: result };
    const entries = result.bodies.map((body) => this.add(body, now, key));
    if (result.state !== undefined) this.position.rewind(result.state);
    return { ok: true, entries, seq: this.book.publicSeq };
  }

  /** Applies an entry that another host of the same table has stored. */
  follow(entry: Entry, snapshot: Snapshot | null = null): void {
    this.write(entry);
    const isBehind = snapshot !== null && entry.seq <= snapshot.seq;
    if (isBehind && entry.seq < snapshot.seq) return;
    if (isBehind) this.position.set(copyJson(snapshot.state));
    else this.followPosition(entry);
  }

  /** Into the book; what older rules told, as it is told today. */
  write(entry: Entry): void {
    fold(this.book, this.toldToday(entry));
  }

  private toldToday(entry: Entry): Entry {
    if (entry.kind !== 'started' && entry.kind !== 'played') return entry;
    const since = entry.kind === 'started' ? versionsOf(entry) : this.book.segments.at(-1);
    if (since === undefined || since.stateVersion >= this.game.stateVersion) return entry;
    return { ...entry, events: migrateEvents(this.game, entry.events, since.stateVersion) };
  }

  /** Where a snapshot left it: its entries in effect, the first of all included, tell the rest. */
  static open(game: AnyGame, kept: Required<Snapshot>, entries: readonly Entry[], options: TableOptions): Table {
    const byNumber = new Map(entries.map((entry) => [entry.seq, entry]));
    const table = Table.begin(game, byNumber.get(1), options);
    openKeptBook(table.book, kept.book, byNumber, (entry) => table.toldToday(entry));
    table.position.set(copyJson(kept.state));
    return table;
  }

  snapshot(): Snapshot | null {
    const { book, game } = this;
    if (book.segments.length === 0 || this.isShelved || !this.isCurrent) return null;
    const state = this.position.state as Json;
    return { seq: book.seq, moves: book.line.length, ...versionsOf(game), state, book: keepBook(book) };
  }

  /** The id of the question put to this seat; an answer to another one is stale. */
  decisionOf(seat: Seat): string {
    return `${this.book.cuts}.${this.game.decisionId(this.position.state, seat)}`;
  }

  /** What is to be done for seats that do not answer by hand. */
  pending(): Pending[] {
    const { book } = this;
    if (book.phase !== 'playing' || book.paused) return [];
    return book.asked.flatMap((seat): Pending[] => {
      const { holder, standIn, standing } = book.seats[seat]!;
      const decision = this.decisionOf(seat);
      if (holder.kind === 'bot') return [{ seat, decision, kind: 'bot', level: holder.level, how: 'bot' }];
      if (standIn !== null) return [{ seat, decision, kind: 'bot', level: standIn, how: 'stand-in' }];
      const action = standingAnswer(this.game, this.position.state, seat, standing);
      return action === null ? [] : [{ seat, decision, kind: 'standing', action }];
    });
  }

  deadlines(): Deadline[] {
    return this.book.seats.flatMap(({ clock }, seat) => {
      const at = deadlineOf(clock);
      return at === null ? [] : [{ seat, at }];
    });
  }

  /** Clocks that have begun to run down a whole turn, to which nothing has been added yet. */
  freshClocks(): { readonly seat: Seat; readonly since: number; readonly left: number }[] {
    const { terms, seats } = this.book;
    if (terms.clock.kind !== 'perMove') return [];
    return seats.flatMap(({ clock: { left, since, held } }, seat) =>
      left === null || since === null || held ? [] : [{ seat, since, left }],
    );
  }

  reminders(): Deadline[] {
    return this.book.seats.flatMap(({ clock, reminded }, seat) => {
      const at = reminded ? null : reminderOf(this.book.terms.clock, clock);
      return at === null ? [] : [{ seat, at }];
    });
  }

  /** When somebody's vacation ends. */
  rests(): Deadline[] {
    return this.book.seats.flatMap(({ rest }, seat) => (rest === null ? [] : [{ seat, at: rest }]));
  }

  /** The game as a file of its own. It holds the seed: before the end it is for the host alone. */
  record(): GameRecord {
    const { book } = this;
    const segments = book.segments.map(({ start, startHash, from, ...versions }, i) => {
      const moves = book.line.slice(from, book.segments[i + 1]?.from);
      const actions = moves.map(({ seat, action }) => [seat, action] as const);
      return { ...versionsOf(versions), start, startHash, actions, hashes: moves.map(({ hash }) => hash) };
    });
    const { outcome, config, seed, commitment } = book;
    const scores = () => (this.isShelved ? [] : this.game.scores(this.position.state));
    const result = outcome === null ? null : { outcome, scores: scores() };
    const head = {
      format: RECORD_FORMAT,
      game: book.game,
      config,
      seats: book.seats.length,
      seed,
      commitment,
    } as const;
    return { ...head, segments, result };
  }

  /** Whether the position after this move gets its hash into the journal. */
  hashIsDue(moves: number, isOver: boolean): boolean {
    return isOver || moves % this.hashEvery === 0;
  }

  private add(body: EntryBody, now: number, client: string | null): Entry {
    const entry: Entry = { ...body, seq: this.book.seq + 1, at: now, client };
    fold(this.book, entry);
    return entry;
  }

  private followPosition(entry: Entry): void {
    const { position } = this;
    if (entry.kind === 'started')
      position.set(position.deal(new EventLog(), entry.config, position.rulesOf(versionsOf(entry))));
    if (entry.kind === 'played') position.set(this.followPlayed(entry));
    if (entry.kind === 'migrated') position.set(copyJson(entry.start));
    if (entry.kind === 'undone' || entry.kind === 'tookBack') position.rewind();
  }

  private followPlayed(entry: Played): unknown {
    const log = new EventLog<Json>();
    const rules = this.position.rulesOf(this.book.segments.at(-1)!);
    const state = this.position.follow(rules, this.position.state, entry, log);
    const isTried = rules === this.game && !this.isCurrent;
    if (isTried && !sameJson(log.entries, entry.events)) throw new JournalMismatch('it tells something else');
    if (!sameJson(rules.deciders(state), entry.asked)) throw new JournalMismatch('other seats are asked');
    return state;
  }

  private get isCurrent(): boolean {
    const segment = this.book.segments.at(-1);
    return segment === undefined || isOf(segment, this.game);
  }

  /** Brings the position into the form of today. A game that can still go on does so as a new segment. */
  migrate(now: number): Entry[] {
    const { book, game, position } = this;
    if (this.isCurrent) return [];
    const { stateVersion } = book.segments.at(-1)!;
    const migrations = migrationsSince(game, stateVersion).map(({ name }) => name);
    const start = migrateState(game, position.state as Json, stateVersion);
    const state = game.copy(start);
    const goesOn = book.phase === 'playing' || book.phase === 'stopped';
    const body = { kind: 'migrated', ...versionsOf(game), migrations, start, startHash: hashJson(start) } as const;
    const added = goesOn ? [this.add({ ...body, asked: [...game.deciders(state)] }, now, null)] : [];
    position.set(state);
    return added;
  }
}
