import type { Kysely, Migration } from 'kysely';
import type { Db, Schema } from './schema.ts';

/** Who plays on for whom, and the links that let somebody do so. */
export const substitutes: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('absences')
      .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id').onDelete('cascade'))
      .addColumn('seat', 'bigint', (c) => c.notNull())
      .addColumn('player_id', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('absences_key', ['table_id', 'seat'])
      .execute();
    await db.schema.createIndex('absences_player').on('absences').column('player_id').execute();
    await db.schema
      .createTable('substitute_links')
      .addColumn('token_hash', 'text', (c) => c.primaryKey())
      .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id').onDelete('cascade'))
      .addColumn('seat', 'bigint', (c) => c.notNull())
      .addColumn('until', 'bigint', (c) => c.notNull())
      .execute();
  },
};

export async function setAbsences(
  db: Db,
  table: string,
  absences: readonly { seat: number; player_id: string }[],
): Promise<void> {
  await db.deleteFrom('absences').where('table_id', '=', table).execute();
  if (absences.length === 0) return;
  await db
    .insertInto('absences')
    .values(absences.map((absence) => ({ table_id: table, ...absence })))
    .execute();
}

/** Tables at which somebody else plays on for a player. */
export async function absentAt(
  db: Db,
  { player }: { player: string },
): Promise<(Schema['tables'] & { readonly seat: number })[]> {
  return db
    .selectFrom('absences')
    .innerJoin('tables', 'tables.id', 'absences.table_id')
    .selectAll('tables')
    .select('absences.seat')
    .where('absences.player_id', '=', player)
    .where('tables.phase', '=', 'playing')
    .limit(50)
    .execute();
}

/** One link for a seat: a new one makes the old one void. */
export async function addSubstituteLink(db: Db, link: Schema['substitute_links']): Promise<void> {
  await db.deleteFrom('substitute_links').where('table_id', '=', link.table_id).where('seat', '=', link.seat).execute();
  await db.insertInto('substitute_links').values(link).execute();
}

export async function substituteLink(
  db: Db,
  { hash, now }: { hash: string; now: number },
): Promise<{ table: string; seat: number } | null> {
  const found = await db
    .selectFrom('substitute_links')
    .selectAll()
    .where('token_hash', '=', hash)
    .where('until', '>', now)
    .executeTakeFirst();
  return found === undefined ? null : { table: found.table_id, seat: found.seat };
}

export async function dropSubstituteLink(db: Db, { hash }: { hash: string }): Promise<void> {
  await db.deleteFrom('substitute_links').where('token_hash', '=', hash).execute();
}
