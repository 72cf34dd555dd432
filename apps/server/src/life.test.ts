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
  house = await openHouse(settings, { time });
  await time.pass(30_000);
  live = await Live.at(house.base, table, keys);
  await time.passUntil(() => live.update(0).seats[1]!.rest === null);
  expect(live.update(1).seats[1]!.clock.left).toBe(DAY);
  expect(live.update(1).seats[1]!.clock.since).toBeGreaterThan(until);
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
