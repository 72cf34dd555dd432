import type { MatchSummary } from '@majlis/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newFolder, openHouse, type TestHouse } from '../test/house.ts';
import { Live, Visitor } from './tools/client.ts';

const folder = newFolder();
let house: TestHouse;
beforeAll(async () => {
  house = await openHouse({ dataDir: folder.path });
});
afterAll(async () => {
  await house.close();
  folder.remove();
});

const people = (...names: string[]) => Promise.all(names.map((name) => Visitor.named(house.base, name)));

async function begun(host: Visitor, others: readonly Visitor[], wish: object = {}): Promise<string> {
  const wanted = { game: 'lantern', seats: 2, tables: 2, deals: 2, level: 'easy', ...wish };
  const { id } = await host.post('/api/matches', wanted);
  for (const other of others) await other.post(`/api/matches/${id}/join`);
  await host.post(`/api/matches/${id}/start`);
  return id;
}

const look = (who: Visitor, id: string): Promise<MatchSummary> => who.get(`/api/matches/${id}`);

/** Plays somebody's own table of a deal to its end; what was heard there. */
async function playDeal(who: Visitor, id: string, deal: number): Promise<{ table: string; heard: string }> {
  const { table, seat } = (await look(who, id)).deals[deal]!.mine!;
  const live = await Live.at(house.base, table, [who.token]);
  for (let i = 0; live.update(seat).phase !== 'over'; i++) {
    await live.until(() => live.update(seat).phase === 'over' || live.update(seat).decision !== null);
    const { decision, seq } = live.update(seat);
    if (decision === null) continue;
    await live.play(seat, decision.legal[i % decision.legal.length]!);
    await live.until(() => live.update(seat).seq > seq);
  }
  await live.close();
  return { table, heard: live.heard.join('\n') };
}

const FINISHED = ['record', 'log', 'archive', 'positions/0', 'positions/0?viewer=0', 'positions/3?viewer=1'];

async function isShutTo(who: Visitor, table: string): Promise<void> {
  for (const what of FINISHED) {
    const { status, body } = await who.call('GET', `/api/tables/${table}/${what}`);
    expect({ what, status }).toEqual({ what, status: 409 });
    expect(['match-under-way', 'not-finished']).toContain(body.code);
  }
  const live = await Live.at(house.base, table);
  expect(live.bye?.code).toBe('match-under-way');
  expect(live.updates.size).toBe(0);
  await live.close();
}

test('the same deal at two tables, a seat further each time, and compared when both have played it', async () => {
  const [ann, bob, eve] = (await people('Ann', 'Bob', 'Eve')) as [Visitor, Visitor, Visitor];
  const id = await begun(ann, [bob]);
  const before = await look(ann, id);
  expect(before).toMatchObject({ phase: 'playing', tables: 2, players: [{ name: 'Ann' }, { name: 'Bob' }] });
  expect(before.deals.map(({ mine }) => mine!.seat)).toEqual([0, 1]);
  expect((await look(eve, id)).deals.map(({ mine }) => mine)).toEqual([null, null]);
  // Everybody knows who sits where; the way to a table only those who sit there.
  expect(before.deals[0]!.tables.map(({ seats }) => seats.map(({ name }) => name))).toEqual([
    ['Ann', null],
    ['Bob', null],
  ]);
  expect(before.deals[0]!.tables.map((table) => table.id === null)).toEqual([false, true]);

  const first = await playDeal(ann, id, 0);
  const half = await look(bob, id);
  expect(half.deals[0]).toMatchObject({ isOver: false, mine: { phase: 'playing' } });
  expect(half.deals[0]!.tables.flatMap(({ seats }) => seats.map(({ points }) => points))).toEqual(Array(4).fill(null));
  const second = await playDeal(bob, id, 0);
  const after = await look(eve, id);
  expect(after.deals[0]!.isOver).toBe(true);
  const [here, there] = after.deals[0]!.tables;
  for (const seat of [0, 1]) {
    const [one, other] = [here!.seats[seat]!, there!.seats[seat]!];
    expect(one.ahead! + other.ahead!).toBeCloseTo(0);
    expect(one.ahead! - other.ahead!).toBeCloseTo(one.points! - other.points!);
  }
  const [mine, theirs] = await Promise.all([first, second].map(({ table }) => eve.get(`/api/tables/${table}/record`)));
  expect(mine.seed).toBe(theirs.seed);
  expect(after.players.map(({ ahead }) => ahead)).toEqual([here!.seats[0]!.ahead, there!.seats[0]!.ahead]);

  // The second deal is another one, and still secret.
  expect(after.deals[1]!.isOver).toBe(false);
  const third = await playDeal(ann, id, 1);
  await isShutTo(ann, third.table);
  const fourth = await playDeal(bob, id, 1);
  expect((await eve.get(`/api/tables/${fourth.table}/record`)).seed).not.toBe(mine.seed);
  expect((await look(ann, id)).phase).toBe('over');
});

