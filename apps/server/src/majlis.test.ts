import { games } from '@majlis/games';
import { hashJson, replay } from '@majlis/kernel';
import { type LoggedMove, ServerMessageSchema } from '@majlis/protocol';
import { Value } from '@sinclair/typebox/value';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newFolder, openHouse, type TestHouse } from '../test/house.ts';
import { Live, Visitor } from './tools/client.ts';
import { METRICS_TOKEN } from './tools/figures.ts';

const folder = newFolder();
let house: TestHouse;
let base: string;
beforeAll(async () => {
  house = await openHouse({ dataDir: folder.path });
  base = house.base;
});
afterAll(async () => {
  await house.close();
  folder.remove();
});

/** Two people at a table of the small game. */
async function twoAtTable(wish: object = {}) {
  const [ann, bea] = await Promise.all([Visitor.named(base, 'Ann'), Visitor.named(base, 'Bea')]);
  const table = await ann.table({ game: 'lantern', seats: 2, ...wish });
  const keys = [await ann.join(table), await bea.join(table)] as const;
  return { ann, bea, table, keys };
}

/** Every entry of the log this viewer was sent. */
const logged = (live: Live, viewer: number): LoggedMove[] =>
  live.heard
    .map((text) => JSON.parse(text))
    .filter((message) => message.type === 'update' && message.viewer === viewer)
    .flatMap((message) => message.log.entries);

