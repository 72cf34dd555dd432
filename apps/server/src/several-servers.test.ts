import type { ServerMessage } from '@majlis/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openHouse, type TestHouse } from '../test/house.ts';
import { Live, Visitor } from './tools/client.ts';
import { startPostgres } from './tools/postgres.ts';

const postgres = startPostgres();
afterAll(() => postgres?.stop());

describe.skipIf(postgres === null)('two servers on one PostgreSQL', () => {
  let one: TestHouse;
  let two: TestHouse;
  let databaseUrl: string;
  beforeAll(async () => {
    databaseUrl = await postgres!.newDatabase();
    one = await openHouse({ databaseUrl });
    two = await openHouse({ databaseUrl });
  });
  afterAll(async () => {
    await one.close();
    await two.close();
  });

  const begin = async (seats = 2) => {
    const ann = await Visitor.named(one.base, 'Ann');
    const table = await ann.table({ game: 'lantern', seats });
    const keys = [];
    for (let seat = 0; seat < seats; seat++) keys.push(await ann.join(table, seat));
    return { ann, table, keys };
  };

  test('a table is played from both, whoever is connected where', async () => {
    const { ann, table, keys } = await begin();
    await ann.post(`/api/tables/${table}/start`);
    const lives = [await Live.at(one.base, table, [keys[0]!]), await Live.at(two.base, table, [keys[1]!])];
    for (let i = 0; i < 400 && lives[0]!.update(0).phase === 'playing'; i++) {
      const [seat] = lives[0]!.update(0).asked as [number];
      const live = lives[seat]!;
      await live.until(() => live.update(seat).decision !== null);
      const { seq, decision } = live.update(seat);
      expect(await live.play(seat, decision!.legal[0]!)).toMatchObject({ ok: true });
      await Promise.all(lives.map((other, s) => other.until(() => other.update(s).seq > seq)));
    }
    expect(lives.map((live, seat) => live.update(seat).phase)).toEqual(['over', 'over']);
    expect(lives[1]!.update(1).outcome).toEqual(lives[0]!.update(0).outcome);
    for (const [seat, live] of lives.entries()) {
      const seqs = live.heard
        .map((text) => JSON.parse(text))
        .filter(({ type }) => type === 'update')
        .map(({ seq }) => seq);
      expect(new Set(seqs).size, `seat ${seat} hears everything once`).toBe(seqs.length);
      expect(seqs).toEqual(seqs.toSorted((a: number, b: number) => a - b));
    }
    await Promise.all(lives.map((live) => live.close()));
  });

  test('what both say at the same moment is kept once each, in one order', async () => {
    const { ann, table, keys } = await begin();
    await ann.post(`/api/tables/${table}/start`);
    const lives = [await Live.at(one.base, table, [keys[0]!]), await Live.at(two.base, table, [keys[1]!])];
    const said = lives.flatMap((live, seat) =>
      Array.from({ length: 15 }, (_, i) => live.wish({ type: 'say', seat, text: `${seat}-${i}` })),
    );
    expect((await Promise.all(said)).every(({ ok }) => ok)).toBe(true);
    const spectator = await Live.at(two.base, table);
    // The last words of one may still be on their way to the other; each update brings only the lines since the last.
    const texts = () =>
      spectator.heard.flatMap((heard) => {
        const message = JSON.parse(heard) as ServerMessage;
        return message.type === 'update' ? message.chat.map(({ text }) => text) : [];
      });
    await spectator.until(() => texts().length >= 30);
    expect(texts()).toHaveLength(30);
    expect(new Set(texts()).size).toBe(30);
    await Promise.all([...lives, spectator].map((live) => live.close()));
  });

  test('bots move once, whichever server thinks for them', async () => {
    const { ann, table, keys } = await begin(3);
    for (const seat of [1, 2])
      await ann.post(`/api/tables/${table}/seats/${seat}`, { holder: { kind: 'bot', level: 'random' } });
    const here = await Live.at(one.base, table, [keys[0]!]);
    const there = await Live.at(two.base, table);
    await ann.post(`/api/tables/${table}/start`);
    for (let i = 0; i < 200 && here.update(0).phase !== 'over'; i++) {
      await here.until(() => here.update(0).decision !== null || here.update(0).phase === 'over');
      const { decision, seq } = here.update(0);
      if (decision === null) break;
      expect(await here.play(0, decision.legal[0]!)).toMatchObject({ ok: true });
      await here.until(() => here.update(0).seq > seq);
    }
    await there.until(() => there.update('spectator').phase === 'over');
    const record = await ann.get(`/api/tables/${table}/record`);
    expect(record.segments[0].actions).toHaveLength(there.update('spectator').moves);
    await Promise.all([here.close(), there.close()]);
  });

  test('what one has acknowledged the other knows at once', async () => {
    for (let i = 0; i < 10; i++) {
      const ann = await Visitor.named(one.base, 'Ann');
      const table = await ann.table({ game: 'lantern', seats: 2 });
      const elsewhere = (path: string, body = {}) =>
        fetch(`${two.base}/api/tables/${table}/${path}`, {
          method: 'POST',
          headers: { authorization: `Bearer ${ann.token}`, 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }).then(({ status }) => status);
      expect(await elsewhere('join', { seat: 0 })).toBe(200);
      await ann.join(table, 1);
      expect(await elsewhere('start')).toBe(200);
      expect((await ann.get(`/api/tables/${table}`)).phase).toBe('playing');
    }
  });

  test('who is at the other is there: a bot does not play for them, and nobody takes back without them', async () => {
    const { ann, table, keys } = await begin();
    const here = await Live.at(one.base, table, [keys[0]!]);
    const there = await Live.at(two.base, table, [keys[1]!]);
    await here.until(() => here.room!.present.length === 2);
    expect(there.room!.present).toEqual([0, 1]);
    await ann.post(`/api/tables/${table}/start`);
    const standIn = () => ann.call('POST', `/api/tables/${table}/seats/1/stand-in`);
    expect(await standIn()).toMatchObject({ status: 409, body: { code: 'not-away' } });
    await there.until(() => there.update(1).decision !== null);
    expect(await there.play(1, there.update(1).decision!.legal[0]!)).toMatchObject({ ok: true });
    await there.close();
    await here.until(() => here.room!.present.length === 1);
    expect(await standIn()).toMatchObject({ status: 200 });
    // What they played themselves is still theirs.
    await here.until(() => here.update(0).seats[1]!.standIn !== null && here.update(0).moves > 0);
    expect(await here.wish({ type: 'proposeTakeback', seat: 0, to: 0 })).toMatchObject({ ok: true });
    await here.until(() => here.update(0).takeback !== null);
    expect(here.update(0).moves).toBeGreaterThan(0);
    await here.close();
  });

  test('a table deleted at one is gone at the other', async () => {
    const { ann, table, keys } = await begin();
    const there = await Live.at(two.base, table, [keys[0]!]);
    expect(await ann.call('DELETE', `/api/tables/${table}`)).toMatchObject({ status: 200 });
    await there.until(() => there.bye !== null);
    expect(there.bye!.code).toBe('deleted');
    expect((await Live.at(two.base, table)).bye?.code).toBe('unknown-table');
  });

  test('a link revoked at one is void at the other', async () => {
    const { ann, table, keys } = await begin();
    const there = await Live.at(two.base, table, [keys[0]!]);
    await ann.post('/api/seat/renew', undefined, keys[0]!.token);
    await there.until(() => there.bye !== null);
    expect(there.bye!.code).toBe('revoked');
  });

  test('a server that drains says so, and the other plays on', async () => {
    const { ann, table, keys } = await begin();
    await ann.post(`/api/tables/${table}/start`);
    const third = await openHouse({ databaseUrl });
    const there = await Live.at(third.base, table, [keys[1]!]);
    expect(await there.play(1, there.update(1).decision!.legal[0]!)).toMatchObject({ ok: true });
    expect((await third.server.inject('/healthz/ready')).statusCode).toBe(200);
    const closed = third.close();
    // A proxy sends nobody else there.
    expect((await third.server.inject('/healthz/ready')).statusCode).toBe(503);
    await closed;
    expect(there.bye).toEqual({ type: 'bye', code: 'drain' });
    const here = await Live.at(one.base, table, keys);
    expect(here.update(0)).toMatchObject({ moves: 1, asked: [0] });
    expect(await here.play(0, here.update(0).decision!.legal[0]!)).toMatchObject({ ok: true });
    await here.close();
  });
});
