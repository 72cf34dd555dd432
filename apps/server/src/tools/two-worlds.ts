import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gameById } from '@majlis/games';
import { type Json, type Seat, sameJson } from '@majlis/kernel';
import { openMajlis } from '../majlis.ts';
import { readSettings, type Settings } from '../settings.ts';
import { Live, Visitor } from './client.ts';
import { realGames } from './crowd.ts';
import { Figures } from './figures.ts';
import { sameDistribution } from './two-samples.ts';

/**
 * Two worlds that differ only in what a seat may not know: how long that seat waits for what it is sent must not tell
 * them apart. The bytes are compared by secrecy.test.ts; here it is the time, which no unit test asserts.
 */
const { values } = parseArgs({ options: { samples: { type: 'string', default: '400' } } });
const SAMPLES = Number(values.samples);
/** So unlikely by chance that it is none, over all that is compared. */
const CHANCE = 0.01;
/** Standing answers come so long after the question on average: a fiftieth of what players see. */
const STANDING_DELAY = 24;
const WARMING_UP = 6;
const STEPS = 12;

type Both = readonly [Place, Place];
interface Place {
  readonly table: string;
  readonly lives: readonly Live[];
}

/** Delays in the one world and in the other. */
class Delays {
  readonly worlds = [new Figures(), new Figures()] as const;

  get count(): number {
    return Math.min(...this.worlds.map(({ count }) => count));
  }
}
const measured = {
  updates: new Delays(),
  checks: new Delays(),
  'standing answers': new Delays(),
  'moves of who others have muted and answered beforehand': new Delays(),
  'talk of who others have muted': new Delays(),
  'planted: updates that take 3 ms longer': new Delays(),
};
type What = keyof typeof measured;

const folder = mkdtempSync(join(tmpdir(), 'majlis-worlds-'));
const settings = readSettings({ LOG_LEVEL: 'error', RULES_WORKERS: '1', BOT_WORKERS: '1', DATA_DIR: folder });
const house = await openMajlis(
  { ...(settings as Settings), limitsFactor: 1_000_000 },
  { games: new URL('./twin-games.mjs', import.meta.url).href, pace: { standingDelay: STANDING_DELAY } },
);
await house.server.listen({ host: '127.0.0.1', port: 0 });
const base = `http://127.0.0.1:${(house.server.server.address() as AddressInfo).port}`;

async function begin(game: string, seats: number): Promise<Place> {
  const ann = await Visitor.named(base, 'Ann');
  const table = await ann.table({ game, seats });
  const keys = [];
  for (let seat = 0; seat < seats; seat++) keys.push(await ann.join(table, seat));
  await ann.post(`/api/tables/${table}/start`);
  return { table, lives: await Promise.all(keys.map((key) => Live.at(base, table, [key]))) };
}

/** Both worlds in an order nobody can foresee, so that what the machine does meanwhile hits both alike. */
async function inBoth(task: (world: 0 | 1) => Promise<number>, into: Delays | null): Promise<void> {
  for (const world of Math.random() < 0.5 ? ([0, 1] as const) : ([1, 0] as const)) {
    const delay = await task(world);
    into?.worlds[world].add(delay);
  }
}

const since = async (task: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now();
  await task();
  return performance.now() - begun;
};

/** Until `seat` has heard of what happened after `seq`. */
const heard = ({ lives }: Place, seat: Seat, seq: number) =>
  lives[seat]!.until(() => lives[seat]!.update(seat).seq > seq);
const allHeard = (place: Place, seq: number) => Promise.all(place.lives.map((_, seat) => heard(place, seat, seq)));

const lastEntry = async (table: string) =>
  JSON.parse((await house.house.store.eventsAfter({ table, seq: 0 })).at(-1)!.body) as { revealed?: boolean };

/** What the seat that is asked first might do in both worlds. */
function common(both: Both): { mover: Seat; action: Json } | null {
  const [mover] = both[0].lives[0]!.update(0).asked;
  if (mover === undefined) return null;
  const [here, twin] = both.map(({ lives }) => lives[mover]!.update(mover).decision?.legal ?? []);
  const action = here!.find((one) => twin!.some((same) => sameJson(one, same)));
  return action === undefined ? null : { mover, action };
}

/** A move by hand, seen by `watcher`. */
async function move(place: Place, mover: Seat, action: Json, watcher: Seat): Promise<number> {
  const { seq } = place.lives[mover]!.update(mover);
  const delay = await since(async () => {
    place.lives[mover]!.play(mover, action).catch(() => {});
    await heard(place, watcher, seq);
  });
  await allHeard(place, seq);
  return delay;
}

