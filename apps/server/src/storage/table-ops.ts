import type { StoredEvent } from './append.ts';
import type { Db, Schema } from './schema.ts';

type Row = Schema['tables'];

export async function addTable(db: Db, { row, event }: { row: Row; event: StoredEvent }): Promise<void> {
  await db.insertInto('tables').values(row).execute();
  await db
    .insertInto('events')
    .values({ table_id: row.id, ...event })
    .execute();
}

export async function findTable(db: Db, { table }: { table: string }): Promise<Row | null> {
  return (await db.selectFrom('tables').selectAll().where('id', '=', table).executeTakeFirst()) ?? null;
}

/** Those that still gather and whose id begins so: in nearly every case one, or none. */
export async function gatheringFrom(db: Db, { code, length }: { code: string; length: number }): Promise<string[]> {
  const rows = await db
    .selectFrom('tables')
    .select('id')
    .where('id', '>=', code)
    .where('id', '<=', code.padEnd(length, 'z'))
    .where('phase', '=', 'gathering')
    .limit(2)
    .execute();
  return rows.map(({ id }) => id);
}

export interface Listing {
  readonly phase: string;
  readonly game: string | null;
  readonly before: number;
  readonly limit: number;
}

/** Tables for everybody to see, the liveliest first. */
export async function listTables(db: Db, { phase, game, before, limit }: Listing): Promise<Row[]> {
  let query = db
    .selectFrom('tables')
    .selectAll()
    .where('listed', '=', 1)
    .where('phase', '=', phase)
    .where('updated_at', '<', before);
  if (game !== null) query = query.where('game', '=', game);
  return query.orderBy('updated_at', 'desc').orderBy('id').limit(limit).execute();
}

export interface TableOfPlayer extends Row {
  readonly seat: number | null;
}

/** Tables a player sits at. */
export async function tablesOf(db: Db, { player, limit }: { player: string; limit: number }): Promise<TableOfPlayer[]> {
  return db
    .selectFrom('seatings')
    .innerJoin('tables', 'tables.id', 'seatings.table_id')
    .selectAll('tables')
    .select('seatings.seat')
    .where('seatings.player_id', '=', player)
    .orderBy('tables.updated_at', 'desc')
    .limit(limit)
    .execute();
}

/** Tables at which something may be due. */
export async function dueTables(
  db: Db,
  { now, limit }: { now: number; limit: number },
): Promise<{ id: string; due_at: number }[]> {
  const rows = await db
    .selectFrom('tables')
    .select(['id', 'due_at'])
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(limit)
    .execute();
  return rows.map(({ id, due_at }) => ({ id, due_at: due_at! }));
}

/** Of several servers that see the same table due, the one that gets `true` looks after it. */
export async function claimDue(db: Db, claim: { table: string; due: number; until: number }): Promise<boolean> {
  const rows = await db
    .updateTable('tables')
    .set({ due_at: claim.until })
    .where('id', '=', claim.table)
    .where('due_at', '=', claim.due)
    .returning('id')
    .execute();
  return rows.length === 1;
}

export async function setDue(db: Db, { table, due }: { table: string; due: number | null }): Promise<void> {
  await db.updateTable('tables').set({ due_at: due }).where('id', '=', table).execute();
}

/** With its journal, snapshot, keys and seatings. */
export async function deleteTable(db: Db, { table }: { table: string }): Promise<boolean> {
  const rows = await db.deleteFrom('tables').where('id', '=', table).returning('id').execute();
  return rows.length === 1;
}

/** Tables in these phases that nobody has touched since. */
export async function deleteOldTables(db: Db, old: { phases: readonly string[]; before: number }): Promise<number> {
  const rows = await db
    .deleteFrom('tables')
    .where('phase', 'in', [...old.phases])
    .where('updated_at', '<', old.before)
    .returning('id')
    .execute();
  return rows.length;
}
