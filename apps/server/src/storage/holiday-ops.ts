import type { Kysely, Migration } from 'kysely';
import type { Db } from './schema.ts';

/** Who is away until when. */
export const holidays: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('holidays')
      .addColumn('player_id', 'text', (c) => c.primaryKey().references('players.id').onDelete('cascade'))
      .addColumn('until', 'bigint', (c) => c.notNull())
      .execute();
  },
};

export async function setHoliday(db: Db, { player, until }: { player: string; until: number | null }): Promise<void> {
  await db.deleteFrom('holidays').where('player_id', '=', player).execute();
  if (until !== null) await db.insertInto('holidays').values({ player_id: player, until }).execute();
}

/** Until when players are away; those who are not, or no longer, are not named. */
export async function holidaysOf(
  db: Db,
  { players, now }: { players: readonly string[]; now: number },
): Promise<Record<string, number>> {
  if (players.length === 0) return {};
  const rows = await db
    .selectFrom('holidays')
    .selectAll()
    .where('player_id', 'in', [...players])
    .where('until', '>', now)
    .execute();
  return Object.fromEntries(rows.map(({ player_id, until }) => [player_id, until]));
}