/** The same move by an answer given beforehand. */
async function answerBeforehand(place: Place, mover: Seat, action: Json, watcher: Seat): Promise<number> {
  const live = place.lives[mover]!;
  const { seq, decision } = live.update(mover);
  const answers = [{ prompt: decision!.prompt.kind, action, until: 'cancelled' }];
  const delay = await since(async () => {
    await live.wish({ type: 'setStanding', seat: mover, answers });
    await heard(place, watcher, seq);
  });
  await live.wish({ type: 'setStanding', seat: mover, answers: [] });
  await allHeard(place, seq);
  return delay;
}

/** Plays two worlds alike, as long as nothing that is turned up tells them apart. */
async function compare(game: string, number: number, keep: boolean, updates: What): Promise<void> {
  const seats = gameById(game.replace('slow-', ''))!.seats.min;
  const watcher = number % seats;
  const name = (world: string) => `${game}-${world}-${watcher}-${(number * 7) % 60}-${number}`;
  const both: Both = [await begin(name('here'), seats), await begin(name('twin'), seats)];
  const into = (what: What) => (keep ? measured[what] : null);
  for (let step = 0; step < STEPS; step++) {
    const next = common(both);
    if (next === null) break;
    const { mover, action } = next;
    if (mover === watcher) {
      await inBoth((world) => since(() => both[world].lives[mover]!.check(mover, action)), into('checks'));
    }
    const isStanding = mover !== watcher && step % 3 === 1 && updates === 'updates';
    const how = isStanding ? answerBeforehand : move;
    await inBoth((world) => how(both[world], mover, action, watcher), into(isStanding ? 'standing answers' : updates));
    const entries = await Promise.all(both.map(({ table }) => lastEntry(table)));
    if (entries.some(({ revealed }) => revealed)) break;
  }
  await Promise.all(both.flatMap(({ lives }) => lives.map((live) => live.close())));
}

/** The same game twice: in the first everybody but the watcher has muted them, and answers that never come to bear. */
async function compareSecrets(game: string, number: number, keep: boolean): Promise<void> {
  const seats = gameById(game)!.seats.min;
  const watcher = number % seats;
  const name = `${game}-here-${watcher}-${(number * 7) % 60}-${number}`;
  const both: Both = [await begin(name, seats), await begin(name, seats)];
  const into = (what: What) => (keep ? measured[what] : null);
  for (const [seat, live] of both[0].lives.entries()) {
    if (seat === watcher) continue;
    await live.wish({ type: 'mute', seat, other: watcher, on: true });
  }
  for (let step = 0; step < STEPS; step++) {
    const next = common(both);
    if (next === null) break;
    const { mover, action } = next;
    for (const [seat, live] of both[0].lives.entries()) {
      const kind = live.update(seat).decision?.prompt.kind ?? 'none';
      const never = { prompt: kind, action, while: [{ field: 'never', is: 1 }], until: 'cancelled' };
      if (seat !== watcher) {
        await live.wish({ type: 'setStanding', seat, answers: Array.from({ length: 16 }, () => never) });
      }
    }
    const seen = mover === watcher ? 'moves of who others have muted and answered beforehand' : null;
    await inBoth((world) => move(both[world], mover, action, watcher), seen === null ? null : into(seen));
    const say = (world: 0 | 1) =>
      since(() => both[world].lives[watcher]!.wish({ type: 'say', seat: watcher, text: `${step}` }));
    await inBoth(say, into('talk of who others have muted'));
  }
  await Promise.all(both.flatMap(({ lives }) => lives.map((live) => live.close())));
}

const games = realGames();
const isEnough = (...names: What[]) => names.every((name) => measured[name].count >= SAMPLES);
for (let n = 0; !isEnough('updates', 'checks', 'standing answers'); n++)
  await compare(games[n % games.length]!, n, n >= WARMING_UP, 'updates');
for (
  let n = 0;
  !isEnough('moves of who others have muted and answered beforehand', 'talk of who others have muted');
  n++
)
  await compareSecrets(games[n % games.length]!, n, n >= WARMING_UP);
for (let n = 0; !isEnough('planted: updates that take 3 ms longer'); n++)
  await compare('slow-lantern', n, n >= WARMING_UP, 'planted: updates that take 3 ms longer');

let isSound = true;
const names = Object.keys(measured) as What[];
for (const name of names) {
  const { worlds } = measured[name];
  const [here, twin] = worlds;
  const { distance, p } = sameDistribution(here.all, twin.all);
  const isTold = p < CHANCE / names.length;
  if (isTold !== name.startsWith('planted')) isSound = false;
  console.log(`${name}: ${here.count} and ${twin.count} samples`);
  console.log(`  ${here.text()}\n  ${twin.text()}`);
  console.log(`  distance ${distance.toFixed(3)}, p ${p.toPrecision(2)}: ${isTold ? 'TOLD APART' : 'not told apart'}`);
}
await house.close();
rmSync(folder, { recursive: true, force: true });
process.exit(isSound ? 0 : 1);
