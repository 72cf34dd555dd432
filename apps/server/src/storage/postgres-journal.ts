import type pg from 'pg';
import { type Append, type Head, NEWS } from './append.ts';
import { Batches } from './batches.ts';

/** How other servers hear what was stored. */
export interface Telling {
  readonly channel: string;
  /** Goes out with the commit, or not at all. */
  hintOf(append: Append): string;
  /** Stored on another way, and nobody was told yet. */
  onUntold(append: Append): void;
}

/** Appends in one commit; more would keep the first of them waiting. */
const MOST_TOGETHER = 200;

// Everything is in the order of the tables' names: of two servers that write to the same tables none waits for the
// other in a circle. What a player wants to be told of is left out, and needs a transaction with its notices.
const APPEND = `
with heard as (
  select distinct notice.place
  from unnest($12::int[], $13::text[]) as notice (place, player)
  join channels on channels.player_id = notice.player
), stored as (
  insert into events (table_id, seq, at, body)
  select entry.table_id, entry.seq, entry.at, entry.body
  from unnest($1::int[], $2::text[], $3::bigint[], $4::bigint[], $5::text[]) as entry (place, table_id, seq, at, body)
  where entry.place not in (select place from heard)
  returning 1
), changed as (
  update tables set
    phase = coalesce(change.phase, tables.phase),
    updated_at = coalesce(change.updated_at, tables.updated_at),
    summary = coalesce(change.summary, tables.summary),
    due_at = case when change.sets_due then change.due_at else tables.due_at end
  from unnest($6::int[], $7::text[], $8::text[], $9::bigint[], $10::text[], $11::bigint[], $14::boolean[])
    as change (place, id, phase, updated_at, summary, due_at, sets_due)
  where tables.id = change.id and change.place not in (select place from heard)
    -- Entries first, as everywhere.
    and (select count(*) from stored) >= 0
), told as (
  select pg_notify($15, hint.text)
  from unnest($16::int[], $17::text[]) as hint (place, text)
  where hint.place not in (select place from heard)
)
select heard.place from heard
union all
select -count(*)::int - 1 from told`;

const NEWS_OF = `
select events.table_id as "table", events.seq, events.at, events.body
from unnest($1::text[], $2::bigint[]) as head (table_id, seq)
join events on events.table_id = head.table_id and events.seq > head.seq
order by events.table_id, events.seq limit ${NEWS}`;

/** PostgreSQL's classes of errors after which nothing of a statement is left: a constraint, or another was first. */
const isRefusal = (error: unknown): boolean => /^(23|40)/.test(String((error as { code?: unknown }).code ?? ''));

/**
 * The journals of all tables of a server, in a PostgreSQL: entries that come in while a commit is under way share the
 * next one, and other servers are told of them by it. Each is acknowledged after its commit, as if it had been alone.
 */
export class PostgresJournal {
  private readonly pool: pg.Pool;
  private readonly telling: Telling | null;
  private readonly appends: Batches<Append, boolean>;

  constructor(pool: pg.Pool, telling: Telling | null) {
    this.pool = pool;
    this.telling = telling;
    const all = (batch: readonly Append[]) => this.appendAll(batch);
    this.appends = new Batches({ all, nameOf: ({ table }) => table, isRefusal }, MOST_TOGETHER);
  }

  get waiting(): number {
    return this.appends.length;
  }

  /** False, and nothing is done: there is more to store than entries and what lists show. */
  async append(given: Append): Promise<boolean> {
    const { snapshot, seatings, results } = given;
    return snapshot === null && seatings === null && results === undefined && this.appends.ask(given);
  }

  /** As the operation of this name: one index scan for each table, and planned once. */
  async newsOf({ heads }: { heads: readonly Head[] }): Promise<unknown[]> {
    const values = [heads.map(({ table }) => table), heads.map(({ seq }) => seq)];
    return (await this.pool.query({ name: 'news', text: NEWS_OF, values })).rows;
  }

  private async appendAll(batch: readonly Append[]): Promise<boolean[]> {
    const places = batch.map((_, place) => place).sort((a, b) => (batch[a]!.table < batch[b]!.table ? -1 : 1));
    const values = valuesOf(
      places.map((place) => ({ place, ...batch[place]! })),
      this.telling,
    );
    const { rows } = await this.pool.query<{ place: number }>({ name: 'append', text: APPEND, values });
    const heard = new Set(rows.map(({ place }) => place));
    return batch.map((_, place) => !heard.has(place));
  }
}

type Placed = Append & { readonly place: number };

function valuesOf(sorted: readonly Placed[], telling: Telling | null): unknown[] {
  const events = sorted.flatMap(({ place, table, events }) => events.map((event) => ({ place, table, ...event })));
  const changes = sorted.flatMap(({ place, table, change }) => (change === null ? [] : [{ place, table, ...change }]));
  const notices = sorted.flatMap(({ place, notices = [] }) => notices.map(({ player }) => ({ place, player })));
  const told = telling === null ? [] : sorted.filter((append) => append.events.length > 0);
  return [
    events.map(({ place }) => place),
    events.map(({ table }) => table),
    events.map(({ seq }) => seq),
    events.map(({ at }) => at),
    events.map(({ body }) => body),
    changes.map(({ place }) => place),
    changes.map(({ table }) => table),
    changes.map(({ phase }) => phase ?? null),
    changes.map(({ updated_at }) => updated_at ?? null),
    changes.map(({ summary }) => summary ?? null),
    changes.map(({ due_at }) => due_at ?? null),
    notices.map(({ place }) => place),
    notices.map(({ player }) => player),
    changes.map((change) => change.due_at !== undefined),
    telling?.channel ?? '',
    told.map(({ place }) => place),
    told.map((append) => telling!.hintOf(append)),
  ];
}
