import type { AnyGame, Viewer } from '@majlis/kernel';
import {
  adopt,
  checkAnswer,
  type Entry,
  EVERYTHING,
  isPrivate,
  Restoring,
  type Since,
  type Snapshot,
  show,
  showPositionAt,
  Table,
  type TableOptions,
} from '@majlis/table';
import type { Ask, Reply, Status, Updates } from './asking.ts';

/** The table is not, or no longer, in this worker. Crosses threads as text that begins with its name. */
export class NotHere extends Error {
  override readonly name = 'NotHere';
}

/** Every how many entries the position is kept beside the journal. */
const SNAPSHOT_EVERY = 32;
/** Entries of a journal that are read at once. */
export const PAGE = 256;

/** Holds tables and answers for them. Runs in a worker: rules that loop must not hold up anybody else's game. */
export class Hosting {
  private readonly tables = new Map<string, Table>();
  private readonly opening = new Map<string, Restoring>();
  private readonly options: TableOptions;

  private readonly gameById: (id: string) => AnyGame | null;

  constructor(gameById: (id: string) => AnyGame | null, options: TableOptions) {
    this.gameById = gameById;
    this.options = options;
  }

  answer(ask: Ask): Reply {
    switch (ask.ask) {
      case 'create':
        return this.create(ask);
      case 'adopt':
        return this.adopt(ask);
      case 'load':
        return this.load(ask);
      case 'loadMore':
        return this.loadMore(ask);
      case 'handle':
        return this.handle(ask);
      case 'follow':
        return this.follow(ask);
      case 'show':
        return {
          status: null,
          updates: updatesFor(this.tableOf(ask.table), ask.table, ask.viewers, EVERYTHING, ask.now),
        };
      case 'think':
        return this.think(ask);
      case 'check': {
        const refusal = checkAnswer(this.tableOf(ask.table), ask);
        return refusal === null ? { status: null } : { status: null, refusal };
      }
      case 'position': {
        const table = this.tableOf(ask.table);
        if (ask.moves > table.book.line.length) return { status: null, refusal: { code: 'no-such-move' } };
        return { status: null, text: JSON.stringify(showPositionAt(table, ask.moves, ask.viewer)) };
      }
      case 'record':
        return { status: null, text: JSON.stringify(this.tableOf(ask.table).record()) };
      case 'snapshot':
        return { status: null, snapshot: snapshotText(this.tableOf(ask.table)) };
      case 'drop':
        this.tables.delete(ask.table);
        this.opening.delete(ask.table);
        return { status: null };
    }
  }

  private create({ table: id, game: name, wish, now }: Ask & { ask: 'create' }): Reply {
    const game = this.gameById(name);
    if (game === null) return { status: null, refusal: { code: 'no-such-game' } };
    const checked = game.checkConfig(wish.config, wish.seats);
    if (!checked.ok) return { status: null, refusal: checked.refusal };
    const { table, entry } = Table.create(game, wish, now, this.options);
    this.tables.set(id, table);
    return { status: statusOf(table, now), entries: [JSON.stringify(entry)] };
  }

  /** A finished game from elsewhere. It is not kept here: who wants to see it loads it as any other. */
  private adopt({ record, holders, now }: Ask & { ask: 'adopt' }): Reply {
    const game = this.gameById(record.game);
    if (game === null) return { status: null, refusal: { code: 'no-such-game' } };
    const adopted = adopt(game, record, holders, now, this.options);
    if ('code' in adopted) return { status: null, refusal: adopted };
    const { table, entries } = adopted;
    const texts = entries.map((entry) => JSON.stringify(entry));
    return { status: statusOf(table, now), entries: texts, snapshot: snapshotText(table) };
  }

  /** A journal comes in pieces, as they are wanted: `load` says which is the first, `loadMore` brings each. */
  private load({ table: id, game: name, snapshot, migrated }: Ask & { ask: 'load' }): Reply {
    const game = this.gameById(name);
    if (game === null) return { status: null, refusal: { code: 'no-such-game' } };
    const kept: Snapshot | null = snapshot === null ? null : JSON.parse(snapshot);
    const opening = new Restoring(game, kept, migrated, this.options);
    this.opening.set(id, opening);
    return { status: null, wanted: opening.wants(PAGE) };
  }

  private loadMore({ table: id, events, isAll, now }: Ask & { ask: 'loadMore' }): Reply {
    const opening = this.opening.get(id);
    if (opening === undefined) throw new NotHere('the table has to be loaded from the beginning');
    const entries = events.map((text): Entry => JSON.parse(text));
    opening.take(entries);
    if (!isAll) return { status: null, wanted: opening.wants(PAGE) };
    this.opening.delete(id);
    const { table, added } = opening.finish(now);
    this.tables.set(id, table);
    const fresh = added.length > 0 ? { snapshot: snapshotText(table) } : {};
    const lastAt = entries.at(-1)?.at ?? table.book.publicAt;
    return { status: statusOf(table, lastAt), entries: added.map((entry) => JSON.stringify(entry)), ...fresh };
  }

