import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import type { SeatKey } from '@majlis/protocol';
import type { Entry } from '@majlis/table';
import { openPostgres } from '../storage/postgres-store.ts';
import { Live, Visitor } from './client.ts';
import { startPostgres } from './postgres.ts';
import { endOnSignals, type Spawned, spawnServer } from './spawn-server.ts';

/**
 * Two servers on one PostgreSQL, of which one after the other is killed while people play and are told of their turns.
 * Every turn that lasted must have been announced once, none that had passed.
 */
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '20' },
    turns: { type: 'string', default: '200' },
    tables: { type: 'string', default: '8' },
  },
});
const KILLS = Number(values.kills);
const TURNS = Number(values.turns);
const TABLES = Number(values.tables);
const DELAY = 1_500;
const LEASE = 3_000;
/** A turn that lasted so long must have been announced, whoever was killed meanwhile. */
const CERTAIN = 60_000;
/** What left before a turn ended may arrive so much after it. */
const IN_FLIGHT = 500;

endOnSignals();
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

interface Announced {
  readonly id: string;
  readonly at: number;
  readonly arrived: number;
}
/** By table and seat. */
const announced = new Map<string, Announced[]>();

const receiver = createServer(async (request, response) => {
  const arrived = Date.now();
  let text = '';
  for await (const chunk of request) text += chunk;
  const { id, kind, at } = JSON.parse(text) as { id: string; kind: string; at: number };
  if (kind === 'turn') announced.set(request.url!, [...(announced.get(request.url!) ?? []), { id, at, arrived }]);
  response.writeHead(204).end();
});
receiver.listen(0, '127.0.0.1');
await once(receiver, 'listening');
const host = `127.0.0.1:${(receiver.address() as AddressInfo).port}`;

const postgres = startPostgres({ sync: true });
if (postgres === null) process.exit(1);
const url = await postgres.newDatabase();
const env = {
  DATABASE_URL: url,
  PUBLIC_URL: 'https://majlis.example',
  NOTICE_DELAY_MS: String(DELAY),
  NOTICE_LEASE_MS: String(LEASE),
  NOTICE_HOSTS: host,
  LIMITS_FACTOR: '1000000',
  RULES_WORKERS: '1',
  BOT_WORKERS: '1',
};
const servers: (Spawned | null)[] = [await spawnServer('main', env), await spawnServer('main', env)];
const anyBase = (i: number): string => (servers[i % 2] ?? servers[(i + 1) % 2])!.base;

interface Place {
  readonly table: string;
  readonly keys: readonly SeatKey[];
}

async function newPlace(i: number): Promise<Place> {
  const base = anyBase(i);
  const people = [await Visitor.named(base, `Ann ${i}`), await Visitor.named(base, `Bob ${i}`)];
  const table = await people[0]!.table({ game: 'almadi', seats: 2 });
  const keys: SeatKey[] = [];
  for (const [seat, person] of people.entries()) {
    const url = `http://${host}/${table}/${seat}`;
    await person.post('/api/me/channels', { kind: 'hook', url, format: 'json' });
    keys.push(await person.join(table, seat));
  }
  await people[0]!.post(`/api/tables/${table}/start`);
  return { table, keys };
}

let isDone = false;
let turns = 0;

/** Plays one table; two of five turns are answered at once, the others only after they were announced. */
async function playAt({ table, keys }: Place, i: number): Promise<void> {
  let lastSeat = -1;
  for (let n = 0; !isDone; n++) {
    const live = await Live.at(anyBase(i + n), table, keys).catch(() => null);
    try {
      while (live !== null && !isDone && live.bye === null && live.socket.readyState === 1) {
        const { asked, phase } = live.update(0);
        if (phase !== 'playing') return;
        const seat = asked[0]!;
        await live.until(() => live.update(seat).decision !== null, 5);
        if (seat !== lastSeat) {
          turns++;
          const begun = Date.now() - 100;
          const isLong = (turns + i) % 5 > 1;
          const isTold = () => (announced.get(`/${table}/${seat}`) ?? []).some(({ arrived }) => arrived > begun);
          const end = Date.now() + CERTAIN + 5_000;
          while (isLong && !isTold() && Date.now() < end && !isDone) await sleep(50);
        }
        const { legal } = live.update(seat).decision!;
        const answer = await Promise.race([
          live.play(seat, legal[turns % legal.length]!, `c${n}-${live.update(seat).seq}`),
          sleep(3_000),
        ]);
        lastSeat = seat;
        if (answer === undefined) break;
      }
    } catch {
      // The server is gone: at the other one.
    }
    live?.socket.terminate();
    await sleep(100);
  }
}

