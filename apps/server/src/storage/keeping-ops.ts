import { firstDevice, VOID } from './first-device.ts';
import type { Db, Schema } from './schema.ts';

/** A sign of life; from the last one a server that starts can tell how long nobody could play. */
export async function beat(db: Db, { id, at }: { id: string; at: number }): Promise<void> {
  await db
    .insertInto('servers')
    .values({ id, beat_at: at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ beat_at: at }))
    .execute();
}

export async function lastBeat(db: Db, _args: null): Promise<number | null> {
  const row = await db
    .selectFrom('servers')
    .select(({ fn }) => fn.max('beat_at').as('at'))
    .executeTakeFirst();
  return row?.at ?? null;
}

export async function forgetServers(db: Db, { before }: { before: number }): Promise<void> {
  await db.deleteFrom('servers').where('beat_at', '<', before).execute();
}

export async function counts(db: Db, _args: null): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('tables')
    .select(['phase', ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy('phase')
    .execute();
  return Object.fromEntries(rows.map(({ phase, count }) => [phase, Number(count)]));
}

type Page = { readonly after: string; readonly limit: number };

export async function dumpPlayers(db: Db, { after, limit }: Page): Promise<Schema['players'][]> {
  return db.selectFrom('players').selectAll().where('id', '>', after).orderBy('id').limit(limit).execute();
}

export async function dumpTables(db: Db, { after, limit }: Page): Promise<Schema['tables'][]> {
  return db.selectFrom('tables').selectAll().where('id', '>', after).orderBy('id').limit(limit).execute();
}

export interface Dump {
  readonly snapshots: Schema['snapshots'][];
  readonly seat_keys: Schema['seat_keys'][];
  readonly seatings: Schema['seatings'][];
}

export async function dumpTable(db: Db, { table }: { table: string }): Promise<Dump> {
  return {
    snapshots: await db.selectFrom('snapshots').selectAll().where('table_id', '=', table).execute(),
    seat_keys: await db.selectFrom('seat_keys').selectAll().where('table_id', '=', table).orderBy('seat').execute(),
    seatings: await db.selectFrom('seatings').selectAll().where('table_id', '=', table).orderBy('seat').execute(),
  };
}

/** What is on its way or passes by itself stays where it is. */
type Passing =
  | 'servers'
  | 'presence'
  | 'outbox'
  | 'table_wishes'
  | 'device_links'
  | 'holidays'
  | 'play_times'
  | 'absences'
  | 'substitute_links';
type Kept = Exclude<keyof Schema, Passing>;
export type Dumped = { [K in Kept]: { readonly kind: K; readonly row: Schema[K] } }[Kept];

/** Archives from before there were several devices know a player's first one alone. */
async function takeInDevice(db: Db, player: Schema['players']): Promise<void> {
  if (player.token_hash.startsWith(VOID)) return;
  await db
    .insertInto('devices')
    .values(firstDevice(player))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Rows of an archive. What is there already stays as it is. */
export async function takeIn(db: Db, { rows }: { rows: readonly Dumped[] }): Promise<number> {
  let taken = 0;
  for (const { kind, row } of rows) {
    const result = await db
      .insertInto(kind)
      .values(row as never)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    taken += Number(result.numInsertedOrUpdatedRows ?? 0);
    if (kind === 'players') await takeInDevice(db, row as Schema['players']);
  }
  return taken;
}
