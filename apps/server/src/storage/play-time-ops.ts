import type { Kysely, Migration } from 'kysely';
import type { PlayTimes } from '../people/play-times.ts';
import type { Db } from './schema.ts';

/** In which hours of their day somebody plays. */
export const playTimes: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('play_times')
      .addColumn('player_id', 'text', (c) => c.primaryKey().references('players.id').onDelete('cascade'))
      .addColumn('zone', 'text', (c) => c.notNull())
      .addColumn('from_minute', 'bigint', (c) => c.notNull())
      .addColumn('to_minute', 'bigint', (c) => c.notNull())
      .execute();
  },
};

export async function setPlayTimes(
  db: Db,
  { player, times }: { player: string; times: PlayTimes | null },
): Promise<void> {
  await db.deleteFrom('play_times').where('player_id', '=', player).execute();
  if (times === null) return;
  const { zone, from, to } = times;
  await db.insertInto('play_times').values({ player_id: player, zone, from_minute: from, to_minute: to }).execute();
}

export async function playTimesOf(db: Db, { player }: { player: string }): Promise<PlayTimes | null> {
  const row = await db.selectFrom('play_times').selectAll().where('player_id', '=', player).executeTakeFirst();
  return row === undefined ? null : { zone: row.zone, from: row.from_minute, to: row.to_minute };
}
