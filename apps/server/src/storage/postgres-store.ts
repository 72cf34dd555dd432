import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Append } from './append.ts';
import { migrate } from './migrations.ts';
import { type Ops, ops, READS } from './ops.ts';
import { PostgresJournal, type Telling } from './postgres-journal.ts';
import type { Db, Schema } from './schema.ts';
import { StorageError } from './storage-error.ts';
import { type Store, storeOf } from './store.ts';

/** Questions that may wait for a connection; beyond that asking again later is kinder than waiting. */
const MOST_WAITING = 5_000;
const CONNECTIONS = 12;
const BIGINT = 20;
// Our numbers stay far below 2^53; pg would hand them out as text.
pg.types.setTypeParser(BIGINT, Number);

/** Those that write with one statement, which needs no transaction around it. */
const SINGLE: ReadonlySet<keyof Ops> = new Set(['keepSnapshot', 'setPresence', 'claimDue', 'beat']);

/** `complain` hears of connections that broke while nobody used them; the pool opens new ones. */
export async function openPostgres(
  url: string,
  complain: (error: Error) => void,
  telling: Telling | null = null,
): Promise<Store> {
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS, connectionTimeoutMillis: 10_000 });
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
  const journal = new PostgresJournal(pool, telling);
  return storeOf(
    'postgres',
    async (op, args) => {
      if (pool.waitingCount + journal.waiting >= MOST_WAITING) throw new Error('too much to do');
      if (op === 'append' && (await journal.append(args as Append))) return;
      if (op === 'newsOf') return journal.newsOf(args as Parameters<Ops['newsOf']>[1]);
      if (READS.has(op) || SINGLE.has(op)) return run(db, op, args);
      const done = await db.transaction().execute((inside) => run(inside, op, args));
      if (op === 'append' && (args as Append).events.length > 0) telling?.onUntold(args as Append);
      return done;
    },
    () => db.destroy(),
  );
}
