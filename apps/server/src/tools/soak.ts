import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Live, Visitor } from './client.ts';
import { Crowd, type Faults, realGames } from './crowd.ts';
import { metric } from './figures.ts';
import { endOnSignals, type Spawned, spawnServer } from './spawn-server.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    tables: { type: 'string', default: '30' },
    /** Milliseconds a player thinks, on average. */
    pause: { type: 'string', default: '50' },
  },
});
endOnSignals();
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const think = () => sleep(Number(values.pause) * (0.4 + 1.2 * Math.random()));
const begun = Date.now();
const end = begun + Number(values.minutes) * 60_000;
const restartAt = begun + (Number(values.minutes) * 60_000) / 3;
const faults: Faults = { lost: 0, repeated: 0, disordered: 0 };
const games = realGames();
const folder = mkdtempSync(join(tmpdir(), 'majlis-soak-'));
const start = () => spawnServer('main', { DATA_DIR: folder, LIMITS_FACTOR: '1000000', BOT_DELAY_MS: '50' });
let server: Spawned = await start();
let isRestarting = false;
const counts = { moves: 0, games: 0, guests: 0, lines: 0, interrupted: 0 };

/** People who play one game after another, at one table. */
async function peopleAt(number: number): Promise<void> {
  const crowd = await Crowd.gather(server.base, games[number % games.length]!, 3, faults);
  try {
    while (!crowd.isOver && Date.now() < end && !isRestarting) {
      if ((await crowd.play(crowd.nextMove())) === null) return;
      counts.moves++;
      await think();
    }
    counts.games++;
  } finally {
    crowd.close();
  }
}

/** Somebody who comes, sits down against bots, talks, watches another table and leaves. */
async function visitorAt(number: number): Promise<void> {
  const ann = await Visitor.named(server.base, 'Ann');
  const game = games[number % games.length]!;
  const table = await ann.table({ game, seats: 3, listed: number % 5 === 0 });
  const key = await ann.join(table, 0);
  for (const seat of [1, 2])
    await ann.post(`/api/tables/${table}/seats/${seat}`, { holder: { kind: 'bot', level: 'easy' } });
  await ann.post(`/api/tables/${table}/start`);
  const live = await Live.at(server.base, table, [key]);
  const watching = await Live.at(server.base, table);
  counts.guests += 2;
  for (let i = 0; i < 15 && !isRestarting && live.bye === null; i++) {
    const { decision, phase } = live.update(0);
    if (phase !== 'playing') break;
    if (decision !== null) await Promise.race([live.play(0, decision.legal[0]!), sleep(2_000)]);
    await think();
    if (i % 5 === 0) await Promise.race([live.wish({ type: 'say', seat: 0, text: `hello ${i}` }), sleep(2_000)]);
    if (i % 5 === 0) counts.lines++;
  }
  await watching.close();
  await ann.call('POST', '/api/seat/leave', undefined, key.token).catch(() => {});
  await live.close();
  if (number % 2 === 0) await ann.call('DELETE', `/api/tables/${table}`).catch(() => {});
}

async function lane(number: number, task: (number: number) => Promise<void>): Promise<void> {
  for (let i = number; Date.now() < end; i += 1_000) {
    try {
      if (!isRestarting) await task(i);
    } catch {
      counts.interrupted++;
    }
    await sleep(isRestarting ? 500 : 50);
  }
}

const NAMES = [
  'process_resident_memory_bytes',
  'process_heap_bytes',
  'majlis_tables_open',
  'majlis_bots_thinking',
  'majlis_tasks_waiting',
  'majlis_notices_waiting',
] as const;
interface Sample {
  readonly megabytes: number;
  readonly heap: number;
  readonly handles: number;
  readonly tables: number;
  /** Questions to bots, tasks of tables and notices that are not done yet. */
  readonly queued: number;
}

async function sample(): Promise<Sample> {
  const [rss, heap, tables, ...queues] = await metric(server.base, ...NAMES);
  const handles = readdirSync(`/proc/${server.child.pid}/fd`).length;
  const queued = queues.reduce((sum, length) => sum + length, 0);
  return { megabytes: rss! / 1e6, heap: heap! / 1e6, handles, tables: tables!, queued };
}

async function watch(): Promise<Sample[]> {
  let samples: Sample[] = [];
  let restarted = false;
  while (Date.now() < end) {
    await sleep(Math.min(15_000, (Number(values.minutes) * 60_000) / 30));
    if (!restarted && Date.now() > restartAt) {
      restarted = true;
      isRestarting = true;
      console.log(`restart: ended with ${await server.stop()}`);
      server = await start();
      isRestarting = false;
      samples = [];
      continue;
    }
    const now = await sample();
    samples.push(now);
    const { megabytes, heap, handles, tables, queued } = now;
    const minute = ((Date.now() - begun) / 60_000).toFixed(1).padStart(5);
    console.log(
      `${minute} min: ${megabytes.toFixed(0)} MB, heap ${heap.toFixed(0)} MB, ${handles} handles, ${tables} tables, ${queued} queued`,
    );
  }
  return samples;
}

const lanes = Array.from({ length: Number(values.tables) }, (_, i) => lane(i, i % 3 === 0 ? visitorAt : peopleAt));
const samples = await watch();
await Promise.race([Promise.all(lanes), sleep(20_000)]);
console.log(JSON.stringify(counts), JSON.stringify(faults));
// The first third is warming up; what grows after that by more than a quarter grows for ever.
const settled = samples.slice(Math.floor(samples.length / 3));
const mean = (part: readonly Sample[], of: keyof Sample) => part.reduce((sum, one) => sum + one[of], 0) / part.length;
const half = Math.floor(settled.length / 2);
let isFlat = settled.length >= 4;
for (const of of ['megabytes', 'heap', 'handles', 'tables', 'queued'] as const) {
  const [before, after] = [mean(settled.slice(0, half), of), mean(settled.slice(half), of)];
  console.log(`${of}: ${before.toFixed(0)}, then ${after.toFixed(0)}`);
  if (after > 1.25 * before + 20) isFlat = false;
}
const code = await server.stop();
rmSync(folder, { recursive: true, force: true });
const isSound = isFlat && code === 0 && faults.lost + faults.repeated + faults.disordered === 0;
console.log(isSound ? 'flat' : 'NOT FLAT, or something was lost');
process.exit(isSound ? 0 : 1);
