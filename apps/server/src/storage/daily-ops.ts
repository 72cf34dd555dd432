import type { Kysely, Migration } from 'kysely';
import type { Db, Schema } from './schema.ts';

type Row = Schema['daily_results'];

/** One result of the deal of the day for each player and day. */
export const daily: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('daily_results')
      .addColumn('day', 'text', (c) => c.notNull())
      .addColumn('player_id', 'text', (c) => c.notNull())
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('points', 'bigint', (c) => c.notNull())
      .addColumn('table_rank', 'bigint', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('record_hash', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('daily_results_key', ['day', 'player_id'])
      .execute();
    await db.schema.createIndex('daily_results_points').on('daily_results').columns(['day', 'points']).execute();
    await db.schema.createIndex('daily_results_player').on('daily_results').column('player_id').execute();
  },
};

export const dailyOtherBots: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('daily_results').addColumn('other_bots', 'bigint').execute();
  },
};

/** The first one stays, whatever comes later; what is there afterwards comes back. */
export async function addDailyResult(db: Db, row: Row): Promise<Row> {
  await db
    .insertInto('daily_results')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await dailyResultOf(db, { day: row.day, player: row.player_id }))!;
}

export async function dailyResultOf(db: Db, { day, player }: { day: string; player: string }): Promise<Row | null> {
  const row = await db
    .selectFrom('daily_results')
    .selectAll()
    .where('day', '=', day)
    .where('player_id', '=', player)
    .executeTakeFirst();
  return row ?? null;
}

export interface NamedResult {
  readonly id: string;
  readonly name: string;
  readonly emblem: number | null | undefined;
  readonly points: number;
  readonly other_bots: number | null | undefined;
}

/** The best first; of equals, who was first. Those against other bots come last. */
export async function dailyResults(db: Db, { day, limit }: { day: string; limit: number }): Promise<NamedResult[]> {
  return db
    .selectFrom('daily_results')
    .innerJoin('players', 'players.id', 'daily_results.player_id')
    .select(['players.id', 'players.name', 'players.emblem', 'daily_results.points', 'daily_results.other_bots'])
    .where('day', '=', day)
    .orderBy(({ fn, val }) => fn.coalesce('daily_results.other_bots', val(0)))
    .orderBy('daily_results.points', 'desc')
    .orderBy('daily_results.at')
    .orderBy('players.id')
    .limit(limit)
    .execute();
}

export async function countDailyResults(db: Db, { day }: { day: string }): Promise<number> {
  const row = await db
    .selectFrom('daily_results')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('day', '=', day)
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}
