import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newFolder, openHouse, type TestHouse } from '../test/house.ts';
import { LIMITS } from './limits.ts';
import { openEmbeddedStore } from './storage/embedded-store.ts';
import { StorageError } from './storage/storage-error.ts';
import { newTableId } from './tables/new-table-id.ts';
import { revive } from './tables/revive.ts';
import { Live, Visitor } from './tools/client.ts';
import { freePort } from './tools/proxy.ts';

const folder = newFolder();

/** Opening a house takes longer than most that happens in it: one for all that do not need their own. */
let house: TestHouse;
let figures: { readonly host: string; readonly port: number };
beforeAll(async () => {
  figures = { host: '127.0.0.1', port: await freePort() };
  const limits = { listing: LIMITS.listing, recovery: LIMITS.recovery, codes: LIMITS.codes };
  const settings = { metricsToken: null, metricsAddress: figures, trustProxy: 1, logLevel: 'silent' } as const;
  house = await openHouse({ dataDir: `${folder.path}/shared`, ...settings }, { limits });
});
afterAll(async () => {
  await house.close();
  folder.remove();
});

async function begin(base: string) {
  const ann = await Visitor.named(base, 'Ann');
  const table = await ann.table({ game: 'lantern', seats: 2 });
  const keys = [await ann.join(table, 0), await ann.join(table, 1)];
  await ann.post(`/api/tables/${table}/start`);
  return { ann, table, keys };
}

const playFirst = (live: Live) => {
  const [seat] = live.update(0).asked as [number];
  return live.play(seat, live.update(seat).decision!.legal[0]!);
};

test('where hints were agreed on a seat is told what a bot would be, and nobody else is', async () => {
  const ann = await Visitor.named(house.base, 'Ann');
  const dealt = async (terms: object) => {
    const table = await ann.table({ game: 'lantern', seats: 2, ...terms });
    const keys = [await ann.join(table, 0), await ann.join(table, 1)];
    await ann.post(`/api/tables/${table}/start`);
    const live = await Live.at(house.base, table, keys);
    const [asked] = live.update(0).asked as [number];
    const path = `/api/seat/questions/${live.update(asked).decision!.id}`;
    return { table, keys, asked, path, decision: live.update(asked).decision! };
  };
  const agreed = await dealt({ hints: true });
  expect((await ann.get(`/api/tables/${agreed.table}`)).hints).toBe(true);
  const known = await ann.get(agreed.path, agreed.keys[agreed.asked]!.token);
  expect(known).toMatchObject({ game: 'lantern', seat: agreed.asked, legal: agreed.decision.legal });
  const other = agreed.keys[1 - agreed.asked]!.token;
  // Both are asked in this game; each hears of its own hand alone.
  expect((await ann.get(agreed.path, other)).seat).toBe(1 - agreed.asked);
  expect((await ann.call('GET', agreed.path, undefined, '')).status).toBe(401);
  const past = await ann.call('GET', '/api/seat/questions/0.999', undefined, other);
  expect(past.body).toMatchObject({ code: 'stale-decision' });
  for (const terms of [{}, { hints: true, rated: true }]) {
    const { path, keys, asked } = await dealt(terms);
    expect((await ann.call('GET', path, undefined, keys[asked]!.token)).body).toMatchObject({ code: 'no-hints' });
  }
});

/** A disk of its own that can be filled; null, and said, where this process may not mount one. */
function smallDisk(): string | null {
  const path = `${folder.path}/disk`;
  mkdirSync(path);
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', path]);
  if (status === 0) return path;
  console.warn('No disk can be mounted here: the test of a full disk DID NOT RUN.');
  return null;
}
const disk = smallDisk();
afterAll(() => disk !== null && spawnSync('umount', [disk]));

