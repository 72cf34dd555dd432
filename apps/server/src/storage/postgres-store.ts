import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { type Append, isPlain } from './append.ts';
import { migrate } from './migrations.ts';
import { type Ops, ops, READS } from './ops.ts';
import { hasListeners } from './outbox-ops.ts';
import type { Db, Schema } from './schema.ts';
import { StorageError } from './storage-error.ts';
import { type Store, storeOf } from './store.ts';

/** Questions that may wait for a connection; beyond that asking again later is kinder than waiting. */
const MOST_WAITING = 5_000;
const BIGINT = 20;
// Our numbers stay far below 2^53; pg would hand them out as text.
pg.types.setTypeParser(BIGINT, Number);

const needsTransaction = (op: keyof Ops, args: unknown): boolean =>
  !READS.has(op) && !(op === 'append' && isPlain(args as Append));

/** A turn nobody wants to be told of needs no transaction either. */
async function withoutDeaf(db: Db, args: Append): Promise<Append> {
  const { notices = [], ...rest } = args;
  return notices.length === 0 || !isPlain({ ...rest, notices: [] }) || (await hasListeners(db, { notices }))
    ? args
    : rest;
}

/** `complain` hears of connections that broke while nobody used them; the pool opens new ones. */
export async function openPostgres(url: string, complain: (error: Error) => void, connections = 12): Promise<Store> {
  const pool = new pg.Pool({ connectionString: url, max: connections, connectionTimeoutMillis: 10_000 });
  // Without a listener a dying database would end this process: the pool listens to clients at rest, nobody to those
  // that are at work.
  pool.on('error', complain);
  pool.on('connect', (client) => client.on('error', complain));
  const db: Db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw new StorageError('opening the database', error);
  }
  const run = (on: Db, op: keyof Ops, args: unknown) =>
    (ops[op] as (db: Db, args: unknown) => Promise<unknown>)(on, args);
  return storeOf(
    'postgres',
    async (op, given) => {
      if (pool.waitingCount >= MOST_WAITING) throw new Error('too much to do');
      const args = op === 'append' ? await withoutDeaf(db, given as Append) : given;
      return needsTransaction(op, args)
        ? db.transaction().execute((inside) => run(inside, op, args))
        : run(db, op, args);
    },
    () => db.destroy(),
  );
}
