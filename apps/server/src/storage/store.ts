import type { Append } from './append.ts';
import { type Ops, ops } from './ops.ts';

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
const TAKEN = new Set(['SQLITE_CONSTRAINT_PRIMARYKEY', 'SQLITE_CONSTRAINT_UNIQUE', '23505']);
const GONE = new Set(['SQLITE_CONSTRAINT_FOREIGNKEY', '23503']);

function appended(error: unknown): Appended {
  const code = (error as { code?: unknown } | null)?.code;
  if (typeof code === 'string' && TAKEN.has(code)) return 'conflict';
  if (typeof code === 'string' && GONE.has(code)) return 'gone';
  throw error;
}

export function storeOf(kind: Store['kind'], call: Call, close: () => Promise<void>): Store {
  const names = Object.keys(ops) as (keyof Ops)[];
  const methods = Object.fromEntries(names.map((op) => [op, (args: unknown) => call(op, args)]));
  const append = (args: Append) => call('append', args).then((): Appended => 'stored', appended);
  return { ...(methods as unknown as Operations), kind, append, close };
}
