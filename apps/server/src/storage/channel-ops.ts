import type { Db, Schema } from './schema.ts';

type Channel = Schema['channels'];

/** False if the player has as many as anybody may have. */
export async function addChannel(db: Db, { channel, most }: { channel: Channel; most: number }): Promise<boolean> {
  const { count } = await db
    .selectFrom('channels')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('player_id', '=', channel.player_id)
    .executeTakeFirstOrThrow();
  if (Number(count) >= most) return false;
  await db.insertInto('channels').values(channel).execute();
  return true;
}

export async function findChannel(db: Db, { id }: { id: string }): Promise<Channel | null> {
  return (await db.selectFrom('channels').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

export async function channelByKey(db: Db, { hash }: { hash: string }): Promise<Channel | null> {
  return (await db.selectFrom('channels').selectAll().where('key_hash', '=', hash).executeTakeFirst()) ?? null;
}

export async function channelsOf(db: Db, { player }: { player: string }): Promise<Channel[]> {
  return db
    .selectFrom('channels')
    .selectAll()
    .where('player_id', '=', player)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

type Change = Partial<
  Pick<Channel, 'state' | 'kinds' | 'digest' | 'failures' | 'last_at' | 'last_result' | 'address' | 'key_hash'>
>;

export async function changeChannel(db: Db, { id, change }: { id: string; change: Change }): Promise<void> {
  await db.updateTable('channels').set(change).where('id', '=', id).execute();
}

export async function dropChannel(db: Db, { id }: { id: string }): Promise<void> {
  await db.deleteFrom('channels').where('id', '=', id).execute();
}

interface Lease {
  readonly channel: string;
  readonly by: string;
  readonly now: number;
  readonly until: number;
}

/** Of several servers one gets a channel, and has it until then; it may ask again before. */
export async function leaseChannel(db: Db, { channel, by, now, until }: Lease): Promise<boolean> {
  const rows = await db
    .updateTable('channels')
    .set({ lease_by: by, free_at: until })
    .where('id', '=', channel)
    .where(({ or, eb }) => or([eb('free_at', '<=', now), eb('lease_by', '=', by)]))
    .returning('id')
    .execute();
  return rows.length === 1;
}

/** Others may have it from then on. */
export async function freeChannel(db: Db, lease: { channel: string; by: string; at: number }): Promise<void> {
  await db
    .updateTable('channels')
    .set({ lease_by: null, free_at: lease.at })
    .where('id', '=', lease.channel)
    .where('lease_by', '=', lease.by)
    .execute();
}

export async function noticeWishOf(db: Db, { player }: { player: string }): Promise<Schema['notice_wishes'] | null> {
  return (await db.selectFrom('notice_wishes').selectAll().where('player_id', '=', player).executeTakeFirst()) ?? null;
}

export async function setNoticeWish(db: Db, wish: Schema['notice_wishes']): Promise<void> {
  const { player_id: _, ...rest } = wish;
  await db
    .insertInto('notice_wishes')
    .values(wish)
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet(rest))
    .execute();
}

export async function tableWishesOf(db: Db, { player }: { player: string }): Promise<Schema['table_wishes'][]> {
  return db.selectFrom('table_wishes').selectAll().where('player_id', '=', player).execute();
}

export async function setTableWish(db: Db, wish: Schema['table_wishes']): Promise<void> {
  const { level } = wish;
  await db
    .insertInto('table_wishes')
    .values(wish)
    .onConflict((conflict) => conflict.columns(['player_id', 'table_id']).doUpdateSet({ level }))
    .execute();
}

export async function serverKey(db: Db, { name }: { name: string }): Promise<string | null> {
  const row = await db.selectFrom('server_keys').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value ?? null;
}

/** The first server to make a key makes it for all of them. */
export async function keepServerKey(db: Db, key: Schema['server_keys']): Promise<string> {
  await db
    .insertInto('server_keys')
    .values(key)
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return (await serverKey(db, key))!;
}
