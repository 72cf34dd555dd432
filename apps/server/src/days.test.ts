import { afterAll, describe, expect, test } from 'vitest';
import { FakeTime } from '../test/fake-time.ts';
import { newFolder, openHouse } from '../test/house.ts';
import { Live, Visitor } from './tools/client.ts';

const DAY = 86_400_000;
const folder = newFolder();
afterAll(() => folder.remove());

describe('a game over days', () => {
  test('goes on after the server was away: clocks, reminders, takeover and hand-back', async () => {
    const time = new FakeTime();
    const open = () => openHouse({ dataDir: `${folder.path}/days` }, { time });
    let house = await open();
    /** The seats of entries of a kind in the journal. */
    const noted = async (kind: string): Promise<number[]> => {
      const entries = (await house.house.store.eventsAfter({ table, seq: 0 })).map(({ body }) => JSON.parse(body));
      return entries.flatMap((entry) => (entry.kind === kind ? [entry.seat] : []));
    };
    const passUntilNoted = async (kind: string) => {
      for (let i = 0; (await noted(kind)).length === 0 && i < 600; i++) await time.pass(1_000);
    };

    const ann = await Visitor.named(house.base, 'Ann');
    const table = await ann.table({
      game: 'lantern',
      seats: 2,
      clock: { kind: 'perMove', perMove: 2 * DAY },
      standIn: 'easy',
    });
    const keys = [await ann.join(table, 0), await ann.join(table, 1)];
    await ann.post(`/api/tables/${table}/start`);
    const begun = time.now();
    let live = await Live.at(house.base, table, keys);
    expect(live.update(0).seats.map(({ clock }) => clock)).toEqual([
      { left: 2 * DAY, since: begun },
      { left: 2 * DAY, since: begun },
    ]);
    time.skip(DAY / 4);
    await live.play(0, live.update(0).decision!.legal[0]!);
    await house.close();

    // The server is away for a day; seat 1 has less than a day left when it comes back.
    time.skip(DAY);
    house = await open();
    live = await Live.at(house.base, table, keys);
    const { left, since } = live.update(1).seats[1]!.clock;
    expect(since! + left!).toBe(begun + 2 * DAY);
    expect(live.update(1).seats[0]!.clock).toEqual({ left: 2 * DAY, since: null });
    expect(live.update(1).asked).toEqual([1]);
    expect(await noted('reminded')).toEqual([]);
    time.skip(DAY / 4);
    await live.close();
    await house.close();

    // It comes back when half a day is left: time for a reminder. Nobody is connected.
    house = await open();
    await passUntilNoted('reminded');
    expect(await noted('reminded')).toEqual([1]);
    await house.close();

    // And again after the deadline: a bot has taken the seat over and plays for it.
    time.skip(DAY);
    house = await open();
    await passUntilNoted('tookOver');
    expect(await noted('tookOver')).toEqual([1]);
    live = await Live.at(house.base, table, keys);
    await time.passUntil(() => live.update(0).asked.includes(0));
    expect(live.update(1).seats[1]).toMatchObject({ standIn: 'easy', clock: { since: null } });
    expect(live.update(0).moves).toBeGreaterThan(1);

    // Who comes back asks for the seat and has the whole time again.
    expect(await live.wish({ type: 'handBack', seat: 1 })).toMatchObject({ ok: true });
    await live.until(() => live.update(1).seats[1]!.standIn === null);
    expect(live.update(1).seats[1]!.clock.left).toBe(2 * DAY);
    expect(await noted('reminded')).toEqual([1]);
    await live.close();
    await house.close();
  });

  test('a bank of time stands still while no server runs', async () => {
    const time = new FakeTime();
    const open = () => openHouse({ dataDir: `${folder.path}/bank` }, { time });
    let house = await open();
    const ann = await Visitor.named(house.base, 'Ann');
    const clock = { kind: 'bank', bank: 600_000, increment: 1_000 };
    const table = await ann.table({ game: 'lantern', seats: 2, clock });
    const keys = [await ann.join(table, 0), await ann.join(table, 1)];
    await ann.post(`/api/tables/${table}/start`);
    await time.pass(60_000);
    await house.close();
    time.skip(DAY);
    house = await open();
    const live = await Live.at(house.base, table, keys);
    const { left, since } = live.update(0).seats[0]!.clock;
    const remaining = left! - (time.now() - since!);
    expect(remaining).toBe(540_000);
    expect(live.update(0).seats[0]!.standIn).toBeNull();
    await live.close();
    await house.close();
  });
});
