import type { Dumped } from './keeping-ops.ts';
import type { Schema } from './schema.ts';
import type { Store } from './store.ts';

/** Described in docs/operations.md. */
export const ARCHIVE_FORMAT = 'majlis-archive/1';

const PAGE = 200;
const line = (value: unknown): string => JSON.stringify(value);
const head = (of: 'table' | 'server'): string => line({ format: ARCHIVE_FORMAT, of });

async function* pages<T extends { id: string }>(read: (after: string) => Promise<readonly T[]>): AsyncGenerator<T> {
  for (let after = ''; ; ) {
    const rows = await read(after);
    yield* rows;
    if (rows.length < PAGE) return;
    after = rows.at(-1)!.id;
  }
}

async function* linesOfTable(store: Store, row: Schema['tables'], withKeys: boolean): AsyncGenerator<string> {
  yield line({ kind: 'tables', row });
  for (let seq = 0; ; ) {
    const events = await store.eventsAfter({ table: row.id, seq, limit: PAGE });
    for (const event of events) yield line({ kind: 'events', row: { table_id: row.id, ...event } });
    if (events.length < PAGE) break;
    seq = events.at(-1)!.seq;
  }
  const { snapshots, seat_keys, seatings } = await store.dumpTable({ table: row.id });
  for (const snapshot of snapshots) yield line({ kind: 'snapshots', row: snapshot });
  for (const seating of seatings) yield line({ kind: 'seatings', row: seating });
  if (withKeys) for (const key of seat_keys) yield line({ kind: 'seat_keys', row: key });
}

async function* linesOfPlayer(store: Store, player: string | null): AsyncGenerator<string> {
  for (const [kind, rows] of Object.entries(await store.dumpPlayer({ player }))) {
    for (const row of rows) yield line({ kind, row });
  }
}

/** One table, without keys: who gets it cannot take a seat with it. */
export async function* archiveOfTable(store: Store, row: Schema['tables']): AsyncGenerator<string> {
  yield head('table');
  yield* linesOfTable(store, row, false);
}

/** Everything: the links of all seats go on working on the server that takes it in. */
export async function* archiveOfServer(store: Store): AsyncGenerator<string> {
  yield head('server');
  yield* linesOfPlayer(store, null);
  for await (const row of pages((after) => store.dumpPlayers({ after, limit: PAGE }))) {
    yield line({ kind: 'players', row });
    yield* linesOfPlayer(store, row.id);
  }
  for await (const row of pages((after) => store.dumpTables({ after, limit: PAGE })))
    yield* linesOfTable(store, row, true);
  for await (const row of pages((after) => store.dumpMatches({ after, limit: PAGE }))) {
    yield line({ kind: 'matches', row });
    for (const [kind, rows] of Object.entries(await store.dumpMatch({ id: row.id })))
      for (const part of rows) yield line({ kind, row: part });
  }
}

const KINDS: ReadonlySet<unknown> = new Set([
  'players',
  'tables',
  'events',
  'snapshots',
  'seat_keys',
  'seatings',
  'devices',
  'player_words',
  'channels',
  'notice_wishes',
  'server_keys',
  'results',
  'ratings',
  'daily_results',
  'matches',
  'match_players',
  'match_tables',
]);

export class BadArchive extends Error {
  override readonly name = 'BadArchive';
}

/** Takes an archive in, line by line. What is here already stays as it is. */
export async function takeInArchive(
  store: Store,
  lines: AsyncIterable<string>,
): Promise<{ rows: number; taken: number }> {
  let number = 0;
  let taken = 0;
  let batch: Dumped[] = [];
  const flush = async () => {
    if (batch.length > 0) taken += await store.takeIn({ rows: batch });
    batch = [];
  };
  for await (const text of lines) {
    number++;
    if (text.trim() === '') continue;
    const value = read(text, number);
    if (number === 1) {
      if (value.format !== ARCHIVE_FORMAT) throw new BadArchive(`not a ${ARCHIVE_FORMAT} file`);
      continue;
    }
    if (!KINDS.has(value.kind) || typeof value.row !== 'object')
      throw new BadArchive(`line ${number} is none of an archive`);
    batch.push(value as unknown as Dumped);
    if (batch.length >= PAGE) await flush();
  }
  await flush();
  if (number === 0) throw new BadArchive('the file is empty');
  return { rows: number - 1, taken };
}

function read(text: string, number: number): { format?: unknown; kind?: unknown; row?: unknown } {
  try {
    return JSON.parse(text);
  } catch {
    throw new BadArchive(`line ${number} is no JSON`);
  }
}