describe('coming in', () => {
  test('a friend with a link types a name, sits down and plays', async () => {
    const { ann, table, keys } = await twoAtTable();
    await ann.post(`/api/tables/${table}/start`);
    const [first, second] = await Promise.all(keys.map((key) => Live.at(base, table, [key])));
    expect(first!.update(0)).toMatchObject({ phase: 'playing', viewer: 0, asked: [0, 1], moves: 0 });
    expect(first!.update(0).hash).toBe(hashJson(first!.update(0).view));
    const { seq } = first!.update(0);
    const answer = await first!.play(0, first!.update(0).decision!.legal[0]!);
    expect(answer).toEqual({ type: 'answer', id: 'm1', ok: true, seq: seq + 1 });
    await second!.until(() => second!.update(1).seq === seq + 1);
    expect(second!.update(1)).toMatchObject({ asked: [1], moves: 1, log: { from: 1 } });
    expect(Object.values(second!.room!.names).sort()).toEqual(['Ann', 'Bea']);
    expect(second!.room!.present).toEqual([0, 1]);
    await Promise.all([first!.close(), second!.close()]);
  });

  test('two who want the same seat: one gets it', async () => {
    const ann = await Visitor.named(base, 'Ann');
    const table = await ann.table({ game: 'lantern', seats: 2 });
    const guests = await Promise.all(['a', 'b', 'c'].map((name) => Visitor.named(base, name)));
    const answers = await Promise.all(
      guests.map((guest) => guest.call('POST', `/api/tables/${table}/join`, { seat: 0 })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  test('what cannot be is refused with the reason', async () => {
    const ann = await Visitor.named(base, 'Ann');
    const wish = { game: 'lantern', seats: 2, config: { rounds: 77 } };
    expect(await ann.call('POST', '/api/tables', wish)).toMatchObject({
      status: 409,
      body: { code: 'bad-config' },
    });
    const check = await ann.post('/api/games/lantern/check', { config: { rounds: 77 }, seats: 2 });
    expect(check).toMatchObject({ ok: false, refusal: { code: 'bad-config' } });
    expect(await ann.call('POST', '/api/tables', { game: 'chess', seats: 2 })).toMatchObject({ status: 404 });
    expect(await ann.call('POST', '/api/tables', { game: 'lantern', seats: 2, more: 1 })).toMatchObject({
      status: 400,
    });
    expect(await ann.call('POST', '/api/guests', { name: ' \u202e ' })).toMatchObject({
      status: 400,
      body: { code: 'name-length' },
    });
  });

  test('the lobby lists what is listed and nothing else; unknown and private tables look the same', async () => {
    const ann = await Visitor.named(base, 'Ann');
    const listed = await ann.table({ game: 'lantern', seats: 3, listed: true });
    const hidden = await ann.table({ game: 'lantern', seats: 3 });
    const { tables } = await ann.get('/api/tables?phase=gathering');
    const ids = tables.map(({ id }: { id: string }) => id);
    expect(ids).toContain(listed);
    expect(ids).not.toContain(hidden);
    expect(await ann.get(`/api/tables/${hidden}`)).toMatchObject({ id: hidden, phase: 'gathering', moves: 0 });
    expect(await ann.call('GET', `/api/tables/${'a'.repeat(26)}`)).toMatchObject({
      status: 404,
      body: { code: 'no-such-table' },
    });
  });

  test('only the host starts, arranges and fills seats', async () => {
    const { bea, ann, table } = await twoAtTable();
    for (const path of ['start', 'close', 'seats/0/stand-in']) {
      expect(await bea.call('POST', `/api/tables/${table}/${path}`)).toMatchObject({
        status: 403,
        body: { code: 'not-the-host' },
      });
    }
    expect(await bea.call('DELETE', `/api/tables/${table}`)).toMatchObject({ status: 403 });
    expect(await bea.call('POST', `/api/tables/${table}/start`, undefined, '')).toMatchObject({ status: 401 });
    await ann.post(`/api/tables/${table}/start`);
  });

  test('who comes to a table sees what will be played there, also after it was rearranged', async () => {
    const ann = await Visitor.named(base, 'Ann');
    const table = await ann.table({ game: 'alhambra', seats: 3, config: { modules: ['vizier'] } });
    const played = async () => (await ann.call('GET', `/api/tables/${table}`)).body.config;
    expect(await played()).toEqual({ modules: ['vizier'] });
    const config = { modules: ['thieves', 'change'] };
    await ann.post(`/api/tables/${table}/arrange`, { config, seats: 3 });
    expect(await played()).toEqual(config);
  });
});

describe('keys of seats', () => {
  test('a new link makes the old one void, and shows out who came with it', async () => {
    const { ann, table, keys } = await twoAtTable();
    const old = await Live.at(base, table, [keys[0]]);
    const renewed = await ann.post('/api/seat/renew', undefined, keys[0].token);
    await old.until(() => old.bye !== null);
    expect(old.bye).toEqual({ type: 'bye', code: 'revoked' });
    expect((await Live.at(base, table, [keys[0]])).bye).toEqual({ type: 'bye', code: 'unknown-seat' });
    const again = await Live.at(base, table, [renewed.token]);
    expect(again.update(0).viewer).toBe(0);
    await again.close();
  });

  test('recovery words give the seat back; other words do not', async () => {
    const { bea, table, keys } = await twoAtTable();
    const { words } = keys[1];
    expect(words.split(' ')).toHaveLength(6);
    expect(
      await bea.call('POST', `/api/tables/${table}/recover`, { words: 'lamu besi doka nifu raza pilo' }),
    ).toMatchObject({ status: 404 });
    const key = await bea.post(
      `/api/tables/${table}/recover`,
      { words: `  ${words.toUpperCase().replaceAll(' ', '-')}` },
      '',
    );
    const live = await Live.at(base, table, [key]);
    expect(live.update(1).viewer).toBe(1);
    await live.close();
  });

  test('a seat is handed over to somebody else', async () => {
    const { bea, table, keys } = await twoAtTable();
    const { player, key } = await bea.post('/api/seat/hand-over', { name: 'Cid' }, keys[1].token);
    const live = await Live.at(base, table, [key]);
    expect(live.room!.names[player.id]).toBe('Cid');
    expect(live.update(1).seats[1]!.holder).toEqual({ kind: 'human', player: player.id });
    expect((await Live.at(base, table, [keys[1]])).bye?.code).toBe('unknown-seat');
    await live.close();
  });

  test('who has lost the link gets a new one as the player they are', async () => {
    const { bea, table } = await twoAtTable();
    const key = await bea.join(table);
    expect(key.seat).toBe(1);
  });
});

describe('play', () => {
  test('a message sent twice is answered as the first time and done once', async () => {
    const { ann, table, keys } = await twoAtTable();
    await ann.post(`/api/tables/${table}/start`);
    const live = await Live.at(base, table, keys);
    const decision = live.update(0).decision!;
    const wish = { type: 'play', seat: 0, decision: decision.id, action: decision.legal[0]! };
    const first = await live.wish(wish, 'same');
    expect(await live.wish(wish, 'same')).toEqual(first);
    await live.close();
    const again = await Live.at(base, table, keys);
    expect(await again.wish(wish, 'same')).toEqual(first);
    expect(again.update(0).moves).toBe(1);
    expect(await again.wish(wish, 'other')).toMatchObject({ ok: false, refusal: { code: 'not-asked' } });
    await again.close();
  });

  test('a seat asks whether it might, and why not; nothing changes, and nobody asks for another', async () => {
    const { ann, table, keys } = await twoAtTable();
    await ann.post(`/api/tables/${table}/start`);
    const [live, other] = await Promise.all(keys.map((key) => Live.at(base, table, [key])));
    const { decision, seq } = live!.update(0);
    const action = decision!.legal[0]!;
    expect(await live!.check(0, action)).toBeNull();
    expect(await live!.check(0, { type: 'oil', card: 99 })).toEqual({ code: 'not-an-action' });
    expect(await live!.check(0, { type: 'pass' })).toMatchObject({ code: 'not-possible-now' });
    expect(await live!.check(0, action, '0.1')).toEqual({ code: 'stale-decision' });
    expect(await other!.check(0, action, decision!.id)).toEqual({ code: 'not-your-seat' });
    await live!.play(0, action);
    await live!.until(() => live!.update(0).seq === seq + 1);
    expect(await live!.check(0, action, decision!.id)).toEqual({ code: 'not-asked', params: { seats: [1] } });
    expect(live!.update(0).seq).toBe(seq + 1);
    await Promise.all([live!.close(), other!.close()]);
  });

  test('undo, takeback, pause, chat and mute over the wire', async () => {
    const { ann, table, keys } = await twoAtTable();
    await ann.post(`/api/tables/${table}/start`);
    const live = await Live.at(base, table, keys);
    const { hash } = live.update(0);
    await live.play(0, live.update(0).decision!.legal[0]!);
    expect(await live.wish({ type: 'undo', seat: 1 })).toMatchObject({
      ok: false,
      refusal: { code: 'undo-past-other-seat' },
    });
    expect(await live.wish({ type: 'undo', seat: 0 })).toMatchObject({ ok: true });
    await live.until(() => live.update(0).moves === 0);
    expect(live.update(0).hash).toBe(hash);
    await live.play(0, live.update(0).decision!.legal[0]!);
    await live.play(1, live.update(1).decision!.legal[0]!);
    const last = live.update(0).log.entries.length;
    expect(last).toBeGreaterThan(0);
    expect(await live.wish({ type: 'undo', seat: 1 })).toMatchObject({
      ok: false,
      refusal: { code: 'undo-past-reveal' },
    });
    expect(await live.wish({ type: 'proposeTakeback', seat: 1, to: 0 })).toMatchObject({ ok: true });
    expect(await live.wish({ type: 'answerTakeback', seat: 0, yes: true })).toMatchObject({ ok: true });
    await live.until(() => live.update(1).moves === 0);
    expect(await live.wish({ type: 'pause', seat: 0 })).toMatchObject({ ok: true });
    expect(await live.play(1, { type: 'pass' })).toMatchObject({ ok: false, refusal: { code: 'paused' } });
    expect(await live.wish({ type: 'resume', seat: 1 })).toMatchObject({ ok: true });
    await live.wish({ type: 'say', seat: 0, text: 'salam \u202e' });
    await live.until(() => live.update(1).chat.length === 1);
    expect(live.update(1).chat[0]).toMatchObject({ seat: 0, text: 'salam' });
    await live.wish({ type: 'mute', seat: 1, other: 0, on: true });
    await live.wish({ type: 'say', seat: 0, text: 'hello?' });
    const spectator = await Live.at(base, table);
    expect(spectator.update('spectator').chat).toHaveLength(2);
    expect(spectator.update('spectator').decision).toBeNull();
    expect(await spectator.wish({ type: 'undo', seat: 0 })).toMatchObject({
      ok: false,
      refusal: { code: 'not-your-seat' },
    });
    await Promise.all([live.close(), spectator.close()]);
  });

  test('a standing answer is given for the seat, and nobody else can tell', async () => {
    const { ann, table, keys } = await twoAtTable();
    await ann.post(`/api/tables/${table}/start`);
    const live = await Live.at(base, table, keys);
    const { seq } = live.update(1);
    const held = [{ field: 'round', below: 99 }];
    const answers = [{ prompt: 'bidForLantern', action: { type: 'pass' }, while: held, until: 'cancelled' }];
    expect(await live.wish({ type: 'setStanding', seat: 0, answers })).toMatchObject({ ok: true, seq });
    await live.until(() => live.update(0).standing.length === 1);
    expect(live.update(1)).toMatchObject({ seq, standing: [] });
    for (const seat of [0, 1]) {
      await live.play(seat, live.update(seat).decision!.legal[0]!);
      await live.until(() => live.update(1).moves > seat);
    }
    await live.until(() => live.update(1).asked.includes(1) || live.update(1).moves > 2);
    if (live.update(1).decision?.prompt.kind === 'bidForLantern') await live.play(1, { type: 'bid', coins: 1 });
    await live.until(() => logged(live, 0).some(({ how }) => how === 'standing'));
    await live.until(() => live.update(1).moves === live.update(0).moves);
    expect(logged(live, 1).some(({ how }) => how === 'standing')).toBe(false);
    await live.close();
  });

  test.each(games.map(({ id }) => id))(
    '%s is played to the end by bots, browsed, verified and replayed',
    async (id) => {
      const game = games.find((game) => game.id === id)!;
      const ann = await Visitor.named(base, 'Ann');
      const table = await ann.table({ game: id, seats: game.seats.min, listed: true });
      for (let seat = 0; seat < game.seats.min; seat++) {
        await ann.post(`/api/tables/${table}/seats/${seat}`, { holder: { kind: 'bot', level: 'random' } });
      }
      const live = await Live.at(base, table);
      await ann.post(`/api/tables/${table}/start`);
      await live.until(() => live.update('spectator').phase === 'over', 300);
      const { moves, outcome, seed, commitment } = live.update('spectator');
      await live.close();
      const record = await ann.get(`/api/tables/${table}/record`);
      expect(record).toMatchObject({ seed, commitment, result: { outcome } });
      const positions = [...replay(game, record)];
      expect(positions).toHaveLength(moves + 1);
      const { tables } = await ann.get(`/api/tables?phase=over&game=${id}`);
      expect(tables.map((t: { id: string }) => t.id)).toContain(table);
      const at = await ann.get(`/api/tables/${table}/positions/${moves}?viewer=0`);
      expect(at).toMatchObject({ moves, asked: [] });
      expect(await ann.get(`/api/tables/${table}/positions/0`)).toMatchObject({ moves: 0 });
      expect(await ann.call('GET', `/api/tables/${table}/positions/${moves + 1}`)).toMatchObject({ status: 404 });
      expect((await ann.get(`/api/tables/${table}/log`)).log.entries).toHaveLength(moves + 1);
    },
  );

  test('positions and records of a game that goes on are nobody’s to see', async () => {
    const { ann, table } = await twoAtTable();
    await ann.post(`/api/tables/${table}/start`);
    for (const path of ['positions/0', 'record', 'log', 'archive']) {
      expect(await ann.call('GET', `/api/tables/${table}/${path}`)).toMatchObject({
        status: 409,
        body: { code: 'not-finished' },
      });
    }
  });
});

test('a seat sees again what it has seen, while the game goes on, and nothing else', async () => {
  const { ann, table, keys } = await twoAtTable();
  await ann.post(`/api/tables/${table}/start`);
  const live = await Live.at(base, table, keys);
  const seen = [live.update(0).hash, live.update(1).hash];
  await live.play(0, live.update(0).decision!.legal[0]!);
  await live.until(() => live.update(0).moves === 1);
  for (const seat of [0, 1]) {
    const at = await ann.get('/api/seat/positions/0', keys[seat]!.token);
    expect(at).toMatchObject({ moves: 0, hash: seen[seat] });
    const log = await ann.get('/api/seat/log', keys[seat]!.token);
    expect(log).toMatchObject({ viewer: seat, hash: live.update(seat).hash, seed: null });
    expect(log.log.entries).toHaveLength(2);
  }
  expect(await ann.call('GET', '/api/seat/positions/2', undefined, keys[0].token)).toMatchObject({ status: 404 });
  expect(await ann.call('GET', '/api/seat/positions/0')).toMatchObject({ status: 401 });
  expect(await ann.call('GET', '/api/seat/log', undefined, 'x')).toMatchObject({ status: 401 });
  await live.close();
});

describe('the server', () => {
  test('a table that is closed while somebody comes in is open again for them', async () => {
    const { ann, table, keys } = await twoAtTable();
    await ann.post(`/api/tables/${table}/start`);
    const liveTable = house.liveTables.of(table);
    for (let i = 0; i < 20; i++) {
      const closing = liveTable.close();
      const live = await Live.at(base, table, keys);
      await closing;
      const [seat] = live.update(0).asked as [number];
      expect(await live.play(seat, live.update(seat).decision!.legal[0]!, `c${i}`)).toMatchObject({ ok: true });
      await live.close();
    }
    // Even if its worker has lost it, the table is there.
    for (const wish of [null, { type: 'say', seat: 0, text: 'still here' }]) {
      const live = await Live.at(base, table, keys);
      await house.house.rules.ask({ ask: 'drop', table });
      if (wish !== null) expect(await live.wish(wish)).toMatchObject({ ok: true });
      else expect((await Live.at(base, table, keys)).update(0).moves).toBe(20);
      await live.close();
    }
  });

  test('says over the WebSocket only what its schema says', async () => {
    const { ann, table, keys } = await twoAtTable();
    const schema = await ann.get('/api/live.schema.json');
    expect(Object.keys(schema.$defs)).toEqual(['ClientMessage', 'ServerMessage']);
    await ann.post(`/api/tables/${table}/start`);
    const live = await Live.at(base, table, keys);
    const seat = live.update(0).asked[0]!;
    const action = live.update(seat).decision!.legal[0]!;
    expect(await live.check(seat, action)).toBeNull();
    await live.play(seat, action);
    await live.wish({ type: 'undo', seat: 1 - seat });
    await live.wish({ type: 'say', seat, text: 'salam' });
    const kinds = new Set(live.heard.map((text) => JSON.parse(text).type));
    expect([...kinds].sort()).toEqual(['answer', 'checked', 'room', 'update']);
    for (const text of live.heard) {
      const wrong = [...Value.Errors(ServerMessageSchema, JSON.parse(text))].map(
        ({ path, message }) => `${path} ${message}`,
      );
      expect(wrong).toEqual([]);
    }
    await live.close();
  });

  test('describes itself', async () => {
    const ann = await Visitor.named(base, 'Ann');
    const api = await ann.get('/api/openapi.json');
    expect(api.openapi).toBe('3.1.0');
    expect(Object.keys(api.paths)).toContain('/api/tables/{table}/join');
    expect((await ann.call('GET', '/api/docs')).body).toContain('/api/tables/{table}/join');
    expect(await ann.get('/healthz')).toEqual({ ok: true });
    expect((await ann.call('GET', '/metrics')).status).toBe(404);
    const { body } = await ann.call('GET', '/metrics', undefined, METRICS_TOKEN);
    expect(body).toMatch(/majlis_moves_by_hand_total [1-9]/);
    expect(body).toMatch(/majlis_tables\{phase="over"\} [1-9]/);
  });

  test('forgets a player, and a table, when told to', async () => {
    const { ann, bea, table, keys } = await twoAtTable();
    const live = await Live.at(base, table, [keys[0]]);
    const other = await Live.at(base, table, [keys[1]]);
    await other.wish({ type: 'say', seat: 1, text: 'remember me' });
    expect((await bea.get('/api/me')).tables).toMatchObject([{ id: table, seat: 1 }]);
    expect(await bea.call('DELETE', '/api/me')).toMatchObject({ status: 200 });
    await live.until(() => live.update(0).chat.some(({ text }) => text === ''));
    expect(await bea.call('GET', '/api/me')).toMatchObject({ status: 401 });
    expect(await ann.call('DELETE', `/api/tables/${table}`)).toMatchObject({ status: 200 });
    await live.until(() => live.bye !== null);
    expect(live.bye!.code).toBe('deleted');
    expect(await ann.call('GET', `/api/tables/${table}`)).toMatchObject({ status: 404 });
  });
});
