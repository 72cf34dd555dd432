import { VOID } from './first-device.ts';
import type { Db, Schema } from './schema.ts';

type Device = Schema['devices'];

export interface KnownDevice {
  readonly device: string;
  readonly id: string;
  readonly name: string;
  readonly emblem?: number | null | undefined;
  readonly seen_at: number;
}

/** Whose token it is, and on which device. */
export async function playerByToken(db: Db, { hash }: { hash: string }): Promise<KnownDevice | null> {
  const found = await db
    .selectFrom('devices')
    .innerJoin('players', 'players.id', 'devices.player_id')
    .select(['devices.id as device', 'players.id', 'players.name', 'players.emblem', 'devices.seen_at'])
    .where('devices.token_hash', '=', hash)
    .executeTakeFirst();
  return found ?? null;
}

export async function addDevice(db: Db, device: Device): Promise<void> {
  await db.insertInto('devices').values(device).execute();
}

export async function seeDevice(db: Db, { id, at }: { id: string; at: number }): Promise<void> {
  await db.updateTable('devices').set({ seen_at: at }).where('id', '=', id).execute();
}

export async function labelDevice(db: Db, { id, label }: { id: string; label: string }): Promise<void> {
  await db.updateTable('devices').set({ label }).where('id', '=', id).execute();
}

export async function devicesOf(db: Db, { player }: { player: string }): Promise<Device[]> {
  return db
    .selectFrom('devices')
    .selectAll()
    .where('player_id', '=', player)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Its token is void from now on. */
export async function dropDevice(db: Db, { id, player }: { id: string; player: string }): Promise<boolean> {
  const gone = await db
    .deleteFrom('devices')
    .where('id', '=', id)
    .where('player_id', '=', player)
    .returning('token_hash')
    .execute();
  // An archive takes the first device in from here.
  for (const { token_hash } of gone) {
    await db
      .updateTable('players')
      .set({ token_hash: `${VOID}${id}` })
      .where('token_hash', '=', token_hash)
      .execute();
  }
  return gone.length === 1;
}

export async function addDeviceLink(db: Db, link: Schema['device_links']): Promise<void> {
  await db.deleteFrom('device_links').where('player_id', '=', link.player_id).execute();
  await db.insertInto('device_links').values(link).execute();
}

/** Good for one device, once. */
export async function useDeviceLink(db: Db, { hash, now }: { hash: string; now: number }): Promise<string | null> {
  const used = await db
    .deleteFrom('device_links')
    .where('token_hash', '=', hash)
    .returning(['player_id', 'until'])
    .executeTakeFirst();
  return used === undefined || used.until < now ? null : used.player_id;
}

export async function setPlayerWords(db: Db, words: Schema['player_words']): Promise<void> {
  const { words_hash } = words;
  await db
    .insertInto('player_words')
    .values(words)
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet({ words_hash }))
    .execute();
}

export async function playerByWords(db: Db, { hash }: { hash: string }): Promise<string | null> {
  const found = await db
    .selectFrom('player_words')
    .select('player_id')
    .where('words_hash', '=', hash)
    .executeTakeFirst();
  return found?.player_id ?? null;
}

export async function hasWords(db: Db, { player }: { player: string }): Promise<boolean> {
  const found = await db.selectFrom('player_words').select('player_id').where('player_id', '=', player).execute();
  return found.length > 0;
}