test('nobody sees a game of a deal that somebody still plays', async () => {
  const [ann, bob, eve] = (await people('Ann', 'Bob', 'Eve')) as [Visitor, Visitor, Visitor];
  const id = await begun(ann, [bob], { deals: 1 });
  const { table: annsTable } = (await look(ann, id)).deals[0]!.mine!;
  const { table: bobsTable } = (await look(bob, id)).deals[0]!.mine!;
  // While both play, and when one of them has finished.
  for (const who of [ann, bob, eve]) for (const table of [annsTable, bobsTable]) await isShutTo(who, table);
  const { heard } = await playDeal(ann, id, 0);
  for (const who of [ann, bob, eve]) for (const table of [annsTable, bobsTable]) await isShutTo(who, table);
  // Nor does a seat let itself be had, or a key of one table open the other.
  expect(await bob.call('POST', `/api/tables/${annsTable}/join`, {})).toMatchObject({ status: 409 });
  expect(await bob.call('GET', `/api/seat/log?table=${annsTable}`)).toMatchObject({ status: 401 });
  const strange = await Live.at(house.base, annsTable, [bob.token]);
  expect(strange.bye?.code).toBe('unknown-seat');
  await strange.close();
  // All that Bob can ask of the match and of both tables does not hold the seed, which Ann's table has told her.
  const told = [
    await bob.call('GET', `/api/matches/${id}`),
    await bob.call('GET', '/api/matches'),
    await bob.call('GET', '/api/me'),
    await bob.call('GET', `/api/tables/${annsTable}`),
    await bob.call('GET', `/api/tables/${bobsTable}`),
    await bob.call('GET', `/api/seat/log?table=${bobsTable}`),
  ];
  await playDeal(bob, id, 0);
  const { seed } = await eve.get(`/api/tables/${annsTable}/record`);
  expect(heard).toContain(seed);
  expect(JSON.stringify(told)).not.toContain(seed);
  const watching = await Live.at(house.base, annsTable);
  expect(watching.bye).toBeNull();
  await watching.close();
});

test('several at a table: those of a row hold the same seat, and nobody plays a deal twice', async () => {
  const [ann, bob, cid] = (await people('Ann', 'Bob', 'Cid')) as [Visitor, Visitor, Visitor];
  const id = await begun(ann, [bob, cid]);
  for (const { tables } of (await look(ann, id)).deals) {
    const seated = tables.flatMap(({ seats }) => seats.flatMap(({ name }) => (name === null ? [] : [name])));
    expect(seated.sort()).toEqual(['Ann', 'Bob', 'Cid']);
    expect(tables.flatMap(({ seats }) => seats)).toHaveLength(4);
  }
});

test('before it begins: full, twice, alone, too large, not the host', async () => {
  const [ann, bob, cid] = (await people('Ann', 'Bob', 'Cid')) as [Visitor, Visitor, Visitor];
  const wish = { game: 'lantern', seats: 1, tables: 2, deals: 1 };
  expect((await ann.call('POST', '/api/matches', wish)).status).toBe(409);
  expect((await ann.call('POST', '/api/matches', { ...wish, game: 'nothing' })).status).toBe(404);
  const large = { game: 'lantern', seats: 2, tables: 4, deals: 5 };
  expect(await ann.call('POST', '/api/matches', large)).toMatchObject({ body: { code: 'match-too-large' } });
  const { id } = await ann.post('/api/matches', { ...large, tables: 3, deals: 1 });
  const start = (who: Visitor) => who.call('POST', `/api/matches/${id}/start`);
  expect(await start(ann)).toMatchObject({ status: 409, body: { code: 'too-few-players' } });
  await bob.post(`/api/matches/${id}/join`);
  await bob.post(`/api/matches/${id}/join`);
  expect((await look(bob, id)).players).toHaveLength(2);
  expect(await start(bob)).toMatchObject({ status: 403 });
  await bob.post(`/api/matches/${id}/leave`);
  await cid.post(`/api/matches/${id}/join`);
  await start(ann);
  // As many tables as players, so that bots nowhere play among themselves.
  expect(await look(ann, id)).toMatchObject({ tables: 2, players: [{ name: 'Ann' }, { name: 'Cid' }] });
  expect(await bob.call('POST', `/api/matches/${id}/join`)).toMatchObject({ body: { code: 'already-started' } });
  expect(await start(ann)).toMatchObject({ body: { code: 'already-started' } });
  expect((await bob.call('GET', `/api/matches/${'a'.repeat(26)}`)).status).toBe(404);
  const { matches } = await cid.get('/api/matches');
  expect(matches).toMatchObject([{ id, game: 'lantern', isStarted: true }]);
});

test('a table that is ended by its host, or deleted, holds nobody up', async () => {
  const [ann, bob] = (await people('Ann', 'Bob')) as [Visitor, Visitor];
  const id = await begun(ann, [bob], { deals: 1 });
  const { table: bobsTable } = (await look(bob, id)).deals[0]!.mine!;
  const { table } = await playDeal(ann, id, 0);
  await ann.post(`/api/tables/${bobsTable}/close`);
  const closed = await look(bob, id);
  expect(closed).toMatchObject({ phase: 'over', deals: [{ isOver: true }] });
  expect(closed.deals[0]!.tables.map(({ seats }) => seats[0]!.ahead)).toEqual([0, null]);
  expect(await ann.call('DELETE', `/api/tables/${bobsTable}`)).toMatchObject({ status: 200 });
  expect((await look(bob, id)).deals[0]!.tables).toHaveLength(1);
  await bob.get(`/api/tables/${table}/record`);
});
