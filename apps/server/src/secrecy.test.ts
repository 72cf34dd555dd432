import { games } from '@majlis/games';
import { type GameRecord, type Json, sameJson } from '@majlis/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newFolder, openHouse, type TestHouse } from '../test/house.ts';
import { Live, Visitor } from './tools/client.ts';

const folder = newFolder();
afterAll(() => folder.remove());

/** What differs between any two tables: names, times, and the commitment to the seed. */
const neutral = (text: string): string =>
  text
    .replace(/"table":"[a-z2-7]{26}"/g, '"table":""')
    .replace(/"player":"[a-z2-7]{26}"/g, '"player":""')
    .replace(/"(now|at|since)":\d+/g, '"$1":0')
    .replace(/"commitment":"[0-9a-f]+"/, '"commitment":""')
    .replace(/"game":"[^"]+"/, '"game":""')
    .replace(/"names":\{[^}]*\}|"host":"[^"]*"/g, '');

/** The action with every number one larger: mostly against the rules. */
const bent = (action: Json): Json =>
  JSON.parse(JSON.stringify(action), (_, value) => (typeof value === 'number' ? value + 1 : value));

/** What a game draws its randomness from: unguessable, so whoever shows it has leaked. */
const markersOf = (record: GameRecord): string[] => [record.seed];

describe('recorded traffic', () => {
  let house: TestHouse;
  beforeAll(async () => {
    house = await openHouse({ dataDir: `${folder.path}/real` });
  });
  afterAll(() => house.close());

  test.each(games.map(({ id }) => id))('of every viewer of %s never holds a marker of what is hidden', async (id) => {
    const game = games.find((game) => game.id === id)!;
    const ann = await Visitor.named(house.base, 'Ann');
    const seats = game.seats.min;
    const table = await ann.table({ game: id, seats });
    const keys = [];
    for (let seat = 0; seat < seats; seat++) keys.push(await ann.join(table, seat));
    const viewers = await Promise.all([
      ...keys.map((key) => Live.at(house.base, table, [key])),
      Live.at(house.base, table),
    ]);
    await ann.post(`/api/tables/${table}/start`);
    const over = () => viewers[0]!.update(0).phase === 'over';
    for (let i = 0; i < 5_000 && !over(); i++) {
      await viewers[0]!.until(() => viewers[0]!.update(0).phase !== 'gathering');
      const [seat] = viewers[0]!.update(0).asked as [number];
      const live = viewers[seat]!;
      await live.until(() => live.update(seat).decision !== null);
      const { legal } = live.update(seat).decision!;
      const { seq } = live.update(seat);
      await live.play(seat, legal[i % legal.length]!);
      await Promise.all(viewers.map((viewer) => viewer.until(() => [...viewer.updates.values()][0]!.seq > seq)));
    }
    expect(over()).toBe(true);
    const markers = markersOf(await ann.get(`/api/tables/${table}/record`));
    expect(markers.length).toBeGreaterThan(0);
    for (const viewer of viewers) {
      const before = viewer.heard.filter((text) => !text.includes('"phase":"over"')).join('\n');
      expect(before.length).toBeGreaterThan(1000);
      for (const marker of markers) expect(before.includes(marker)).toBe(false);
    }
    await Promise.all(viewers.map((viewer) => viewer.close()));
  });
});

test('of standing answers and mutes nobody else hears anything', async () => {
  const house = await openHouse({ dataDir: `${folder.path}/private` });
  const ann = await Visitor.named(house.base, 'Ann');
  const table = await ann.table({ game: 'lantern', seats: 2 });
  const keys = [await ann.join(table, 0), await ann.join(table, 1)];
  await ann.post(`/api/tables/${table}/start`);
  const [mine, other, watching] = await Promise.all([
    Live.at(house.base, table, [keys[0]!]),
    Live.at(house.base, table, [keys[1]!]),
    Live.at(house.base, table),
  ]);
  const { legal } = mine.update(0).decision!;
  await new Promise((resolve) => setTimeout(resolve, 100));
  const heard = () => [other.heard.length, watching.heard.length];
  const before = heard();
  const { updatedAt } = await ann.get(`/api/tables/${table}`);
  const answers = [{ prompt: 'never', action: legal[0], until: 'cancelled' }];
  expect(await mine.wish({ type: 'setStanding', seat: 0, answers })).toMatchObject({ ok: true });
  expect(await mine.wish({ type: 'mute', seat: 0, other: 1, on: true })).toMatchObject({ ok: true });
  await mine.until(() => mine.update(0).muted.length === 1 && mine.update(0).standing.length === 1);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(heard()).toEqual(before);
  expect((await ann.get(`/api/tables/${table}`)).updatedAt).toBe(updatedAt);
  await Promise.all([mine, other, watching].map((live) => live.close()));
  await house.close();
});