const places: Place[] = [];
/** One table after the other, until it is enough. */
async function playOn(i: number): Promise<void> {
  while (!isDone) {
    const place = await newPlace(i).catch(() => null);
    if (place === null) await sleep(500);
    else {
      places.push(place);
      await playAt(place, i);
    }
  }
}
const playing = Array.from({ length: TABLES }, (_, i) => playOn(i));
let kills = 0;
for (; kills < KILLS || turns < TURNS; kills++) {
  await sleep(1_000 + Math.random() * 4_000);
  const victim = kills % 2;
  if (kills < KILLS) {
    await servers[victim]!.kill();
    servers[victim] = null;
    console.log(`kill ${kills + 1}: ${turns} turns, ${[...announced.values()].flat().length} announced`);
    servers[victim] = await spawnServer('main', env);
  }
}
isDone = true;
await Promise.all(playing);
// What is on its way arrives, and what has passed is dropped.
await sleep(DELAY + LEASE + 5_000);

interface Turn {
  readonly seat: number;
  readonly at: number;
  readonly end: number;
}

/** The turns of a table by its journal: from being asked again until the answer. */
function turnsOf(journal: readonly Entry[]): Turn[] {
  const open = new Map<number, number>();
  const found: Turn[] = [];
  for (const entry of journal) {
    if (entry.kind !== 'started' && entry.kind !== 'played') continue;
    if (entry.kind === 'played' && open.has(entry.seat)) {
      found.push({ seat: entry.seat, at: open.get(entry.seat)!, end: entry.at });
      open.delete(entry.seat);
      // Asked again at once: the same person goes on, and is not told.
      if (entry.asked.includes(entry.seat)) open.set(entry.seat, Number.NaN);
    }
    for (const seat of open.keys()) if (!entry.asked.includes(seat)) open.delete(seat);
    for (const seat of entry.asked) if (!open.has(seat)) open.set(seat, entry.at);
  }
  for (const [seat, at] of open) found.push({ seat, at, end: Number.POSITIVE_INFINITY });
  return found.filter(({ at }) => !Number.isNaN(at));
}

const store = await openPostgres(url, () => {});
const count = {
  turns: 0,
  lasting: 0,
  announced: 0,
  slowest: 0,
  again: 0,
  missing: 0,
  twice: 0,
  passed: 0,
  early: 0,
  unknown: 0,
};
for (const { table, keys } of places) {
  const journal = (await store.eventsAfter({ table, seq: 0 })).map(({ body }): Entry => JSON.parse(body));
  const all = turnsOf(journal);
  count.turns += all.length;
  for (const seat of keys.keys()) {
    const got = announced.get(`/${table}/${seat}`) ?? [];
    for (const { at } of got) if (!all.some((turn) => turn.seat === seat && turn.at === at)) count.unknown++;
    for (const turn of all.filter((one) => one.seat === seat)) {
      const mine = got.filter(({ at }) => at === turn.at);
      const ids = new Set(mine.map(({ id }) => id)).size;
      count.announced += ids;
      count.again += mine.length - ids;
      if (turn.end - turn.at > DELAY) count.lasting++;
      for (const { arrived } of mine) count.slowest = Math.max(count.slowest, arrived - turn.at);
      if (ids === 0 && Math.min(turn.end, Date.now()) - turn.at > CERTAIN) count.missing++;
      if (ids > 1) count.twice++;
      if (mine.some(({ arrived }) => arrived > turn.end + IN_FLIGHT)) count.passed++;
      if (mine.some(({ arrived }) => arrived < turn.at + DELAY)) count.early++;
    }
  }
}
await store.close();
for (const server of servers) await server?.stop();
receiver.close();
receiver.closeAllConnections();
postgres.stop();
const { missing, twice, passed, early, unknown } = count;
console.log(`${kills} kills, ${JSON.stringify(count)}`);
process.exit(missing + twice + passed + early + unknown === 0 ? 0 : 1);
