import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { getPriority, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import type { SeatKey } from '@majlis/protocol';
import { Crowd, type Faults, realGames } from './crowd.ts';
import { Figures, metric } from './figures.ts';
import { type Flood, type Flooded, flood } from './flood.ts';
import { endOnSignals, type Spawned, spawnServer } from './spawn-server.ts';

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
/** What the attack may cost the server. */
const MOST_MEGABYTES = 500;
/** How much lower the priority of hostile clients is. */
const MILDER = 10;

/** People who play with pauses, each table from an address of its own; how long a move takes goes where it is told. */
class Honest {
  readonly faults: Faults = { lost: 0, repeated: 0, disordered: 0 };
  readonly crowds: Crowd[] = [];
  figures = new Figures();
  refused = 0;
  isDone = false;
  private readonly base: string;
  private readonly pause: number;
  private tables = 0;

  constructor(base: string, pause: number) {
    this.base = base;
    this.pause = pause;
  }

  /** Plays one game after another. */
  async play(place: number): Promise<void> {
    const games = realGames();
    while (!this.isDone) {
      const address = `203.0.113.${this.tables++ % 250}`;
      const crowd = await Crowd.gather(this.base, games[place % games.length]!, 3, this.faults, address);
      this.crowds[place] = crowd;
      while (!this.isDone && !crowd.isOver) {
        const begun = performance.now();
        const { figures } = this;
        const answer = await crowd.play(crowd.nextMove());
        figures.add(performance.now() - begun);
        if (answer?.ok !== true) this.refused++;
        await sleep(this.pause * (0.5 + Math.random()));
      }
      crowd.close();
    }
  }
}

function attack(wanted: Flood): Promise<Flooded> {
  const worker = new Worker(new URL(import.meta.url), { workerData: wanted });
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

/** The most memory a process has ever had. */
function peakMegabytes({ child }: Spawned): number {
  const [, kilobytes] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))!;
  return Number(kilobytes) / 1024;
}

/** Whether a table still takes moves. */
async function goesOn(base: string, { table, game, keys }: Crowd, faults: Faults): Promise<boolean> {
  const crowd = await Crowd.meet(base, table, game, keys, faults).catch(() => null);
  if (crowd === null) return false;
  const answer = crowd.isOver ? null : await crowd.play(crowd.nextMove());
  crowd.close();
  return crowd.isOver || answer?.ok === true;
}

async function besiege(): Promise<boolean> {
  const { values } = parseArgs({
    options: {
      messages: { type: 'string', default: '500000' },
      rate: { type: 'string', default: '4000' },
      slices: { type: 'string', default: '5' },
      tables: { type: 'string', default: '10' },
      pause: { type: 'string', default: '300' },
      calm: { type: 'string', default: '20' },
      /** How many times longer the others may wait. */
      times: { type: 'string', default: '3' },
    },
  });
  const [messages, rate, slices, tables, pause, calm] = [
    values.messages,
    values.rate,
    values.slices,
    values.tables,
    values.pause,
    values.calm,
  ].map(Number) as [number, number, number, number, number, number];
  endOnSignals();
  const folder = mkdtempSync(join(tmpdir(), 'majlis-hostile-'));
  // The limits of every server; addresses are told apart as behind a proxy.
  const server = await spawnServer('main', { DATA_DIR: folder, TRUST_PROXY: '1' });
  const honest = new Honest(server.base, pause);
  const playing = Array.from({ length: tables }, (_, i) => honest.play(i));
  const targets: Crowd[] = [];
  for (let i = 0; i < 8; i++) {
    targets.push(await Crowd.gather(server.base, 'lantern', 2, honest.faults, `198.51.100.${i}`));
  }
  const keys: SeatKey[] = targets.flatMap((crowd) => [...crowd.keys]);
  await sleep(5_000);
  const figures = { calm: new Figures(), attacked: new Figures() };
  const total: Flooded = { sent: {}, refused: 0, accepted: 0, shownOut: 0 };
  let seconds = 0;
  for (let slice = 1; slice <= slices; slice++) {
    honest.figures = figures.calm;
    await sleep((calm * 1000) / slices);
    honest.figures = figures.attacked;
    const begun = performance.now();
    const watched = honest.crowds[0]!.table;
    const flooded = await attack({ base: server.base, keys, watched, messages: messages / slices, perSecond: rate });
    seconds += (performance.now() - begun) / 1000;
    for (const [kind, count] of Object.entries(flooded.sent)) total.sent[kind] = (total.sent[kind] ?? 0) + count;
    total.refused += flooded.refused;
    total.accepted += flooded.accepted;
    total.shownOut += flooded.shownOut;
    console.log(`slice ${slice}: ${peakMegabytes(server).toFixed(0)} MB at most`);
  }
  honest.isDone = true;
  await Promise.all(playing);
  await sleep(2_000);
  const [stopped] = await metric(server.base, 'majlis_tables_stopped_total');
  const going = await Promise.all([...honest.crowds, ...targets].map((one) => goesOn(server.base, one, honest.faults)));
  for (const crowd of targets) crowd.close();
  const megabytes = peakMegabytes(server);
  const healthy = (await fetch(`${server.base}/healthz`)).ok;
  const code = await server.stop();
  rmSync(folder, { recursive: true, force: true });
  const times = figures.attacked.at(0.99) / figures.calm.at(0.99);
  const sent = Object.values(total.sent).reduce((sum, count) => sum + count, 0);
  console.log(
    Object.entries(total.sent)
      .map(([kind, count]) => `${kind} ${count}`)
      .join(', '),
  );
  console.log(
    `hostile    ${sent} messages in ${seconds.toFixed(0)} s; ${total.refused} refusals, ${total.accepted} accepted, shown out ${total.shownOut} times`,
  );
  console.log(`calm       ${figures.calm.text()}   ${figures.calm.count} moves`);
  console.log(`attacked   ${figures.attacked.text()}   ${figures.attacked.count} moves`);
  console.log(`p99 is ${times.toFixed(1)} times that without; ${honest.refused} honest moves refused`);
  console.log(
    `${stopped} tables stopped, ${going.filter((one) => !one).length} of ${going.length} do not go on; ${megabytes.toFixed(0)} MB at most; health ${healthy}, ended with ${code}`,
  );
  const { lost, repeated, disordered } = honest.faults;
  console.log(`faults     ${lost} lost, ${repeated} repeated, ${disordered} out of order`);
  const isUnharmed = stopped === 0 && going.every(Boolean) && healthy && code === 0 && honest.refused === 0;
  return isUnharmed && lost + disordered === 0 && megabytes < MOST_MEGABYTES && times <= Number(values.times);
}

if (isMainThread) process.exit((await besiege()) ? 0 : 1);
else {
  // Of this thread alone. Hostile clients have machines of their own; what they need here must not look like a slow server.
  setPriority(Math.min(19, getPriority() + MILDER));
  parentPort!.postMessage(await flood(workerData as Flood));
}
