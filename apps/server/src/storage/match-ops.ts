import type { Kysely, Migration } from 'kysely';
import type { Db, Schema } from './schema.ts';

/** Matches: who takes part, and which tables play which deal. */
export const matches: Migration = {
  async up(db: Kysely<unknown>) {
    const { schema } = db;
    await schema
      .createTable('matches')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('host', 'text', (c) => c.notNull())
      .addColumn('wish', 'text', (c) => c.notNull())
      .addColumn('seeds', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('started_at', 'bigint')
      .execute();
    await schema
      .createTable('match_players')
      .addColumn('match_id', 'text', (c) => c.notNull().references('matches.id').onDelete('cascade'))
      .addColumn('place', 'bigint', (c) => c.notNull())
      .addColumn('player_id', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('match_players_key', ['match_id', 'place'])
      .addUniqueConstraint('match_players_once', ['match_id', 'player_id'])
      .execute();
    await schema.createIndex('match_players_player').on('match_players').column('player_id').execute();
    await schema
      .createTable('match_tables')
      .addColumn('table_id', 'text', (c) => c.primaryKey().references('tables.id').onDelete('cascade'))
      .addColumn('match_id', 'text', (c) => c.notNull().references('matches.id').onDelete('cascade'))
      .addColumn('deal', 'bigint', (c) => c.notNull())
      .addColumn('number', 'bigint', (c) => c.notNull())
      .addColumn('points', 'text')
      .addUniqueConstraint('match_tables_place', ['match_id', 'deal', 'number'])
      .execute();
  },
};

export async function addMatch(db: Db, { match, player }: { match: Schema['matches']; player: string }): Promise<void> {
  await db.insertInto('matches').values(match).execute();
  await db.insertInto('match_players').values({ match_id: match.id, place: 0, player_id: player }).execute();
}

export interface WholeMatch {
  readonly match: Schema['matches'];
  readonly players: readonly Schema['match_players'][];
  readonly tables: readonly (Schema['match_tables'] & Pick<Schema['tables'], 'phase' | 'summary'>)[];
}

export async function findMatch(db: Db, { id }: { id: string }): Promise<WholeMatch | null> {
  const match = await db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst();
  if (match === undefined) return null;
  const players = await db
    .selectFrom('match_players')
    .selectAll()
    .where('match_id', '=', id)
    .orderBy('place')
    .execute();
  const tables = await db
    .selectFrom('match_tables')
    .innerJoin('tables', 'tables.id', 'match_tables.table_id')
    .selectAll('match_tables')
    .select(['tables.phase', 'tables.summary'])
    .where('match_id', '=', id)
    .orderBy('deal')
    .orderBy('number')
    .execute();
  return { match, players, tables };
}

/** Matches a player takes part in, the newest first. */
export async function matchesOf(db: Db, { player, limit }: { player: string; limit: number }) {
  return db
    .selectFrom('match_players')
    .innerJoin('matches', 'matches.id', 'match_players.match_id')
    .select(['matches.id', 'matches.game', 'matches.created_at', 'matches.started_at'])
    .where('match_players.player_id', '=', player)
    .orderBy('matches.created_at', 'desc')
    .limit(limit)
    .execute();
}

/** False: the place or the match is taken, or the player has one already. */
export async function joinMatch(db: Db, row: Schema['match_players']): Promise<boolean> {
  const result = await db
    .insertInto('match_players')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(result.numInsertedOrUpdatedRows ?? 0) === 1;
}

export async function leaveMatch(db: Db, { match, player }: { match: string; player: string }): Promise<void> {
  await db.deleteFrom('match_players').where('match_id', '=', match).where('player_id', '=', player).execute();
}

/** What was agreed on at the start; of two who start, the second finds it started. */
export async function startMatch(db: Db, { id, wish, at }: { id: string; wish: string; at: number }): Promise<boolean> {
  const rows = await db
    .updateTable('matches')
    .set({ wish, started_at: at })
    .where('id', '=', id)
    .where('started_at', 'is', null)
    .returning('id')
    .execute();
  return rows.length === 1;
}

/** False: another server has made this one. */
export async function addMatchTable(db: Db, row: Schema['match_tables']): Promise<boolean> {
  const result = await db
    .insertInto('match_tables')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(result.numInsertedOrUpdatedRows ?? 0) === 1;
}

export async function setMatchPoints(db: Db, { table, points }: { table: string; points: string }): Promise<void> {
  await db.updateTable('match_tables').set({ points }).where('table_id', '=', table).execute();
}

/** The match a table belongs to, and how many tables of the same deal are not at an end; null: to none. */
export async function matchOfTable(db: Db, { table, ended }: { table: string; ended: readonly string[] }) {
  const own = await db
    .selectFrom('match_tables')
    .select(['match_id', 'deal'])
    .where('table_id', '=', table)
    .executeTakeFirst();
  if (own === undefined) return null;
  const open = await db
    .selectFrom('match_tables')
    .innerJoin('tables', 'tables.id', 'match_tables.table_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('match_id', '=', own.match_id)
    .where('deal', '=', own.deal)
    .where('tables.phase', 'not in', [...ended])
    .executeTakeFirst();
  return { match: own.match_id, open: Number(open?.count ?? 0) };
}

/** Those that were set up before then and have no table, or none any more. */
export async function deleteOldMatches(db: Db, { before }: { before: number }): Promise<number> {
  const rows = await db
    .deleteFrom('matches')
    .where('created_at', '<', before)
    .where('id', 'not in', (inner) => inner.selectFrom('match_tables').select('match_id'))
    .returning('id')
    .execute();
  return rows.length;
}

export interface DumpedMatch {
  readonly match_players: readonly Schema['match_players'][];
  readonly match_tables: readonly Schema['match_tables'][];
}

export async function dumpMatches(db: Db, { after, limit }: { after: string; limit: number }) {
  return db.selectFrom('matches').selectAll().where('id', '>', after).orderBy('id').limit(limit).execute();
}

export async function dumpMatch(db: Db, { id }: { id: string }): Promise<DumpedMatch> {
  return {
    match_players: await db.selectFrom('match_players').selectAll().where('match_id', '=', id).execute(),
    match_tables: await db.selectFrom('match_tables').selectAll().where('match_id', '=', id).execute(),
  };
}