describe('two games that differ only in what a seat may not know', () => {
  let house: TestHouse;
  beforeAll(async () => {
    const twins = new URL('./tools/twin-games.ts', import.meta.url).href;
    house = await openHouse({ dataDir: `${folder.path}/twins` }, { games: twins });
  });
  afterAll(() => house.close());

  const begin = async (game: string, seats: number) => {
    const ann = await Visitor.named(house.base, 'Ann');
    const table = await ann.table({ game, seats });
    const keys = [];
    for (let seat = 0; seat < seats; seat++) keys.push(await ann.join(table, seat));
    await ann.post(`/api/tables/${table}/start`);
    return { table, lives: await Promise.all(keys.map((key) => Live.at(house.base, table, [key]))) };
  };
  const lastEntry = async (table: string) =>
    JSON.parse((await house.house.store.eventsAfter({ table, seq: 0 })).at(-1)!.body) as { revealed?: boolean };

  /** Moves that were answered beforehand in the twin. */
  let beforehand = 0;

  /** Plays both games alike until chance or a card turned up may tell them apart; the pairs of messages compared. */
  const compare = async (id: string, seats: number, number: number): Promise<[string[], string[]]> => {
    const seat = number % seats;
    const name = (world: string) => `${id}-${world}-${seat}-${number * 7}-${number}`;
    const both = [await begin(name('here'), seats), await begin(name('twin'), seats)] as const;
    const heard = ({ lives }: (typeof both)[number]) =>
      lives[seat]!.heard.filter((text) => /"type":"(update|checked)"/.test(text)).map(neutral);
    const decisionOf = ({ lives }: (typeof both)[number]) => lives[seat]!.update(seat).decision;
    /** Asks both whether this seat might do what it may do in either, and some things it may not. */
    const checkBoth = async (): Promise<void> => {
      const wishes = both.flatMap((one) => decisionOf(one)?.legal.slice(0, 3) ?? []);
      for (const wish of wishes.flatMap((action) => [action, bent(action)])) {
        for (const { lives } of both) await lives[seat]!.check(seat, wish);
      }
    };
    // What the others keep to themselves differs, too: in the twin they have muted this seat.
    for (const [other, live] of both[1].lives.entries()) {
      if (other !== seat) await live.wish({ type: 'mute', seat: other, other: seat, on: true });
    }
    /** Somebody else's move is made by hand here, and by an answer given beforehand in the twin. */
    const move = async ({ lives }: (typeof both)[number], mover: number, action: Json, beforehand: boolean) => {
      const live = lives[mover]!;
      const { seq, decision } = live.update(mover);
      const answers = [{ prompt: decision!.prompt.kind, action, until: 'cancelled' }];
      const done = beforehand
        ? await live.wish({ type: 'setStanding', seat: mover, answers })
        : await live.play(mover, action);
      expect(done).toMatchObject({ ok: true });
      await Promise.all(lives.map((one, s) => one.until(() => one.update(s).seq > seq)));
      if (beforehand) await live.wish({ type: 'setStanding', seat: mover, answers: [] });
    };
    await checkBoth();
    let result: [string[], string[]] = [heard(both[0]), heard(both[1])];
    for (let i = 0; i < 12; i++) {
      const [mover] = both[0].lives[seat]!.update(seat).asked;
      if (mover === undefined) break;
      const [mine, other] = both.map(({ lives }) => lives[mover]!.update(mover).decision?.legal ?? []);
      const common = mine!.find((action: Json) => other!.some((same) => sameJson(action, same)));
      if (common === undefined) break;
      await move(both[0], mover, common, false);
      await move(both[1], mover, common, mover !== seat);
      if (mover !== seat) beforehand++;
      const entries = await Promise.all(both.map(({ table }) => lastEntry(table)));
      if (entries.some(({ revealed }) => revealed)) break;
      await checkBoth();
      result = [heard(both[0]), heard(both[1])];
    }
    await Promise.all(both.flatMap(({ lives }) => lives.map((live) => live.close())));
    return result;
  };

  test.each(games)('$id: that seat is sent the very same bytes', async ({ id, seats }) => {
    let compared = 0;
    let checked = 0;
    beforehand = 0;
    for (let number = 0; number < 6; number++) {
      const [here, twin] = await compare(id, seats.min, number);
      expect(twin).toEqual(here);
      compared += here.length;
      checked += here.filter((text) => text.includes('"checked"')).length;
    }
    expect(compared).toBeGreaterThanOrEqual(6);
    expect(checked).toBeGreaterThanOrEqual(6);
    expect(beforehand).toBeGreaterThan(0);
  });

  test('a planted leak is found', async () => {
    const [here, twin] = await compare('leaky-lantern', 2, 1);
    expect(twin).not.toEqual(here);
  });
});