test.skipIf(disk === null)(
  'a full disk: moves are refused and the server says so; with room again the game goes on',
  async () => {
    const house = await openHouse({ dataDir: disk!, logLevel: 'silent' });
    const { ann, table, keys } = await begin(house.base);
    const live = await Live.at(house.base, table, keys);
    expect(await playFirst(live)).toMatchObject({ ok: true });
    writeFileSync(`${disk}/filler`, '');
    spawnSync('dd', ['if=/dev/zero', `of=${disk}/filler`, 'bs=64k']);
    // What is allocated already takes a few more.
    let answer = await playFirst(live);
    for (let i = 0; i < 2_000 && answer.ok; i++)
      answer = await live.wish({ type: 'say', seat: 0, text: 'x'.repeat(500) });
    expect(answer).toMatchObject({ ok: false, refusal: { code: 'not-stored' } });
    const sick = async () => (await ann.call('GET', '/healthz')).status === 503;
    for (let i = 0; i < 20 && !(await sick()); i++) await new Promise((resolve) => setTimeout(resolve, 250));
    const ill = { ok: false, code: 'database', fault: expect.stringMatching(/FULL|IOERR/) };
    expect(await ann.call('GET', '/healthz')).toMatchObject({ status: 503, body: ill });
    const { moves } = live.update(0);
    rmSync(`${disk}/filler`);
    await live.until(() => live.update(0).phase === 'playing');
    for (let i = 0; i < 50 && !(await playFirst(live)).ok; i++)
      await new Promise((resolve) => setTimeout(resolve, 100));
    await live.until(() => live.update(0).moves > moves);
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    expect(await ann.get('/healthz')).toEqual({ ok: true });
    expect((await house.house.store.findTable({ table }))!.phase).not.toBe('stopped');
    await live.close();
    await house.close();
  },
);

test('a database that cannot be opened is named, with the reason', async () => {
  const path = `${folder.path}/broken`;
  mkdirSync(path);
  writeFileSync(`${path}/majlis.db`, 'this is no database'.repeat(500));
  const error = await openEmbeddedStore(path).catch((failure: unknown) => failure);
  expect(error).toBeInstanceOf(StorageError);
  expect(String(error)).toMatch(/majlis\.db: .*not a database/);
  expect(String(error)).not.toContain('undefined');
});

describe('a stopped table', () => {
  test('goes on when an operator revives it, also for those who are looking at it', async () => {
    const { table, keys } = await begin(house.base);
    const live = await Live.at(house.base, table, keys);
    await house.liveTables.of(table).command({ do: 'stop', reason: 'a test' });
    expect(await playFirst(live)).toMatchObject({ refusal: { code: 'stopped' } });
    expect(await revive(house.house.store, table)).toBe('playing');
    expect(await revive(house.house.store, table)).toBe('not revived: not-stopped');
    expect(await revive(house.house.store, 'a'.repeat(26))).toMatch('no table');
    const answer = await live.wish({ type: 'say', seat: 0, text: 'are we back?' });
    expect(answer).toMatchObject({ ok: true });
    await live.until(() => live.update(0).phase === 'playing' && live.update(0).decision !== null);
    expect(await playFirst(live)).toMatchObject({ ok: true });
    await live.close();
  });

  test('whose rules have changed says so; it can be closed and deleted, and goes on under the old ones', async () => {
    const before = await openHouse({ dataDir: `${folder.path}/rules`, logLevel: 'silent' });
    const [one, two, three] = [await begin(before.base), await begin(before.base), await begin(before.base)];
    for (const { table, keys } of [one, two, three]) {
      const live = await Live.at(before.base, table, keys);
      for (let i = 0; i < 4; i++) expect(await playFirst(live)).toMatchObject({ ok: true });
      await live.close();
    }
    // As a kill leaves it: no snapshot of the last position.
    const killed = `${folder.path}/killed`;
    mkdirSync(killed);
    for (const file of ['majlis.db', 'majlis.db-wal']) {
      const from = `${folder.path}/rules/${file}`;
      if (existsSync(from)) cpSync(from, `${killed}/${file}`);
    }
    await before.close();
    const games = new URL('../test/changed-games.ts', import.meta.url).href;
    const after = await openHouse({ dataDir: killed, logLevel: 'silent' }, { games });
    const live = await Live.at(after.base, one.table, one.keys);
    expect(live.bye).toBeNull();
    expect(live.update(0)).toMatchObject({ phase: 'stopped', stopped: 'other-rules', moves: 4, decision: null });
    expect(await live.wish({ type: 'say', seat: 0, text: 'what now?' })).toMatchObject({ ok: true });
    const call = async (method: string, path: string, token: string) =>
      (await fetch(after.base + path, { method, headers: { authorization: `Bearer ${token}` } })).status;
    expect(await call('POST', `/api/tables/${one.table}/close`, one.ann.token)).toBe(200);
    expect(await call('DELETE', `/api/tables/${one.table}`, one.ann.token)).toBe(200);
    expect(await call('DELETE', `/api/tables/${two.table}`, one.ann.token)).toBe(403);
    expect(await call('DELETE', `/api/tables/${two.table}`, two.ann.token)).toBe(200);
    await live.close();
    expect((await Live.at(after.base, three.table)).update('spectator').phase).toBe('stopped');
    await after.close();

    const back = await openHouse({ dataDir: killed, logLevel: 'silent' });
    const player = await Live.at(back.base, three.table, three.keys);
    expect(player.update(0)).toMatchObject({ phase: 'playing', moves: 4 });
    expect(await playFirst(player)).toMatchObject({ ok: true });
    await player.close();
    await back.close();
  });
});

