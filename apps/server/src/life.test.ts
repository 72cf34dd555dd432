import { afterAll, expect, test } from 'vitest';
import { FakeTime } from '../test/fake-time.ts';
import { newFolder, openHouse } from '../test/house.ts';
import { Receiver } from '../test/receivers.ts';
import { Live, Visitor } from './tools/client.ts';

const DAY = 86_400_000;
const folder = newFolder();
afterAll(() => folder.remove());

test('on holiday the clock rests and others see it; it goes on by itself, also after the server was away', async () => {
  const time = new FakeTime();
  const settings = { dataDir: `${folder.path}/holiday` };
  let house = await openHouse(settings, { time });
  const ann = await Visitor.named(house.base, 'Ann');
  const bob = await Visitor.named(house.base, 'Bob');
  const slow = { game: 'lantern', seats: 2, clock: { kind: 'perMove', perMove: 2 * DAY } };
  const table = await ann.table(slow);
  const keys = [await ann.join(table, 0), await bob.join(table, 1)];
  await ann.post(`/api/tables/${table}/start`);
  let live = await Live.at(house.base, table, keys);
  time.skip(DAY);
  const until = time.now() + 10 * DAY;
  const away = await bob.call('PUT', '/api/me/holiday', { until });
  expect(away).toMatchObject({ status: 200, body: { until } });
  await live.until(() => live.update(0).seats[1]!.rest === until);
  expect(live.update(0).seats[1]!.clock).toEqual({ left: DAY, since: null });
  expect(live.update(0).seats[0]!.clock.since).not.toBe(null);

  // A game that begins meanwhile.
  const later = await ann.table(slow);
  await ann.join(later, 0);
  const bobs = await bob.join(later, 1);
  await ann.post(`/api/tables/${later}/start`);
  const other = await Live.at(house.base, later, [bobs]);
  expect(other.update(1).seats[1]).toMatchObject({ rest: until, clock: { left: 2 * DAY, since: null } });
  await other.close();

  // Too long, over, and at a table of minutes.
  for (const [wish, code] of [
    [time.now() + 31 * DAY, 'holiday-too-long'],
    [time.now() - 1, 'holiday-over'],
  ] as const) {
    expect((await bob.call('PUT', '/api/me/holiday', { until: wish })).body.code).toBe(code);
  }
  await live.close();
  await house.close();

  time.skip(11 * DAY);
  const back = time.now();
  house = await openHouse(settings, { time });
  await time.pass(30_000);
  live = await Live.at(house.base, table, keys);
  await time.passUntil(() => live.update(0).seats[1]!.rest === null);
  // Whatever else has happened since, such as the bot's move for Ann, takes off what has run: only the deadline stays.
  const { left, since } = live.update(0).seats[1]!.clock;
  const wentOn = since! + left! - DAY;
  expect(wentOn).toBeGreaterThanOrEqual(back);
  expect(wentOn).toBeLessThanOrEqual(time.now());
  expect(live.update(1).seats[1]!.standIn).toBe(null);
  await live.close();
  await house.close();
});

test('somebody who is waited for is nudged once a day, by whoever', async () => {
  const time = new FakeTime();
  const receiver = await Receiver.open();
  const house = await openHouse(
    { dataDir: `${folder.path}/nudge`, publicUrl: 'https://majlis.example', noticeHosts: [receiver.host] },
    { time },
  );
  const [ann, bob, eve] = await Promise.all(['Ann', 'Bob', 'Eve'].map((name) => Visitor.named(house.base, name)));
  const table = await ann!.table({ game: 'lantern', seats: 2 });
  await ann!.join(table, 0);
  await bob!.join(table, 1);
  await ann!.post(`/api/tables/${table}/start`);
  const nudge = (who: Visitor, seat: number) => who.call('POST', `/api/tables/${table}/seats/${seat}/nudge`);
  expect(await nudge(ann!, 1)).toMatchObject({ body: { told: false } });
  await bob!.post('/api/me/channels', { kind: 'hook', url: receiver.url, format: 'json' });
  expect(await nudge(ann!, 1)).toMatchObject({ body: { told: true } });
  expect(await nudge(ann!, 1)).toMatchObject({ body: { told: false } });
  expect(await nudge(ann!, 0)).toMatchObject({ status: 409, body: { code: 'not-waited-for' } });
  expect(await nudge(eve!, 1)).toMatchObject({ status: 403, body: { code: 'not-your-table' } });
  await time.passUntil(() => receiver.received.length === 1);
  expect(receiver.bodies[0]).toMatchObject({ kind: 'nudge', title: 'Ann is waiting for you: The Lantern Seller' });
  time.skip(DAY);
  expect(await nudge(ann!, 1)).toMatchObject({ body: { told: true } });
  await house.close();
  receiver.close();
});