  private handle({ table: id, command, client, now, viewers }: Ask & { ask: 'handle' }): Reply {
    const table = this.tableOf(id);
    const before = { log: table.book.log.length, chat: table.book.publicSeq, seq: table.seq };
    const handled = table.handle(command, now, client);
    if (!handled.ok) return { status: null, refusal: handled.refusal };
    const { entries, seq } = handled;
    if (entries.length === 0) return { status: null, entries: [], seq };
    return {
      status: statusOf(table, now),
      seq,
      entries: entries.map((entry) => JSON.stringify(entry)),
      updates: updatesFor(table, id, audienceOf(entries, viewers), since(before, entries), now),
      snapshot: snapshotIsDue(before.seq, table) ? snapshotText(table) : null,
    };
  }

  private follow({ table: id, events, now, viewers }: Ask & { ask: 'follow' }): Reply {
    const table = this.tableOf(id);
    if (table.isShelved) throw new NotHere('it may be playable again');
    const before = { log: table.book.log.length, chat: table.book.publicSeq };
    const entries = events.map((text): Entry => JSON.parse(text)).filter(({ seq }) => seq > table.seq);
    for (const entry of entries) table.follow(entry);
    const lastAt = entries.at(-1)?.at ?? now;
    const audience = audienceOf(entries, viewers);
    return { status: statusOf(table, lastAt), updates: updatesFor(table, id, audience, since(before, entries), now) };
  }

  /** All a bot gets: what its seat knows and may do. */
  private think({ table: id, seat, decision }: Ask & { ask: 'think' }): Reply {
    const table = this.tableOf(id);
    const { game, position } = table;
    if (table.book.phase !== 'playing' || table.decisionOf(seat) !== decision) {
      return { status: null, refusal: { code: 'stale-decision' } };
    }
    const knowledge = game.knowledge(position.state, seat);
    const at = { line: `${id}/${table.book.cuts}`, moves: table.book.line.length };
    const question = { game: game.id, seat, ...at, knowledge, legal: game.legalActions(position.state, seat) };
    return { status: null, text: JSON.stringify(question) };
  }

  private tableOf(id: string): Table {
    const table = this.tables.get(id);
    if (table === undefined) throw new NotHere('the table has to be loaded');
    return table;
  }
}

/** How much of the log and the chat viewers who were up to date still have. */
function since(before: Since, entries: readonly Entry[]): Since {
  let { log } = before;
  for (const entry of entries) {
    if (entry.kind === 'undone' || entry.kind === 'tookBack') log = Math.min(log, entry.to + 1);
  }
  return { log, chat: before.chat };
}

/** Who hears of these entries. What concerns one seat alone is told to nobody else: even an empty word would tell. */
function audienceOf(entries: readonly Entry[], viewers: readonly Viewer[]): readonly Viewer[] {
  if (!entries.every(isPrivate)) return viewers;
  const seats = new Set<Viewer>(entries.flatMap((entry) => ('seat' in entry ? [entry.seat] : [])));
  return viewers.filter((viewer) => seats.has(viewer));
}

function updatesFor(table: Table, id: string, viewers: readonly Viewer[], since: Since, now: number): Updates {
  return viewers.map((viewer) => {
    return [viewer, JSON.stringify({ type: 'update', table: id, now, ...show(table, viewer, since) })];
  });
}

function snapshotIsDue(before: number, table: Table): boolean {
  return table.book.phase === 'over' || Math.floor(table.seq / SNAPSHOT_EVERY) > Math.floor(before / SNAPSHOT_EVERY);
}

function snapshotText(table: Table): string | null {
  const snapshot = table.snapshot();
  return snapshot === null ? null : JSON.stringify(snapshot);
}

function finalOf({ book, game, position, isShelved }: Table): Status['final'] {
  if (book.phase !== 'over' || book.outcome === null || isShelved) return null;
  const sources = book.seats.map((): Record<string, number> => ({}));
  for (const line of game.scores(position.state)) {
    if (line.seat === null) continue;
    const own = sources[line.seat]!;
    own[line.source] = (own[line.source] ?? 0) + line.points;
  }
  return { points: book.outcome.scores, sources };
}

function statusOf(table: Table, lastAt: number): Status {
  const { seq, phase, seats, asked, line, terms, paused, outcome, publicAt, config } = table.book;
  return {
    seq,
    phase,
    seats: seats.map(({ holder, standIn, replaceableAt, absent }) => ({ holder, standIn, replaceableAt, absent })),
    asked,
    ranks: outcome?.ranks ?? null,
    final: finalOf(table),
    moves: line.length,
    terms,
    paused,
    pending: table.pending(),
    deadlines: table.deadlines(),
    reminders: table.reminders(),
    freshClocks: table.freshClocks(),
    rests: table.book.phase === 'playing' ? table.rests() : [],
    lastAt,
    config,
    publicAt,
  };
}
