import { once } from 'node:events';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPostgres } from '../tools/postgres.ts';
import type { Append } from './append.ts';
import { openPostgres } from './postgres-store.ts';
import type { Store } from './store.ts';

const postgres = startPostgres();
afterAll(() => postgres?.stop());

const CHANNEL_OF_ANN = {
  id: 'hook',
  player_id: 'ann',
  kind: 'hook',
  address: '{}',
  state: 'on',
  kinds: ',turn,',
  digest: 'none',
  key_hash: 'k',
  created_at: 1,
  failures: 0,
  last_at: null,
  last_result: null,
  lease_by: null,
  free_at: 0,
} as const;

describe.skipIf(postgres === null)('entries that share a commit in PostgreSQL', () => {
  let store: Store;
  let ear: pg.Client;
  const heard: string[] = [];
  const untold: string[] = [];
  beforeAll(async () => {
    const url = await postgres!.newDatabase();
    const hintOf = ({ table, events }: Append) => `${table}: ${events.map(({ seq }) => seq)}`;
    store = await openPostgres(url, console.error, {
      channel: 'spoken',
      hintOf,
      onUntold: (append) => untold.push(hintOf(append)),
    });
    ear = new pg.Client(url);
    await ear.connect();
    ear.on('notification', ({ payload }) => heard.push(payload!));
    await ear.query('listen spoken');
  });
  afterAll(async () => {
    await ear.end();
    await store.close();
  });

  const notice = (table: string, player: string) => ({
    id: `${table}-turn`,
    player,
    table,
    seat: 0,
    kind: 'turn' as const,
    seq: 2,
    at: 1,
    due: 1,
    deadline: null,
    body: '{}',
  });
  const move = (table: string, ...seqs: number[]): Append => ({
    table,
    events: seqs.map((seq) => ({ seq, at: seq, body: '{}' })),
    change: null,
    snapshot: null,
    seatings: null,
  });
  const newTable = async (id: string) => {
    const row = { id, game: 'lantern', phase: 'playing', listed: 0, host: 'h', created_at: 1, updated_at: 1 };
    await store.addTable({ row: { ...row, due_at: null, summary: '{}' }, event: { seq: 1, at: 1, body: '{}' } });
    return id;
  };

  test('are told to other servers with it: what was stored, and nothing else', async () => {
    const [a, b, c] = [await newTable('a'), await newTable('b'), await newTable('c')];
    await store.append(move(b, 2));
    await ear.query('select 1');
    heard.length = 0;
    const results = await Promise.all([a, b, c].map((table) => store.append(move(table, 2, 3))));
    expect(results).toEqual(['stored', 'conflict', 'stored']);
    while (heard.length < 2) await once(ear, 'notification');
    await ear.query('select 1');
    expect(heard.toSorted()).toEqual(['a: 2,3', 'c: 2,3']);
    expect(untold).toEqual([]);
  });

  test('a turn its player wants to hear of is stored with its notice, and told after that', async () => {
    const [quiet, loud] = [await newTable('quiet'), await newTable('loud')];
    await store.addPlayer({ id: 'ann', name: 'Ann', token_hash: 't', created_at: 1, seen_at: 1 });
    await store.addChannel({ channel: CHANNEL_OF_ANN, most: 9 });
    heard.length = 0;
    const results = await Promise.all([
      store.append({ ...move(quiet, 2), notices: [notice(quiet, 'bea')] }),
      store.append({ ...move(loud, 2), notices: [notice(loud, 'ann')] }),
    ]);
    expect(results).toEqual(['stored', 'stored']);
    expect(await store.waitingNotices(null)).toBe(1);
    for (const table of [quiet, loud]) expect(await store.eventsAfter({ table, seq: 1 })).toHaveLength(1);
    await ear.query('select 1');
    expect(heard).toEqual(['quiet: 2']);
    expect(untold).toEqual(['loud: 2']);
  });
});
