import type { Append } from './append.ts';
import { type Ops, ops } from './ops.ts';
import { StorageError } from './storage-error.ts';

/** `conflict`: somebody else has appended first. `gone`: the table was deleted. In both cases nothing was stored. */
export type Appended = 'stored' | 'conflict' | 'gone';

type Operations = { readonly [K in keyof Ops]: (args: Parameters<Ops[K]>[1]) => ReturnType<Ops[K]> };

/** What the server asks of its database; the same operations run in an embedded database and in PostgreSQL. */
export interface Store extends Omit<Operations, 'append'> {
  readonly kind: 'embedded' | 'postgres';
  append(args: Append): Promise<Appended>;
  close(): Promise<void>;
}

export type Call = (op: keyof Ops, args: unknown) => Promise<unknown>;

/** SQLite's and PostgreSQL's names for the same two refusals. */
const TAKEN = new Set(['SQLITE_CONSTRAINT_PRIMARYKEY', 'SQLITE_CONSTRAINT_UNIQUE', '23505', 'RATED_MEANWHILE']);
const GONE = new Set(['SQLITE_CONSTRAINT_FOREIGNKEY', '23503']);

function appended(error: StorageError): Appended {
  if (error.code !== null && TAKEN.has(error.code)) return 'conflict';
  if (error.code !== null && GONE.has(error.code)) return 'gone';
  throw error;
}

/** Whatever goes wrong inside is the database's fault, whatever its words: nobody outside need read them. */
export function storeOf(kind: Store['kind'], ask: Call, close: () => Promise<void>): Store {
  const call: Call = async (op, args) => {
    try {
      return await ask(op, args);
    } catch (error) {
      throw error instanceof StorageError ? error : new StorageError(op, error);
    }
  };
  const names = Object.keys(ops) as (keyof Ops)[];
  const methods = Object.fromEntries(names.map((op) => [op, (args: unknown) => call(op, args)]));
  const append = (args: Append) => call('append', args).then((): Appended => 'stored', appended);
  return { ...(methods as unknown as Operations), kind, append, close };
}
