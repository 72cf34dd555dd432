import { Kysely, SqliteDialect } from 'kysely';
import Database from 'libsql';
import type { Reply, Request } from '../workers/database-worker.ts';
import { type Append, isPlain } from './append.ts';
import { migrate } from './migrations.ts';
import { type Ops, ops, READS } from './ops.ts';
import type { Db, Schema } from './schema.ts';

export interface Embedded {
  /** All writes in one transaction, then the reads. An operation that fails leaves nothing behind and harms no other. */
  runAll(requests: readonly Request[]): Promise<Reply[]>;
  close(): void;
}

/**
 * FULL: a commit is on the disk before it is acknowledged. A second process may read (backup) and even write, so
 * that a lock is waited for.
 */
const PRAGMAS = [
  'journal_mode = WAL',
  'synchronous = FULL',
  'foreign_keys = ON',
  'busy_timeout = 10000',
  'wal_autocheckpoint = 4000',
];

/** With SQLite's own name for it, such as SQLITE_FULL: `/healthz` tells it. */
function failureOf(error: unknown): NonNullable<Reply['error']> {
  const { message, code } = error as { message: string; code?: unknown };
  return { message, code: typeof code === 'string' ? code : null };
}

export async function openEmbedded(file: string): Promise<Embedded> {
  const sqlite = new Database(file);
  for (const pragma of PRAGMAS) sqlite.pragma(pragma);
  const db: Db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: sqlite }) });
  await migrate(db);
  const run = async ({ id, op, args }: Request): Promise<Reply> => {
    try {
      return { id, value: await (ops[op as keyof Ops] as (db: Db, args: unknown) => Promise<unknown>)(db, args) };
    } catch (error) {
      return { id, error: failureOf(error) };
    }
  };

  const runApart = async (request: Request): Promise<Reply> => {
    // A single statement leaves nothing behind by itself.
    if (request.op === 'append' && isPlain(request.args as Append)) return run(request);
    sqlite.exec('SAVEPOINT one');
    const reply = await run(request);
    sqlite.exec(reply.error === undefined ? 'RELEASE one' : 'ROLLBACK TO one; RELEASE one');
    return reply;
  };

  const writeAll = async (writes: readonly Request[]): Promise<Reply[]> => {
    try {
      sqlite.exec('BEGIN IMMEDIATE');
      const replies: Reply[] = [];
      for (const write of writes) replies.push(await runApart(write));
      sqlite.exec('COMMIT');
      return replies;
    } catch (error) {
      // The disk is full or broken: nothing of the batch is stored, and everybody is told so.
      if (sqlite.inTransaction) sqlite.exec('ROLLBACK');
      const failure = failureOf(error);
      return writes.map(({ id }) => ({ id, error: failure }));
    }
  };

  return {
    async runAll(requests) {
      const isRead = ({ op }: Request) => READS.has(op as keyof Ops);
      const writes = requests.filter((request) => !isRead(request));
      const replies = writes.length === 0 ? [] : await writeAll(writes);
      for (const read of requests.filter(isRead)) replies.push(await run(read));
      return replies;
    },
    close: () => sqlite.close(),
  };
}
