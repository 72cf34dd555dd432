import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPostgres } from '../tools/postgres.ts';
import type { Append } from './append.ts';
import { openEmbeddedStore } from './embedded-store.ts';
import { openPostgres } from './postgres-store.ts';
import type { Store } from './store.ts';

const postgres = startPostgres();
const folder = mkdtempSync(join(tmpdir(), 'majlis-store-'));
afterAll(() => {
  postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const kinds: [string, boolean, () => Promise<Store>][] = [
  ['the embedded database', false, () => openEmbeddedStore(join(folder, 'data'))],
  ['PostgreSQL', postgres === null, async () => openPostgres(await postgres!.newDatabase(), console.error)],
];

const row = (id: string, more = {}) => ({
  id,
  game: 'lantern',
  phase: 'gathering',
  listed: 1,
  host: 'h',
  created_at: 1,
  updated_at: 1,
  due_at: null,
  summary: '{}',
  ...more,
});
const event = (seq: number, body = `{"n":${seq}}`) => ({ seq, at: 1_800_000_000_000 + seq, body });
const plain = (table: string, ...seqs: number[]): Append => ({
  table,
  events: seqs.map((seq) => event(seq)),
  change: null,
  snapshot: null,
  seatings: null,
});

describe.each(kinds)('%s', (_, isMissing, open) => {
  if (isMissing) {
    test.skip('DID NOT RUN: no PostgreSQL here', () => {});
    return;
  }
  let store: Store;
  beforeAll(async () => {
    store = await open();
  });
  afterAll(() => store.close());

  const newTable = async (id: string, more = {}) => {
    await store.addTable({ row: row(id, more), event: event(1) });
    return id;
  };

  test('keeps a journal in order, times as numbers', async () => {
    const table = await newTable('order');
    expect(await store.append(plain(table, 2, 3))).toBe('stored');
    expect(await store.append(plain(table, 4))).toBe('stored');
    const loaded = await store.open({ table });
    expect(await store.eventsAfter({ table, seq: 0 })).toEqual([event(1), event(2), event(3), event(4)]);
    expect(await store.eventsAfter({ table, seq: 1, limit: 2 })).toEqual([event(2), event(3)]);
    expect(loaded).toEqual({ row: row('order'), snapshot: null, migrated: 0 });
    await store.append({ ...plain(table), events: [event(5, '{"kind":"migrated"}'), event(6, '{"kind":"said"}')] });
    expect((await store.open({ table }))!.migrated).toBe(5);
    expect(await store.eventsAfter({ table, seq: 3, limit: 1 })).toEqual([event(4)]);
    expect(await store.eventsAt({ table, seqs: [4, 2, 99] })).toEqual([event(2), event(4)]);
    const heads = [
      { table, seq: 2 },
      { table: 'nobody', seq: 0 },
    ];
    expect(await store.newsOf({ heads })).toMatchObject([{ table, seq: 3 }, { seq: 4 }, { seq: 5 }, { seq: 6 }]);
  });

  test('of two appends to the same head one is stored whole and the other not at all', async () => {
    const table = await newTable('race');
    const results = await Promise.all([
      store.append(plain(table, 2, 3)),
      store.append({ ...plain(table, 2, 3, 4), change: { phase: 'playing' } }),
    ]);
    expect(results.toSorted()).toEqual(['conflict', 'stored']);
    const { row } = (await store.open({ table }))!;
    const events = await store.eventsAfter({ table, seq: 0 });
    expect([3, 4]).toContain(events.length);
    expect(row.phase).toBe(events.length === 4 ? 'playing' : 'gathering');
  });

  test('many appends at once are all stored, each failure for itself', async () => {
    const tables = await Promise.all(Array.from({ length: 50 }, (_, i) => newTable(`many${i}`)));
    const seqs = [2, 3, 4, 5];
    const results = await Promise.all(
      tables.map(async (table) => {
        const answers: string[] = [];
        for (const seq of seqs)
          answers.push(await store.append(plain(table, seq)), await store.append(plain(table, seq)));
        return answers;
      }),
    );
    for (const answers of results) expect(answers).toEqual(seqs.flatMap(() => ['stored', 'conflict']));
  });

  test('what is written together harms no other: a conflict, a table that is gone, changes of some columns', async () => {
    const tables = await Promise.all(Array.from({ length: 6 }, (_, i) => newTable(`group${i}`, { due_at: 7_000 })));
    const [a, b, c, d, e, f] = tables as [string, string, string, string, string, string];
    await store.append(plain(b, 2));
    await store.deleteTable({ table: c });
    const results = await Promise.all([
      store.append({ ...plain(a, 2, 3), change: { phase: 'playing' } }),
      store.append({ ...plain(b, 2, 3), change: { phase: 'playing' } }),
      store.append(plain(c, 2)),
      store.append({ ...plain(d, 2), change: { due_at: null } }),
      store.append({
        ...plain(e),
        change: { phase: 'closed', updated_at: 9, summary: '{"s":"ü\\"\\\\"}', due_at: 8_000 },
      }),
      store.append({ ...plain(f, 2), snapshot: { seq: 2, body: 'two' } }),
    ]);
    expect(results).toEqual(['stored', 'conflict', 'gone', 'stored', 'stored', 'stored']);
    const rows = await Promise.all(tables.map((table) => store.findTable({ table })));
    const base = { game: 'lantern', phase: 'gathering', updated_at: 1, due_at: 7_000, summary: '{}' };
    expect(rows).toMatchObject([
      { ...base, phase: 'playing' },
      base,
      null as never,
      { ...base, due_at: null },
      { ...base, phase: 'closed', updated_at: 9, due_at: 8_000, summary: '{"s":"ü\\"\\\\"}' },
      base,
    ]);
    const lengths = tables.map(async (table) => (await store.eventsAfter({ table, seq: 0 })).length);
    expect(await Promise.all(lengths)).toEqual([3, 2, 0, 2, 1, 2]);
  });

  test('a snapshot never goes back, and is loaded beside the journal', async () => {
    const table = await newTable('snap');
    await store.append({ ...plain(table, 2), snapshot: { seq: 2, body: 'two' } });
    await store.keepSnapshot({ table, seq: 1, body: 'one' });
    expect((await store.open({ table }))!.snapshot).toBe('two');
  });

  test('a deleted table is gone with all that belongs to it', async () => {
    const table = await newTable('gone');
    await store.append({
      ...plain(table, 2),
      seatings: [{ seat: 0, player_id: 'ann' }],
      snapshot: { seq: 2, body: '' },
    });
    expect(await store.tablesOf({ player: 'ann', limit: 9 })).toMatchObject([{ id: 'gone', seat: 0 }]);
    expect(await store.deleteTable({ table })).toBe(true);
    expect(await store.deleteTable({ table })).toBe(false);
    expect(await store.open({ table })).toBeNull();
    expect(await store.append(plain(table, 3))).toBe('gone');
    expect(await store.tablesOf({ player: 'ann', limit: 9 })).toEqual([]);
    expect(await store.eventsAfter({ table, seq: 0 })).toEqual([]);
  });

  test('a due table is claimed by one', async () => {
    const table = await newTable('due', { due_at: 50 });
    expect(await store.dueTables({ now: 49, limit: 9 })).toEqual([]);
    expect(await store.dueTables({ now: 50, limit: 9 })).toEqual([{ id: 'due', due_at: 50 }]);
    const claims = [1, 2, 3].map(() => store.claimDue({ table, due: 50, until: 90 }));
    expect((await Promise.all(claims)).filter(Boolean)).toHaveLength(1);
    await store.setDue({ table, due: null });
    expect(await store.dueTables({ now: 1000, limit: 9 })).toEqual([]);
  });

  test('lists what is meant for everybody, the latest first', async () => {
    await newTable('public1', { phase: 'over', updated_at: 10 });
    await newTable('public2', { phase: 'over', updated_at: 20, game: 'other' });
    await newTable('secret', { phase: 'over', updated_at: 30, listed: 0 });
    const list = (more = {}) => store.listTables({ phase: 'over', game: null, before: 1000, limit: 10, ...more });
    expect((await list()).map(({ id }) => id)).toEqual(['public2', 'public1']);
    expect((await list({ before: 20 })).map(({ id }) => id)).toEqual(['public1']);
    expect((await list({ game: 'other' })).map(({ id }) => id)).toEqual(['public2']);
    expect(await store.deleteOldTables({ phases: ['over'], before: 25 })).toBe(2);
    expect(await store.findTable({ table: 'secret' })).not.toBeNull();
  });

  test('a match has each player once, is started once, and goes when its tables are gone', async () => {
    const match = {
      id: 'match',
      game: 'lantern',
      host: 'ann',
      wish: '{}',
      seeds: '[]',
      created_at: 10,
      started_at: null,
    };
    await store.addMatch({ match, player: 'ann' });
    expect(await store.joinMatch({ match_id: 'match', place: 1, player_id: 'ann' })).toBe(false);
    const joins = ['bea', 'cid'].map((player_id) => store.joinMatch({ match_id: 'match', place: 1, player_id }));
    expect((await Promise.all(joins)).filter(Boolean)).toHaveLength(1);
    const starts = [1, 2].map((at) => store.startMatch({ id: 'match', wish: '{}', at }));
    expect((await Promise.all(starts)).filter(Boolean)).toHaveLength(1);
    const table = await newTable('matched', { phase: 'playing', updated_at: 10 });
    const row = { match_id: 'match', deal: 0, number: 0, points: null };
    expect(await store.addMatchTable({ ...row, table_id: table })).toBe(true);
    expect(await store.addMatchTable({ ...row, table_id: await newTable('second') })).toBe(false);
    expect(await store.matchOfTable({ table, ended: ['over'] })).toEqual({ match: 'match', open: 1 });
    expect(await store.matchOfTable({ table: 'second', ended: ['over'] })).toBeNull();
    expect(await store.deleteOldMatches({ before: 20 })).toBe(0);
    await store.deleteTable({ table });
    expect(await store.deleteOldMatches({ before: 20 })).toBe(1);
    expect(await store.findMatch({ id: 'match' })).toBeNull();
  });

  test('a seat has one key; a player who leaves takes what they said with them', async () => {
    const table = await newTable('keys');
    const key = { table_id: table, seat: 0, words_hash: 'w', words_salt: 's', created_at: 1 };
    await store.setSeatKey({ ...key, token_hash: 'first' });
    await store.setSeatKey({ ...key, token_hash: 'second' });
    expect(await store.seatByToken({ hash: 'first' })).toBeNull();
    expect(await store.seatByToken({ hash: 'second' })).toMatchObject({ seat: 0 });
    await store.addPlayer({ id: 'bea', name: 'Bea', token_hash: 't', created_at: 1, seen_at: 1 });
    const said = (seq: number, player: string) => event(seq, JSON.stringify({ kind: 'said', player, text: 'hi' }));
    await store.append({
      ...plain(table),
      events: [said(2, 'bea'), said(3, 'cid')],
      seatings: [{ seat: 0, player_id: 'bea' }],
    });
    expect(await store.namesOf({ ids: ['bea', 'cid'] })).toEqual({ bea: 'Bea' });
    await store.deletePlayer({ id: 'bea' });
    const texts = (await store.eventsAfter({ table, seq: 1 })).map(({ body }) => JSON.parse(body).text);
    expect(texts).toEqual(['', 'hi']);
    expect(await store.findPlayer({ id: 'bea' })).toBeNull();
  });

  test('remembers when a server was last alive', async () => {
    await store.beat({ id: 'a', at: 5 });
    await store.beat({ id: 'a', at: 7 });
    await store.beat({ id: 'b', at: 6 });
    expect(await store.lastBeat(null)).toBe(7);
  });
});
