import { type Append, type Head, NEWS, type StoredEvent } from './append.ts';
import { putOut } from './outbox-ops.ts';
import { addResults } from './result-ops.ts';
import type { Db, Schema } from './schema.ts';
import { setAbsences } from './substitute-ops.ts';

/**
 * Adds entries behind those the caller knows. The key (table, seq) is the guard: of two servers that append to the same
 * head one gets a conflict, and nothing of its entries is stored.
 */
export async function append(
  db: Db,
  { table, events, change, snapshot, seatings, absences = [], notices = [], results }: Append,
): Promise<void> {
  if (events.length > 0) {
    await db
      .insertInto('events')
      .values(events.map((event) => ({ table_id: table, ...event })))
      .execute();
  }
  if (notices.length > 0) await putOut(db, { notices });
  if (results !== undefined) await addResults(db, table, results);
  if (change !== null) await db.updateTable('tables').set(change).where('id', '=', table).execute();
  if (snapshot !== null) await keepSnapshot(db, { table, ...snapshot });
  if (seatings === null) return;
  await db.deleteFrom('seatings').where('table_id', '=', table).execute();
  await setAbsences(db, table, absences);
  if (seatings.length === 0) return;
  await db
    .insertInto('seatings')
    .values(seatings.map((seating) => ({ table_id: table, ...seating })))
    .execute();
}

export async function keepSnapshot(db: Db, snapshot: { table: string; seq: number; body: string }): Promise<void> {
  const { table, seq, body } = snapshot;
  await db
    .insertInto('snapshots')
    .values({ table_id: table, seq, body })
    .onConflict((conflict) => conflict.column('table_id').doUpdateSet({ seq, body }).where('snapshots.seq', '<=', seq))
    .execute();
}

export interface StoredTable {
  readonly row: Schema['tables'];
  readonly snapshot: string | null;
  /** The number of the last entry behind the snapshot that says the rules had changed; 0 if there is none. */
  readonly migrated: number;
}

/** All there is of a table but its journal, which may be long: that is read by `eventsAfter`. */
export async function open(db: Db, { table }: { table: string }): Promise<StoredTable | null> {
  const row = await db.selectFrom('tables').selectAll().where('id', '=', table).executeTakeFirst();
  if (row === undefined) return null;
  const snapshot = await db
    .selectFrom('snapshots')
    .select(['seq', 'body'])
    .where('table_id', '=', table)
    .executeTakeFirst();
  const migrated = await db
    .selectFrom('events')
    .select(({ fn }) => fn.max('seq').as('seq'))
    .where('table_id', '=', table)
    .where('seq', '>', snapshot?.seq ?? 0)
    .where('body', 'like', '{"kind":"migrated"%')
    .executeTakeFirst();
  return { row, snapshot: snapshot?.body ?? null, migrated: migrated?.seq ?? 0 };
}

export async function eventsAfter(
  db: Db,
  { table, seq, limit }: { table: string; seq: number; limit?: number },
): Promise<StoredEvent[]> {
  const events = db
    .selectFrom('events')
    .select(['seq', 'at', 'body'])
    .where('table_id', '=', table)
    .where('seq', '>', seq)
    .orderBy('seq');
  return (limit === undefined ? events : events.limit(limit)).execute();
}

/** What is new at several tables, behind the entries the caller has. */
export async function newsOf(
  db: Db,
  { heads }: { heads: readonly Head[] },
): Promise<(StoredEvent & { readonly table: string })[]> {
  return db
    .selectFrom('events')
    .select(['table_id as table', 'seq', 'at', 'body'])
    .where(({ eb, or, and }) =>
      or(heads.map(({ table, seq }) => and([eb('table_id', '=', table), eb('seq', '>', seq)]))),
    )
    .orderBy('table_id')
    .orderBy('seq')
    .limit(NEWS)
    .execute();
}

/** Single entries of a journal, in their order. */
export async function eventsAt(
  db: Db,
  { table, seqs }: { table: string; seqs: readonly number[] },
): Promise<StoredEvent[]> {
  return db
    .selectFrom('events')
    .select(['seq', 'at', 'body'])
    .where('table_id', '=', table)
    .where('seq', 'in', [...seqs])
    .orderBy('seq')
    .execute();
}
