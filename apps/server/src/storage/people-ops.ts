import { addDevice } from './device-ops.ts';
import { firstDevice } from './first-device.ts';
import type { Db, Schema } from './schema.ts';

type PlayerRow = Schema['players'];
type KeyRow = Schema['seat_keys'];

/** With the device they come with. */
export async function addPlayer(db: Db, player: PlayerRow): Promise<void> {
  await db.insertInto('players').values(player).execute();
  await addDevice(db, firstDevice(player));
}

export async function findPlayer(db: Db, { id }: { id: string }): Promise<PlayerRow | null> {
  return (await db.selectFrom('players').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

export async function renamePlayer(db: Db, { id, name }: { id: string; name: string }): Promise<void> {
  await db.updateTable('players').set({ name }).where('id', '=', id).execute();
}

export async function namesOf(db: Db, { ids }: { ids: readonly string[] }): Promise<Record<string, string>> {
  if (ids.length === 0) return {};
  const rows = await db
    .selectFrom('players')
    .select(['id', 'name'])
    .where('id', 'in', [...ids])
    .execute();
  return Object.fromEntries(rows.map(({ id, name }) => [id, name]));
}

/** What a player said goes with them; their moves stay, for the sake of the others, under no name. */
export async function deletePlayer(db: Db, { id }: { id: string }): Promise<void> {
  const tables = await db.selectFrom('seatings').select('table_id').where('player_id', '=', id).execute();
  for (const { table_id } of tables) await forgetChat(db, table_id, id);
  await db.deleteFrom('seatings').where('player_id', '=', id).execute();
  await db.deleteFrom('absences').where('player_id', '=', id).execute();
  await db.deleteFrom('results').where('player_id', '=', id).execute();
  await db.deleteFrom('daily_results').where('player_id', '=', id).execute();
  await db.deleteFrom('match_players').where('player_id', '=', id).execute();
  await db.deleteFrom('ratings').where('player_id', '=', id).execute();
  await db.deleteFrom('players').where('id', '=', id).execute();
}

async function forgetChat(db: Db, table: string, player: string): Promise<void> {
  const rows = await db
    .selectFrom('events')
    .select(['seq', 'body'])
    .where('table_id', '=', table)
    .where('body', 'like', '%"kind":"said"%')
    .execute();
  for (const { seq, body } of rows) {
    const entry = JSON.parse(body);
    if (entry.kind !== 'said' || entry.player !== player) continue;
    const blank = JSON.stringify({ ...entry, text: '' });
    await db.updateTable('events').set({ body: blank }).where('table_id', '=', table).where('seq', '=', seq).execute();
  }
}

export async function seatsOf(db: Db, { table, player }: { table: string; player: string }): Promise<number[]> {
  const rows = await db
    .selectFrom('seatings')
    .select('seat')
    .where('table_id', '=', table)
    .where('player_id', '=', player)
    .orderBy('seat')
    .execute();
  return rows.map(({ seat }) => seat);
}

/** The one key of a seat: a new one makes the old one void. */
export async function setSeatKey(db: Db, key: KeyRow): Promise<void> {
  await dropSeatKey(db, { table: key.table_id, seat: key.seat });
  await db.insertInto('seat_keys').values(key).execute();
}

export async function dropSeatKey(db: Db, { table, seat }: { table: string; seat: number }): Promise<void> {
  await db.deleteFrom('seat_keys').where('table_id', '=', table).where('seat', '=', seat).execute();
}

export async function seatByToken(db: Db, { hash }: { hash: string }): Promise<KeyRow | null> {
  return (await db.selectFrom('seat_keys').selectAll().where('token_hash', '=', hash).executeTakeFirst()) ?? null;
}

export async function seatKeysOf(db: Db, { table }: { table: string }): Promise<KeyRow[]> {
  return db.selectFrom('seat_keys').selectAll().where('table_id', '=', table).execute();
}
