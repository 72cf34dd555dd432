import { type NoticeKind, subjectOf } from '../notices/kinds.ts';
import type { Db, Schema } from './schema.ts';

type Delivery = Schema['outbox'];

/** Something a player may want to hear of. Which of their channels want it is known when it is stored. */
export interface NewNotice {
  /** The same for the same moment, whoever notices it. */
  readonly id: string;
  readonly player: string;
  readonly table: string | null;
  readonly seat: number | null;
  readonly kind: NoticeKind;
  readonly seq: number;
  readonly at: number;
  readonly due: number;
  readonly deadline: number | null;
  /** JSON. */
  readonly body: string;
  /** To one channel alone. */
  readonly channel?: string;
}

/** Puts notices out to the channels that want them; one that is there already stays as it is. */
export async function putOut(db: Db, { notices }: { notices: readonly NewNotice[] }): Promise<number> {
  const rows = await addressed(db, notices);
  if (rows.length === 0) return 0;
  const added = await db
    .insertInto('outbox')
    .values(rows)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .execute();
  return added.length;
}

async function addressed(db: Db, notices: readonly NewNotice[]): Promise<Delivery[]> {
  const players = [...new Set(notices.map(({ player }) => player))];
  if (players.length === 0) return [];
  const channels = await db
    .selectFrom('channels')
    .select(['id', 'player_id', 'kinds', 'state'])
    .where('player_id', 'in', players)
    .execute();
  if (channels.length === 0) return [];
  const tables = [...new Set(notices.flatMap(({ table }) => table ?? []))];
  const wishes =
    tables.length === 0
      ? []
      : await db.selectFrom('table_wishes').selectAll().where('table_id', 'in', tables).execute();
  const levelOf = ({ table, player }: NewNotice) =>
    wishes.find(({ table_id, player_id }) => table_id === table && player_id === player)?.level ?? 'all';
  return notices.flatMap((notice) => {
    const subject = subjectOf(notice.kind);
    const level = levelOf(notice);
    if (subject !== null && (level === 'none' || (level === 'turn' && subject !== 'turn'))) return [];
    return channels
      .filter(({ id, player_id }) => player_id === notice.player && (notice.channel ?? id) === id)
      .filter(({ state, kinds }) => subject === null || (state === 'on' && kinds.includes(`,${subject},`)))
      .map(({ id }) => deliveryOf(notice, id));
  });
}

const deliveryOf = (notice: NewNotice, channel: string): Delivery => ({
  id: `${notice.id}/${channel}`,
  channel_id: channel,
  player_id: notice.player,
  table_id: notice.table,
  seat: notice.seat,
  kind: notice.kind,
  seq: notice.seq,
  at: notice.at,
  due_at: notice.due,
  deadline: notice.deadline,
  body: notice.body,
  state: 'waiting',
  attempts: 0,
  done_at: null,
  result: null,
});

/** Channels with something due at which no server is. */
export async function dueChannels(db: Db, { now, limit }: { now: number; limit: number }): Promise<string[]> {
  const rows = await db
    .selectFrom('outbox')
    .innerJoin('channels', 'channels.id', 'outbox.channel_id')
    .select('channels.id')
    .distinct()
    .where('outbox.state', '=', 'waiting')
    .where('outbox.due_at', '<=', now)
    .where('channels.free_at', '<=', now)
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** What is due at a channel, in the order in which it happened. */
export async function nextDeliveries(
  db: Db,
  { channel, now, limit }: { channel: string; now: number; limit: number },
): Promise<Delivery[]> {
  return (
    db
      .selectFrom('outbox')
      .selectAll()
      .where('channel_id', '=', channel)
      .where('state', '=', 'waiting')
      .where('due_at', '<=', now)
      .orderBy('at')
      .orderBy('seq')
      // Of one entry: that a game has begun comes before whose turn it is.
      .orderBy('kind')
      .orderBy('id')
      .limit(limit)
      .execute()
  );
}

type Finish = Pick<Delivery, 'state' | 'result'> & { readonly ids: readonly string[]; readonly at: number };

/** What became of deliveries. What is done stays done, whoever else was at it. */
export async function finishDeliveries(db: Db, { ids, state, at, result }: Finish): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ state, done_at: at, result })
    .where('id', 'in', [...ids])
    .where('state', '=', 'waiting')
    .execute();
}

export async function postpone(db: Db, { ids, due }: { ids: readonly string[]; due: number }): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ due_at: due })
    .where('id', 'in', [...ids])
    .execute();
}

export async function countAttempt(db: Db, { ids }: { ids: readonly string[] }): Promise<void> {
  await db
    .updateTable('outbox')
    .set(({ eb }) => ({ attempts: eb('attempts', '+', 1) }))
    .where('id', 'in', [...ids])
    .execute();
}

/** Whether a seat does not want to hear another. */
export async function isMuted(db: Db, muting: { table: string; seat: number; other: number }): Promise<boolean> {
  const rows = await db
    .selectFrom('events')
    .select('body')
    .where('table_id', '=', muting.table)
    .where('body', 'like', '%"kind":"muted"%')
    .orderBy('seq')
    .execute();
  const about = rows
    .map(({ body }) => JSON.parse(body) as { kind: string; seat: number; other: number; on: boolean })
    .filter(({ kind, seat, other }) => kind === 'muted' && seat === muting.seat && other === muting.other);
  return about.at(-1)?.on ?? false;
}

/** What was sent to a player and what is waiting, the latest first. */
export async function historyOf(db: Db, { player, limit }: { player: string; limit: number }): Promise<Delivery[]> {
  return db
    .selectFrom('outbox')
    .selectAll()
    .where('player_id', '=', player)
    .where('state', '!=', 'dropped')
    .orderBy('at', 'desc')
    .orderBy('seq', 'desc')
    .orderBy('kind', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}

export async function waitingNotices(db: Db, _args: null): Promise<number> {
  const row = await db
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

export async function forgetDeliveries(db: Db, { before }: { before: number }): Promise<void> {
  await db.deleteFrom('outbox').where('state', '!=', 'waiting').where('done_at', '<', before).execute();
}
