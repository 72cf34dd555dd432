import { hashJson } from '@majlis/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newFolder, openHouse, type TestHouse } from '../test/house.ts';
import { LIMITS } from './limits.ts';
import { Live, Visitor } from './tools/client.ts';

const folder = newFolder();
afterAll(() => folder.remove());
const TOKEN = `majlis-seat-${'a'.repeat(52)}`;

async function begin(base: string) {
  const ann = await Visitor.named(base, 'Ann');
  const table = await ann.table({ game: 'lantern', seats: 2 });
  const keys = [await ann.join(table, 0), await ann.join(table, 1)] as const;
  await ann.post(`/api/tables/${table}/start`);
  return { ann, table, keys };
}

describe('20,000 messages of a hostile client', () => {
  let house: TestHouse;
  beforeAll(async () => {
    house = await openHouse({ dataDir: `${folder.path}/wide` });
  });
  afterAll(() => house.close());

  test('are each refused with a code; no table changes, memory stays bounded, others play on', async () => {
    const victim = await begin(house.base);
    const owner = await Live.at(house.base, victim.table, victim.keys);
    const before = hashJson([owner.update(0), owner.update(1)]);
    const hostile = await Live.at(house.base, victim.table, [victim.keys[1]]);
    const done = { type: 'play', id: 'old', seat: 1, decision: hostile.update(1).decision!.id, action: null };
    const wishes: ((n: number) => string)[] = [
      (n) => '{'.repeat(1 + (n % 50)),
      (n) => JSON.stringify({ type: 'play', id: `x${n}`, seat: 1, decision: '0.0', action: { type: 'pass' } }),
      (n) => JSON.stringify({ ...done, id: `y${n}`, seat: 0 }),
      (n) => JSON.stringify({ ...done, id: `z${n}`, action: { type: 'bid', coins: n } }),
      () => JSON.stringify(done),
      (n) => JSON.stringify({ type: 'hello', protocol: 9, table: victim.table, seats: [TOKEN], n }),
      (n) => JSON.stringify({ ...done, type: 'check', id: `c${n}`, action: [n] }),
      (n) => JSON.stringify({ type: 'undo', id: `u${n}`, seat: 7 }),
      (n) => JSON.stringify({ type: 'say', id: `s${n}`, seat: 1, text: ' ' }),
      () =>
        JSON.stringify({
          type: 'play',
          id: 'deep',
          seat: 1,
          decision: '0.0',
          action: JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`),
        }),
      () => `"${'x'.repeat(20_000)}"`,
      () => JSON.stringify({ type: '__proto__', id: 'p', seat: 1 }),
      () => '{"__proto__":{"type":"undo"},"id":"q","seat":1}',
    ];
    const bystander = await begin(house.base);
    const honest = await Live.at(house.base, bystander.table, bystander.keys);
    let honestMoves = 0;
    const rss = process.memoryUsage().rss;
    let client = hostile;
    let refused = 0;
    for (let n = 0; n < 20_000; n++) {
      // A client that is refused too often is shown out; it comes back.
      if (client.bye !== null) {
        refused += client.heard.filter((text) => /"(problem|answer|bye)"/.test(text)).length;
        client = await Live.at(house.base, victim.table, [victim.keys[1]]);
      }
      client.say(wishes[n % wishes.length]!(n));
      if (n % 200 === 0) {
        const [seat] = honest.update(0).asked;
        const decision = seat === undefined ? null : honest.update(seat).decision;
        if (decision !== null) {
          expect(await honest.play(seat!, decision.legal[0]!)).toMatchObject({ ok: true });
          honestMoves++;
        }
        await new Promise((resolve) => setImmediate(resolve));
      }
    }
    await client.close();
    refused += client.heard.filter((text) => /"(problem|answer|bye)"/.test(text)).length;
    expect(refused).toBeGreaterThan(1_000);
    expect(client.heard.concat(hostile.heard).filter((text) => text.includes('"ok":true'))).toEqual([]);
    expect(honestMoves).toBeGreaterThan(10);
    const again = await Live.at(house.base, victim.table, victim.keys);
    const clean = (update: object) => ({ ...update, now: 0, log: 0, chat: 0 });
    expect(hashJson([clean(again.update(0)), clean(again.update(1))])).toBe(
      hashJson([clean(owner.update(0)), clean(owner.update(1))]),
    );
    expect(hashJson([owner.update(0), owner.update(1)])).toBe(before);
    expect(process.memoryUsage().rss - rss).toBeLessThan(400e6);
    await Promise.all([owner.close(), again.close(), honest.close()]);
  });

  const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

  test('nesting, however deep and wherever, stops no table', async () => {
    const { ann, table, keys } = await begin(house.base);
    const live = await Live.at(house.base, table, keys);
    const { id } = live.update(0).decision!;
    const answers = (depth: number) => `[{"prompt":"gusts","until":"cancelled","action":${nested(depth)}}]`;
    live.say(`{"type":"setStanding","id":"deep","seat":0,"answers":${answers(5_000)}}`);
    for (const type of ['play', 'check'])
      live.say(`{"type":"${type}","id":"deep","seat":0,"decision":"${id}","action":${nested(5_000)}}`);
    await live.until(() => live.heard.filter((text) => text.includes('"bad-message"')).length === 3);
    const gathering = await ann.table({ game: 'lantern', seats: 2 });
    for (const depth of [25, 5_000]) {
      const body = `{"config":${nested(depth)},"seats":2`;
      expect(await ann.call('POST', `/api/tables/${gathering}/arrange`, `${body}}`)).toMatchObject({ status: 400 });
      expect(await ann.call('POST', '/api/tables', `${body},"game":"lantern"}`)).toMatchObject({ status: 400 });
    }
    const flat = { type: 'setStanding', seat: 0, answers: JSON.parse(answers(9)) };
    expect(await live.wish(flat)).toMatchObject({ refusal: { code: 'not-an-action' } });
    expect(await ann.get(`/api/tables/${gathering}`)).toMatchObject({ phase: 'gathering' });
    expect(await live.play(0, live.update(0).decision!.legal[0]!)).toMatchObject({ ok: true });
    await live.close();
  });

  test('a frame larger than any message ends the connection before it is put together', async () => {
    const { table } = await begin(house.base);
    const live = await Live.at(house.base, table);
    live.say('x'.repeat(200_000));
    await live.until(() => live.socket.readyState === live.socket.CLOSED);
  });

  test('a page of another version is told so, and not left waiting', async () => {
    const { WebSocket } = await import('ws');
    const socket = new WebSocket(`${house.base.replace('http', 'ws')}/api/live`);
    const heard = new Promise<string>((resolve) => socket.on('message', (data) => resolve(String(data))));
    socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', protocol: 99, table: 'x' })));
    expect(JSON.parse(await heard)).toEqual({ type: 'bye', code: 'old-client' });
    socket.terminate();
  });

  test('forged, foreign and malformed tokens open nothing', async () => {
    const one = await begin(house.base);
    const other = await begin(house.base);
    expect((await Live.at(house.base, one.table, [TOKEN])).bye?.code).toBe('unknown-seat');
    expect((await Live.at(house.base, one.table, [other.keys[0]])).bye?.code).toBe('unknown-seat');
    expect((await Live.at(house.base, 'a'.repeat(26))).bye?.code).toBe('unknown-table');
    for (const token of [TOKEN, `majlis-player-${'a'.repeat(52)}`, 'x', one.ann.id]) {
      expect(await one.ann.call('POST', '/api/seat/renew', undefined, token)).toMatchObject({ status: 401 });
      expect(await one.ann.call('GET', '/api/me', undefined, token)).toMatchObject({ status: 401 });
    }
    expect(await one.ann.call('GET', '/api/me', undefined, one.keys[0].token)).toMatchObject({ status: 401 });
  });

  test('pages of other sites are turned away', async () => {
    const { table } = await begin(house.base);
    const foreign = { origin: 'https://elsewhere.example', 'content-type': 'application/json' };
    const answer = await fetch(`${house.base}/api/guests`, { method: 'POST', headers: foreign, body: '{"name":"x"}' });
    expect(answer.status).toBe(403);
    const own = await fetch(`${house.base}/api/guests`, {
      method: 'POST',
      headers: { ...foreign, origin: house.base },
      body: '{"name":"x"}',
    });
    expect(own.status).toBe(200);
    const { WebSocket } = await import('ws');
    const socket = new WebSocket(`${house.base.replace('http', 'ws')}/api/live`, {
      origin: 'https://elsewhere.example',
    });
    const error = await new Promise<Error>((resolve) => socket.on('error', resolve));
    expect(error.message).toContain('403');
    expect(table).toHaveLength(26);
  });

  test('tokens and words are nowhere in the database', async () => {
    const { ann, table, keys } = await begin(house.base);
    const dump = JSON.stringify([
      await house.house.store.dumpTable({ table }),
      await house.house.store.dumpPlayers({ after: '', limit: 1000 }),
    ]);
    for (const secret of [ann.token, keys[0].token, keys[0].words]) expect(dump).not.toContain(secret);
  });
});

describe('within the ordinary limits', () => {
  test('pings, pongs and messages in a thousand pieces are counted', async () => {
    const house = await openHouse({ dataDir: `${folder.path}/pings`, limitsFactor: 1 });
    const { table, keys } = await begin(house.base);
    const gone = (live: Live) => live.until(() => live.socket.readyState === live.socket.CLOSED);
    const attacks: ((live: Live) => void)[] = [
      ({ socket }) => socket.ping(),
      ({ socket }) => socket.pong(),
      ({ socket }) => socket.send('', { fin: false }),
    ];
    for (const attack of attacks) {
      const live = await Live.at(house.base, table, [keys[0]]);
      live.socket.ping();
      await new Promise((resolve) => live.socket.once('pong', resolve));
      for (let i = 0; i < 1_000 && live.socket.readyState === live.socket.OPEN; i++) attack(live);
      await gone(live);
    }
    await house.close();
  });

  test('whoever was sent away for a flood is not listened to at once; who is there plays on', async () => {
    const limits = { rest: 3_600_000 };
    const house = await openHouse({ dataDir: `${folder.path}/flood`, limitsFactor: 1 }, { limits });
    const { table, keys } = await begin(house.base);
    const players = await Live.at(house.base, table, keys);
    const flooding = await Live.at(house.base, table);
    for (let i = 0; i < 400; i++) flooding.say('{');
    await flooding.until(() => flooding.bye !== null);
    expect(flooding.bye).toEqual({ type: 'bye', code: 'too-many' });
    // Few of its messages were answered.
    expect(flooding.heard.filter((text) => text.includes('"problem"')).length).toBeLessThan(30);
    const { WebSocket } = await import('ws');
    const again = new WebSocket(`${house.base.replace('http', 'ws')}/api/live`);
    let heard = 0;
    again.on('message', () => heard++);
    await new Promise((resolve) => again.on('open', resolve));
    again.send(JSON.stringify({ type: 'hello', protocol: 1, table, seats: [] }));
    const [seat] = players.update(0).asked as [number];
    expect(await players.play(seat, players.update(seat).decision!.legal[0]!)).toMatchObject({ ok: true });
    expect(heard).toBe(0);
    again.terminate();
    await house.close();
  });

  test('two hundred who ask for everything again do not keep the players waiting', async () => {
    const house = await openHouse({ dataDir: `${folder.path}/crowd` });
    const { table, keys } = await begin(house.base);
    const players = await Live.at(house.base, table, keys);
    const crowd = await Promise.all(Array.from({ length: 60 }, () => Live.at(house.base, table)));
    for (let round = 0; round < 20; round++) for (const live of crowd) live.say({ type: 'sync' });
    const [seat] = players.update(0).asked as [number];
    expect(await players.play(seat, players.update(seat).decision!.legal[0]!)).toMatchObject({ ok: true });
    // The server ends while they still ask.
    for (const live of crowd) live.say({ type: 'sync' });
    await house.close();
    expect(players.bye).toEqual({ type: 'bye', code: 'drain' });
  });

  test('too many requests, messages, guesses and guests are refused', async () => {
    // Nothing comes back while the test runs, however slow the machine is.
    const rates = Object.entries(LIMITS).filter(([, rate]) => typeof rate === 'object');
    const limits = Object.fromEntries(rates.map(([name, rate]) => [name, { ...rate, perSecond: 0 }]));
    const house = await openHouse({ dataDir: `${folder.path}/narrow`, limitsFactor: 1 }, { limits });
    const { ann, table, keys } = await begin(house.base);
    const live = await Live.at(house.base, table, keys);
    for (let i = 0; i < LIMITS.messages.burst + 20; i++) live.say({ type: 'sync' });
    await live.until(() => live.heard.some((text) => text.includes('too-fast')));
    const other = await Live.at(house.base, table, [keys[1]]);
    const { id, legal } = other.update(1).decision!;
    for (let i = 0; i < LIMITS.checks.burst + 5; i++) {
      other.say({ type: 'check', id: `c${i}`, seat: 1, decision: id, action: legal[0]! });
    }
    await other.until(() => other.heard.some((text) => text.includes('"checked"') && text.includes('too-fast')));
    // Asking too much leaves the seat free to play.
    expect(await other.play(1, legal[0]!)).toMatchObject({ ok: true });
    await other.close();
    const guesses = await Promise.all(
      Array.from({ length: 10 }, () =>
        ann.call('POST', `/api/tables/${table}/recover`, { words: 'lamu besi doka nifu raza pilo' }),
      ),
    );
    expect(guesses.map(({ status }) => status)).toContain(429);
    const guests = await Promise.all(Array.from({ length: 60 }, () => ann.call('POST', '/api/guests', { name: 'x' })));
    expect(guests.filter(({ status }) => status === 429).length).toBeGreaterThan(10);
    const looks = await Promise.all(Array.from({ length: 150 }, () => ann.call('GET', '/api/games')));
    expect(looks.filter(({ status }) => status === 429).length).toBeGreaterThan(10);
    await live.close();
    await house.close();
  });
});
