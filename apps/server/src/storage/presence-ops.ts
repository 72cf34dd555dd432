import type { Migration } from 'kysely';
import type { Db } from './schema.ts';

/** Who looks at a table through one server. */
export interface Present {
  readonly seats: readonly number[];
  readonly spectators: number;
}

export const presence: Migration = {
  async up(db) {
    await db.schema
      .createTable('presence')
      .addColumn('server_id', 'text', (c) => c.notNull())
      .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id').onDelete('cascade'))
      .addColumn('seats', 'text', (c) => c.notNull())
      .addColumn('spectators', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('presence_key', ['table_id', 'server_id'])
      .execute();
  },
};

export async function setPresence(db: Db, wish: Present & { server: string; table: string }): Promise<void> {
  const { server, table, seats, spectators } = wish;
  if (seats.length + spectators === 0) {
    await db.deleteFrom('presence').where('table_id', '=', table).where('server_id', '=', server).execute();
    return;
  }
  const row = { seats: JSON.stringify(seats), spectators };
  await db
    .insertInto('presence')
    .values({ server_id: server, table_id: table, ...row })
    .onConflict((conflict) => conflict.columns(['table_id', 'server_id']).doUpdateSet(row))
    .execute();
}

/** Who is at these tables through the servers other than this one that have given a sign of life since. */
export async function presentElsewhere(
  db: Db,
  { server, tables, since }: { server: string; tables: readonly string[]; since: number },
): Promise<Record<string, Present>> {
  const rows = await db
    .selectFrom('presence')
    .innerJoin('servers', 'servers.id', 'presence.server_id')
    .select(['presence.table_id', 'presence.seats', 'presence.spectators'])
    .where('presence.table_id', 'in', [...tables])
    .where('presence.server_id', '<>', server)
    .where('servers.beat_at', '>=', since)
    .execute();
  const present: Record<string, Present> = {};
  for (const { table_id, ...row } of rows) {
    const { seats, spectators } = present[table_id] ?? { seats: [], spectators: 0 };
    const all = new Set([...seats, ...(JSON.parse(row.seats) as number[])]);
    present[table_id] = { seats: [...all], spectators: spectators + row.spectators };
  }
  return present;
}

/** A server that ends has nobody, nor has one that has given no sign of life since. */
export async function forgetPresence(db: Db, { server, since }: { server: string; since: number }): Promise<void> {
  const alive = db.selectFrom('servers').select('id').where('beat_at', '>=', since).where('id', '<>', server);
  await db.deleteFrom('presence').where('server_id', 'not in', alive).execute();
}
