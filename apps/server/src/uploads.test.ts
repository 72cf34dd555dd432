import type { GameRecord } from '@majlis/kernel';
import { MAX_RECORD } from '@majlis/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newFolder, openHouse, type TestHouse } from '../test/house.ts';
import { LIMITS } from './limits.ts';
import { Live, Visitor } from './tools/client.ts';

const folder = newFolder();
let house: TestHouse;
let record: GameRecord;
const seats = [
  { kind: 'human', name: 'Ann' },
  { kind: 'human', name: 'Bea' },
];

beforeAll(async () => {
  house = await openHouse({ dataDir: `${folder.path}/wide` });
  const ann = await Visitor.named(house.base, 'Ann');
  const table = await ann.table({ game: 'lantern', seats: 2 });
  for (const seat of [0, 1])
    await ann.post(`/api/tables/${table}/seats/${seat}`, { holder: { kind: 'bot', level: 'random' } });
  const live = await Live.at(house.base, table);
  await ann.post(`/api/tables/${table}/start`);
  await live.until(() => live.update('spectator').phase === 'over');
  await live.close();
  record = await ann.get(`/api/tables/${table}/record`);
});
afterAll(async () => {
  await house.close();
  folder.remove();
});

test('a finished game of a device is kept, and whoever has the link sees it again', async () => {
  const cid = await Visitor.named(house.base, 'Cid');
  const { id } = await cid.post('/api/uploads', { record, seats });
  const dora = await Visitor.named(house.base, 'Dora');
  const summary = await dora.get(`/api/tables/${id}`);
  expect(summary).toMatchObject({ phase: 'over', listed: false, ranks: record.result!.outcome.ranks, asked: [] });
  // The sender under their own name, the other person under the one that was given.
  expect(summary.seats.map(({ name }: { name: string }) => name)).toEqual(['Cid', 'Bea']);
  expect(await dora.get(`/api/tables/${id}/record`)).toEqual(record);
  expect((await dora.get(`/api/tables/${id}/log`)).log.entries).toHaveLength(summary.moves + 1);
  expect(await dora.get(`/api/tables/${id}/positions/3?viewer=1`)).toMatchObject({ moves: 3 });
  expect((await cid.get('/api/me')).tables).toMatchObject([{ id, seat: 0, yourTurn: false }]);
  const { tables } = await dora.get('/api/tables?phase=over');
  expect(tables.map((table: { id: string }) => table.id)).not.toContain(id);
});

test('what is no finished game is refused, and nothing of it is kept', async () => {
  const cid = await Visitor.named(house.base, 'Cid');
  const send = (change: object, who: object[] = seats) =>
    cid.call('POST', '/api/uploads', { record: { ...record, ...change }, seats: who });
  const [segment] = record.segments;
  const shorter = [{ ...segment!, actions: segment!.actions.slice(1), hashes: segment!.hashes.slice(1) }];
  expect(await send({ segments: shorter })).toMatchObject({ status: 409, body: { code: 'record-mismatch' } });
  const bare = [{ ...segment!, hashes: segment!.hashes.map(() => null) }];
  expect(await send({ segments: bare })).toMatchObject({ status: 409, body: { code: 'hashes-missing' } });
  expect(await send({ result: null })).toMatchObject({ status: 409, body: { code: 'not-finished' } });
  expect(await send({ game: 'chess' })).toMatchObject({ status: 409, body: { code: 'no-such-game' } });
  expect(await send({ format: 'other' })).toMatchObject({ status: 400 });
  expect(await send({ extra: 1 })).toMatchObject({ status: 400 });
  expect(await send({ segments: [{ ...segment!, start: {} }] })).toMatchObject({ status: 400 });
  expect(await send({}, [])).toMatchObject({ status: 400 });
  expect(await send({}, [seats[0]!])).toMatchObject({ status: 409, body: { code: 'seats-open' } });
  expect(await send({}, [seats[0]!, { kind: 'human', name: '\u202e' }])).toMatchObject({ status: 400 });
  expect(await send({ config: { modules: 'x'.repeat(MAX_RECORD) } })).toMatchObject({
    status: 413,
    body: { code: 'too-long' },
  });
  expect(await cid.call('POST', '/api/uploads', { record, seats }, '')).toMatchObject({ status: 401 });
  expect((await cid.get('/api/me')).tables).toEqual([]);
});

test('an address that sends too many is refused', async () => {
  const narrow = await openHouse({ dataDir: `${folder.path}/narrow` }, { limits: { uploads: LIMITS.uploads } });
  const cid = await Visitor.named(narrow.base, 'Cid');
  const wrong = { record: { ...record, result: null }, seats };
  const answers = [];
  for (let i = 0; i < LIMITS.uploads.burst + 2; i++) answers.push(await cid.call('POST', '/api/uploads', wrong));
  expect(answers.map(({ status }) => status)).toEqual([...Array(LIMITS.uploads.burst).fill(409), 429, 429]);
  await narrow.close();
});