test('a journal longer than anybody reads at once is opened and sent page by page', async () => {
  const { ann, table, keys } = await begin(house.base);
  const { store } = house.house;
  const first = (await store.eventsAfter({ table, seq: 0 })).length + 1;
  // As a server without a cap once let in.
  for (let i = 0; i < 30; i++) {
    const events = Array.from({ length: 30 }, (_, n) => {
      const seq = first + 30 * i + n;
      const said = {
        kind: 'said',
        seat: 0,
        player: ann.id,
        text: 'x'.repeat(2_000),
        seq,
        at: 1_800_000_000_000,
        client: null,
      };
      return { seq, at: said.at, body: JSON.stringify(said) };
    });
    expect(await store.append({ table, events, change: null, snapshot: null, seatings: null })).toBe('stored');
  }
  await house.liveTables.of(table).reload();
  const live = await Live.at(house.base, table, keys);
  expect(live.update(0).chat).toHaveLength(200);
  for (let i = 0; i < 200 && live.update(0).phase === 'playing'; i++) await playFirst(live);
  expect(live.update(0).phase).toBe('over');
  await live.close();
  const archive = await (await fetch(`${house.base}/api/tables/${table}/archive`)).text();
  expect(archive.match(/"kind":"events"/g)!.length).toBeGreaterThan(900);
});

