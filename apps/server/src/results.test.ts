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

/** Whoever sits where plays the first thing that is allowed, to the end. */
async function playToTheEnd(people: readonly Visitor[], more: object = {}): Promise<string> {
  const table = await people[0]!.table({ game: 'lantern', seats: people.length, ...more });
  const keys = [];
  for (const [seat, person] of people.entries()) keys.push(await person.join(table, seat));
  await people[0]!.post(`/api/tables/${table}/start`);
  const live = await Live.at(house.base, table, keys);
  while (live.update(0).phase === 'playing') {
    const seat = live.update(0).asked[0]!;
    await live.until(() => live.update(seat).decision !== null);
    const { moves } = live.update(seat);
    await live.play(seat, live.update(seat).decision!.legal[0]!);
    await live.until(() => people.every((_, viewer) => live.update(viewer).moves > moves));
  }
  await live.close();
  return table;
}

test('a finished game counts for everybody at the table; rated ones rate, and only who plays them is listed', async () => {
  const [ann, bob] = [await Visitor.named(house.base, 'Ann'), await Visitor.named(house.base, 'Bob')];
  const table = await playToTheEnd([ann, bob]);
  const { ranks } = await ann.get(`/api/tables/${table}`);
  const mine = async (who: Visitor) => (await who.get('/api/me/statistics')).games;
  expect(await mine(ann)).toMatchObject([
    { game: 'lantern', games: 1, wins: ranks[0] === 1 ? 1 : 0, company: [{ key: 'people', games: 1 }], ratings: [] },
  ]);
  const [{ points, sources }] = await mine(ann);
  const sum = sources.reduce((all: number, { mean }: { mean: number }) => all + mean, 0);
  expect(sum).toBeCloseTo(points[0].points);
  expect((await ann.get('/api/players?game=lantern')).players).toEqual([]);

  await playToTheEnd([ann, bob], { rated: true });
  await playToTheEnd([bob, ann], { rated: true });
  const [of] = await mine(bob);
  expect(of.ratings).toHaveLength(2);
  expect(of.ratings[1].margin).toBeLessThan(of.ratings[0].margin);
  await bob.call('PUT', '/api/me/emblem', { emblem: 4 });
  const { players } = await ann.get('/api/players?game=lantern');
  expect(players).toHaveLength(2);
  expect(players.find(({ name }: { name: string }) => name === 'Bob')).toMatchObject({
    games: 2,
    emblem: 4,
    value: of.ratings[1].value,
    margin: of.ratings[1].margin,
  });
  expect((await bob.get('/api/me')).player.emblem).toBe(4);
  expect((await bob.call('PUT', '/api/me/emblem', { emblem: 7 })).status).toBe(400);

  // Who deletes themselves is in nobody's list any more.
  await bob.call('DELETE', '/api/me');
  expect((await ann.get('/api/players?game=lantern')).players.map(({ name }: { name: string }) => name)).toEqual([
    'Ann',
  ]);
});

test('one person in two seats, and bots, rate nobody', async () => {
  const eve = await Visitor.named(house.base, 'Eve');
  await playToTheEnd([eve, eve], { rated: true });
  const [of] = (await eve.get('/api/me/statistics')).games;
  expect(of).toMatchObject({ games: 2, ratings: [] });
});