test('play-times: a turn is longer by the nights that fall into it, once, also after the server was away', async () => {
  // Noon in Berlin.
  const time = new FakeTime(new Date('2027-01-13T12:00:00+01:00').getTime());
  const settings = { dataDir: `${folder.path}/nights` };
  let house = await openHouse(settings, { time });
  const [ann, bob] = [await Visitor.named(house.base, 'Ann'), await Visitor.named(house.base, 'Bob')];
  const times = { zone: 'Europe/Berlin', from: 8 * 60, to: 22 * 60 };
  for (const [wish, code] of [
    [{ ...times, to: 8 * 60 + 30 }, 'play-times-short'],
    [{ ...times, zone: 'Atlantis' }, 'zone-unknown'],
  ] as const) {
    expect((await bob.call('PUT', '/api/me/play-times', { times: wish })).body.code).toBe(code);
  }
  await bob.call('PUT', '/api/me/play-times', { times });
  expect(await bob.get('/api/me/play-times')).toEqual({ times });
  const table = await ann.table({ game: 'lantern', seats: 2, clock: { kind: 'perMove', perMove: DAY } });
  const keys = [await ann.join(table, 0), await bob.join(table, 1)];
  await ann.post(`/api/tables/${table}/start`);
  const begun = time.now();
  let live = await Live.at(house.base, table, keys);
  const NIGHTS = 10 * 3_600_000;
  await live.until(() => live.update(0).seats[1]!.clock.left === DAY + NIGHTS);
  expect(live.update(0).seats.map(({ clock }) => clock)).toEqual([
    { left: DAY, since: begun },
    { left: DAY + NIGHTS, since: begun },
  ]);
  await live.close();
  await house.close();
  time.skip(DAY + 3_600_000);
  house = await openHouse(settings, { time });
  await time.pass(30_000);
  live = await Live.at(house.base, table, keys);
  // Ann, who named no hours, has run out of time. Bob has slept.
  await time.passUntil(() => live.update(0).seats[0]!.standIn !== null);
  const { left, since } = live.update(0).seats[1]!.clock;
  expect(since! + left!).toBe(begun + DAY + NIGHTS);
  expect(live.update(0).seats[1]!.standIn).toBe(null);
  // The next turn has nights of its own.
  await live.play(1, live.update(1).decision!.legal[0]!);
  await time.passUntil(() => live.update(0).seats[1]!.clock.since !== null && live.update(1).decision !== null);
  await live.until(() => live.update(0).seats[1]!.clock.left! > DAY);
  await live.close();
  await house.close();
});

test('a host finds a substitute for who left; the player who returns has the seat again', async () => {
  const house = await openHouse({ dataDir: `${folder.path}/substitute` });
  const [ann, bob, eve] = await Promise.all(['Ann', 'Bob', 'Eve'].map((name) => Visitor.named(house.base, name)));
  const table = await ann!.table({ game: 'lantern', seats: 2 });
  const anns = await ann!.join(table, 0);
  const key = await bob!.join(table, 1);
  await ann!.post(`/api/tables/${table}/start`);
  const link = (who: Visitor) => who.call('POST', `/api/tables/${table}/seats/1/substitute`);
  expect(await link(ann!)).toMatchObject({ status: 409, body: { code: 'not-away' } });
  await bob!.call('POST', '/api/seat/leave', undefined, key.token);
  expect((await ann!.get('/api/me')).tables[0].replaceable).toEqual([1]);
  expect(await link(eve!)).toMatchObject({ status: 403, body: { code: 'not-the-host' } });
  const { body } = await link(ann!);
  const come = (who: Visitor, token = body.link) => who.call('POST', '/api/substitute', { link: token });
  expect(await come(ann!)).toMatchObject({ status: 409, body: { code: 'already-here' } });
  expect(await come(eve!, `majlis-substitute-${'a'.repeat(52)}`)).toMatchObject({ status: 404 });
  const eves = await come(eve!);
  expect(eves).toMatchObject({ status: 200, body: { table, seat: 1 } });
  expect(await come(eve!)).toMatchObject({ status: 404, body: { code: 'substitute-unknown' } });
  // Bob's old link is void; Eve plays; Bob finds the table among those where somebody plays on for him.
  const live = await Live.at(house.base, table, [anns, eves.body]);
  // The bot may have answered for Bob already: then it is Ann's move first.
  for (let i = 0; i < 10 && live.update(1).decision === null; i++) {
    await live.until(() => live.update(0).decision !== null || live.update(1).decision !== null);
    if (live.update(1).decision === null) await live.play(0, live.update(0).decision!.legal[0]!);
  }
  expect((await live.play(1, live.update(1).decision!.legal[0]!)).ok).toBe(true);
  expect((await bob!.get('/api/me')).tables).toEqual([]);
  expect((await bob!.get('/api/me')).lent).toMatchObject([{ id: table, seat: 1 }]);
  const back = (who: Visitor) => who.call('POST', `/api/tables/${table}/seats/1/return`);
  expect(await back(ann!)).toMatchObject({ status: 403, body: { code: 'not-your-seat' } });
  expect(await back(bob!)).toMatchObject({ status: 200, body: { table, seat: 1 } });
  await live.until(() => live.bye !== null);
  expect((await bob!.get('/api/me')).lent).toEqual([]);
  expect((await bob!.get('/api/me')).tables).toMatchObject([{ id: table, seat: 1 }]);
  await house.close();
});
