import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { finished } from 'node:stream/promises';
import { readSettings } from './settings.ts';
import { archiveOfServer, archiveOfTable, takeInArchive } from './storage/archive.ts';
import { openEmbeddedStore } from './storage/embedded-store.ts';
import { openPostgres } from './storage/postgres-store.ts';
import type { Store } from './storage/store.ts';
import { revive } from './tables/revive.ts';

const USAGE = `Usage: npm run keep -- <command>
  export <file> [table]     the whole server, or one table, as one file (JSON Lines)
  import <file>             adds what is in an archive; existing rows are left as they are
  delete <table>            deletes a table with its journal, keys and seats
  forget <days>             deletes finished, closed and never started tables without activity for so many days
  revive <table>            lets a stopped table continue, once the cause is fixed
  tables                    how many tables there are in each phase
The database is the one DATABASE_URL or DATA_DIR names.`;

const DAY = 86_400_000;

async function exportTo(store: Store, file: string, table: string | undefined): Promise<string> {
  const row = table === undefined ? null : await store.findTable({ table });
  if (table !== undefined && row === null) throw new Error(`no table ${table}`);
  const out = createWriteStream(file, { mode: 0o600 });
  let lines = 0;
  for await (const line of row === null ? archiveOfServer(store) : archiveOfTable(store, row)) {
    lines++;
    if (!out.write(`${line}\n`)) await new Promise<void>((resolve) => out.once('drain', resolve));
  }
  out.end();
  await finished(out);
  return `${lines - 1} rows written to ${file}`;
}

async function importFrom(store: Store, file: string): Promise<string> {
  const lines = createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY });
  const { rows, taken } = await takeInArchive(store, lines);
  return `${taken} of ${rows} rows taken in; the others were here already`;
}

async function run(store: Store, [command, ...args]: readonly string[]): Promise<string> {
  const [first, second] = args;
  if (command === 'export' && first !== undefined) return exportTo(store, first, second);
  if (command === 'import' && first !== undefined) return importFrom(store, first);
  if (command === 'delete' && first !== undefined) {
    return (await store.deleteTable({ table: first })) ? 'deleted' : `no table ${first}`;
  }
  if (command === 'forget' && first !== undefined && /^\d+$/.test(first)) {
    const before = Date.now() - Number(first) * DAY;
    const count = await store.deleteOldTables({ phases: ['over', 'closed', 'gathering'], before });
    return `${count} tables deleted`;
  }
  if (command === 'revive' && first !== undefined) return revive(store, first);
  if (command === 'tables') return JSON.stringify(await store.counts(null));
  throw new Error(USAGE);
}

const settings = readSettings(process.env);
if (typeof settings === 'string') {
  console.error(settings);
  process.exit(1);
}
const { databaseUrl, dataDir } = settings;
const store = databaseUrl === null ? await openEmbeddedStore(dataDir) : await openPostgres(databaseUrl, console.error);
try {
  console.log(await run(store, process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await store.close();
}
