import { describe, expect, test } from 'vitest';
import { type Answer, Client } from '../../test/client.ts';
import { SEED } from '../../test/run.ts';

async function dealt(seats = 3): Promise<Client> {
  const client = new Client();
  await client.ask({ op: 'new', game: 'lantern', seats, seed: SEED });
  return client;
}

/** Whoever is asked takes the first action that is listed, `count` times or to the end. */
async function playOn(client: Client, count = Number.POSITIVE_INFINITY): Promise<void> {
  for (let i = 0; i < count; i++) {
    const { deciders } = await client.ask({ op: 'deciders' });
    if (deciders.length === 0) return;
    const { actions } = await client.ask({ op: 'legal', seat: deciders[0] });
    expect(await client.ask({ op: 'act', seat: deciders[0], action: actions[0] })).toMatchObject({ ok: true });
  }
}

const hashOf = async (client: Client): Promise<string> => (await client.ask({ op: 'state' })).hash;

describe('a session', () => {
  test('without a game there is nothing to ask', async () => {
    const client = new Client();
    for (const op of ['deciders', 'state', 'scores', 'outcome', 'record', 'save']) {
      expect(await client.ask({ op })).toMatchObject({ ok: false, error: { code: 'no-game' } });
    }
  });

  test('echoes any id, also with an error and a refusal', async () => {
    const client = await dealt();
    for (const id of [0, null, 'x', [1, { a: 2 }], false]) {
      expect((await client.ask({ op: 'deciders', id })).id).toEqual(id);
      expect((await client.ask({ op: 'nonsense', id })).id).toEqual(id);
      expect((await client.ask({ op: 'act', seat: 0, text: 'pass', id })).id).toEqual(id);
    }
    expect(await client.ask({ op: 'deciders' })).not.toHaveProperty('id');
  });

  test('a refused configuration is a refusal, and the held game stays', async () => {
    const client = await dealt();
    const hash = await hashOf(client);
    const wish = { op: 'new', game: 'lantern', seats: 3, config: { rounds: 7 } };
    expect(await client.ask(wish)).toMatchObject({ ok: false, refusal: { code: 'bad-config' } });
    expect(await client.ask({ ...wish, seats: 5 })).toMatchObject({ ok: false, refusal: { code: 'wrong-seats' } });
    expect(await client.ask({ ...wish, game: 'chess' })).toMatchObject({ error: { code: 'unknown-game' } });
    expect(await hashOf(client)).toBe(hash);
  });

  test('deals without a seed from the operating system', async () => {
    const client = new Client();
    const deal = { op: 'new', game: 'lantern', seats: 2 };
    const [a, b] = [await client.ask(deal), await client.ask(deal)];
    expect(a.seed).toMatch(/^[0-9a-f]{32}$/);
    expect(a.seed).not.toBe(b.seed);
  });

  test('a whole game: its record leads to the same place, and to every place on the way', async () => {
    const client = await dealt();
    await playOn(client, 9);
    const onTheWay = await hashOf(client);
    await playOn(client);
    expect((await client.ask({ op: 'outcome' })).outcome.ranks).toHaveLength(3);
    const { record } = await client.ask({ op: 'record' });
    expect(record.result.scores).toEqual((await client.ask({ op: 'scores' })).scores);

    const other = new Client();
    expect(await other.ask({ op: 'load', record })).toMatchObject({ ok: true, over: true, hash: await hashOf(client) });
    expect((await other.ask({ op: 'record' })).record).toEqual(record);
    expect(await other.ask({ op: 'load', record, at: 9 })).toMatchObject({ actions: 9, hash: onTheWay });
    await playOn(other);
    expect((await other.ask({ op: 'record' })).record).toEqual(record);
    expect(await other.ask({ op: 'load', record, at: 999 })).toMatchObject({ error: { code: 'bad-record' } });
  });

  test('a position goes out and comes in again; its record starts from it', async () => {
    const client = await dealt();
    await playOn(client, 12);
    const { state, hash } = await client.ask({ op: 'state' });
    const other = new Client();
    expect(await other.ask({ op: 'load', game: 'lantern', state })).toMatchObject({
      ok: true,
      seats: 3,
      actions: 0,
      hash,
    });
    await playOn(other, 3);
    const { record } = await other.ask({ op: 'record' });
    expect(record).toMatchObject({ config: null, segments: [{ start: state, startHash: hash }] });
    expect(await client.ask({ op: 'load', record })).toMatchObject({ ok: true, hash: await hashOf(other) });
  });

  test('save and restore by handle, as often as wanted, until forgotten', async () => {
    const client = await dealt();
    const { handle } = await client.ask({ op: 'save' });
    const hash = await hashOf(client);
    for (let i = 0; i < 2; i++) {
      await playOn(client, 5 + i);
      expect(await hashOf(client)).not.toBe(hash);
      expect(await client.ask({ op: 'restore', handle })).toMatchObject({ ok: true, actions: 0, hash });
    }
    expect((await client.ask({ op: 'record' })).record.segments[0].actions).toEqual([]);
    expect(await client.ask({ op: 'forget', handle })).toEqual({ ok: true });
    expect(await client.ask({ op: 'restore', handle })).toMatchObject({ error: { code: 'no-such-handle' } });
  });

  test('an imagined world looks the same to the seat, can be played, and leaves the held game alone', async () => {
    const client = await dealt();
    await playOn(client, 2);
    const hash = await hashOf(client);
    const { view } = await client.ask({ op: 'view', viewer: 2 });
    const { knowledge } = await client.ask({ op: 'knowledge', seat: 2 });
    const imagined = await client.ask({ op: 'imagine', seat: 2, seed: SEED, state: true });
    expect(await hashOf(client)).toBe(hash);
    expect(await client.ask({ op: 'restore', handle: imagined.handle })).toMatchObject({
      ok: true,
      hash: imagined.hash,
    });
    expect((await client.ask({ op: 'state' })).state).toEqual(imagined.state);
    expect((await client.ask({ op: 'view', viewer: 2 })).view).toEqual(view);
    expect((await client.ask({ op: 'knowledge', seat: 2 })).knowledge).toEqual(knowledge);
    const { record } = await client.ask({ op: 'record' });
    expect(await new Client().ask({ op: 'load', record })).toMatchObject({ ok: true, hash: imagined.hash });
    await playOn(client);
  });

  test('an answer to an older question is stale', async () => {
    const client = await dealt();
    const { decisionId } = await client.ask({ op: 'prompt', seat: 0 });
    const { actions } = await client.ask({ op: 'legal', seat: 0 });
    const act = { op: 'act', seat: 0, action: actions[0], decisionId };
    expect(await client.ask({ ...act, op: 'check' })).toEqual({ ok: true });
    expect(await client.ask(act)).toMatchObject({ ok: true });
    expect(await client.ask(act)).toMatchObject({ error: { code: 'stale-decision' } });
  });

  test('events as one viewer sees them: what a seat drew is told to it alone', async () => {
    const client = await dealt(2);
    const drawn: Answer[] = [];
    while (drawn.length === 0) {
      const { deciders } = await client.ask({ op: 'deciders' });
      const { actions } = await client.ask({ op: 'legal', seat: deciders[0] });
      const { events } = await client.ask({ op: 'act', seat: deciders[0], action: actions.at(-1), viewer: 1 });
      drawn.push(...events.filter(({ event }: Answer) => event.type === 'oilDrawn'));
    }
    expect(drawn.filter((entry) => 'secret' in entry)).toHaveLength(1);
    expect(drawn).toHaveLength(2);
  });

  test.each([
    ['', 'empty-line'],
    ['  \r', 'empty-line'],
    ['{"op":"games"', 'not-json'],
    ['[]', 'bad-request'],
    ['null', 'bad-request'],
    ['{"op":7}', 'bad-request'],
    ['{"op":"toString"}', 'unknown-op'],
    ['{"op":"__proto__"}', 'unknown-op'],
    ['{"op":"games","extra":1}', 'bad-request'],
    ['{"op":"games","__proto__":{"x":1}}', 'forbidden-key'],
    ['{"op":"games","id":{"constructor":1}}', 'forbidden-key'],
    ['{"op":"games","id":1e999}', 'number-out-of-range'],
    ['{"op":"legal","seat":3}', 'no-such-seat'],
    ['{"op":"legal","seat":-1}', 'bad-request'],
    ['{"op":"legal","seat":0.5}', 'bad-request'],
    ['{"op":"view","viewer":"everyone"}', 'bad-request'],
    ['{"op":"act","seat":0}', 'bad-request'],
    ['{"op":"act","seat":0,"text":"pass","action":{"type":"pass"}}', 'bad-request'],
    ['{"op":"act","seat":0,"action":{"type":"fly"}}', 'not-an-action'],
    ['{"op":"act","seat":0,"text":"fly"}', 'not-an-action'],
    ['{"op":"load"}', 'bad-request'],
    ['{"op":"load","record":{}}', 'bad-request'],
    ['{"op":"load","game":"lantern","state":{}}', 'bad-state'],
    ['{"op":"load","game":"lantern","state":null}', 'bad-state'],
    ['{"op":"restore","handle":"p9"}', 'no-such-handle'],
    [`{"op":"games","id":${'['.repeat(100)}${']'.repeat(100)}}`, 'too-deep'],
    [Buffer.from([0x22, 0xff, 0x22]), 'not-utf8'],
  ])('%j is the error %s', async (line, code) => {
    const client = await dealt();
    const hash = await hashOf(client);
    expect(await client.send(line)).toMatchObject({ ok: false, error: { code } });
    expect(await hashOf(client)).toBe(hash);
  });

  test('brackets inside a text are not nesting', async () => {
    const id = `\\"${'['.repeat(100)}`;
    expect(await new Client().ask({ op: 'games', id })).toMatchObject({ ok: true, id });
  });
});