test('figures are told at an address apart, where one is named, and nothing else is', async () => {
  const apart = `http://${figures.host}:${figures.port}`;
  expect((await fetch(`${house.base}/metrics`)).status).toBe(404);
  const answer = await fetch(`${apart}/metrics`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  expect(await answer.text()).toMatch(/^majlis_tables_open \d+$/m);
  for (const path of ['/', '/api/tables', '/metrics/..', '/healthz']) {
    expect((await fetch(apart + path)).status).toBe(404);
  }
});

describe('one address among others', () => {
  const from =
    (base: string, address: string, token = '') =>
    async (method: string, path: string, body?: object) => {
      const headers = {
        'x-forwarded-for': address,
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
      };
      const response = await fetch(base + path, {
        method,
        headers,
        body: body === undefined ? null : JSON.stringify(body),
      });
      return { status: response.status, body: await response.json() };
    };
  const guest = async (base: string, address: string) => {
    const { body } = await from(base, address)('POST', '/api/guests', { name: 'x' });
    return from(base, address, body.token);
  };

  test('cannot push the tables of others off the lobby, whatever names it takes', async () => {
    const wish = { game: 'lantern', seats: 2, listed: true };
    const honest = await guest(house.base, '203.0.113.1');
    const { body: mine } = await honest('POST', '/api/tables', wish);
    const answers: number[] = [];
    for (let i = 0; i < 60; i++) {
      const hostile = await guest(house.base, '198.51.100.9');
      answers.push((await hostile('POST', '/api/tables', wish)).status);
    }
    expect(answers.filter((status) => status === 200)).toHaveLength(LIMITS.listing.burst);
    const lobby = async () => (await honest('GET', '/api/tables')).body.tables as { id: string; host: string }[];
    expect((await lobby()).map(({ id }) => id)).toContain(mine.id);
  });

  test('finds a table that gathers by its code, none that has begun, and cannot try many', async () => {
    const ann = await guest(house.base, '203.0.113.4');
    const { body: mine } = await ann('POST', '/api/tables', { game: 'lantern', seats: 2 });
    const ask = (address: string) => from(house.base, address)('GET', `/api/codes/${mine.id.slice(0, 6)}`);
    expect((await ask('203.0.113.5')).body).toEqual({ id: mine.id });
    const begun = (await begin(house.base)).table.slice(0, 6);
    const other = from(house.base, '203.0.113.6');
    expect((await other('GET', `/api/codes/${begun}`)).body).toMatchObject({ code: 'no-such-table' });
    expect((await other('GET', '/api/codes/short')).status).toBe(400);
    for (let i = 1; i < LIMITS.codes.burst; i++) await other('GET', `/api/codes/${begun}`);
    expect((await ask('203.0.113.6')).body).toMatchObject({ code: 'too-many' });
    expect((await ask('203.0.113.5')).status).toBe(200);
  });

  test('a new table gets a code that no table still gathering has', async () => {
    const ann = await guest(house.base, '203.0.113.7');
    const { body: mine } = await ann('POST', '/api/tables', { game: 'lantern', seats: 2 });
    const drawn = [`${mine.id.slice(0, 6)}${'a'.repeat(20)}`, 'b'.repeat(26)];
    expect(await newTableId(house.house.store, () => drawn.shift()!)).toBe('b'.repeat(26));
    const { table } = await begin(house.base);
    const alike = `${table.slice(0, 6)}${'a'.repeat(20)}`;
    expect(await newTableId(house.house.store, () => alike)).toBe(alike);
  });

  test('cannot lock the owner of recovery words out by guessing', async () => {
    const { table, keys } = await begin(house.base);
    const path = `/api/tables/${table}/recover`;
    for (let i = 0; i < 20; i++) {
      const hostile = from(house.base, `198.51.100.${i % 4}`);
      expect([404, 429]).toContain((await hostile('POST', path, { words: 'lamu besi doka nifu raza pilo' })).status);
    }
    const owner = from(house.base, '203.0.113.1');
    expect((await owner('POST', path, { words: keys[0]!.words })).status).toBe(200);
  });
});

test('bots among themselves rest while nobody looks', async () => {
  const ann = await Visitor.named(house.base, 'Ann');
  const table = await ann.table({ game: 'lantern', seats: 2 });
  for (const seat of [0, 1])
    await ann.post(`/api/tables/${table}/seats/${seat}`, { holder: { kind: 'bot', level: 'random' } });
  await ann.post(`/api/tables/${table}/start`);
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect((await ann.get(`/api/tables/${table}`)).moves).toBe(0);
  expect((await house.house.store.findTable({ table }))!.due_at).toBeNull();
  const live = await Live.at(house.base, table);
  await live.until(() => live.update('spectator').phase === 'over');
  await live.close();
});
