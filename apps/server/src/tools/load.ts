import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { WebSocket } from 'ws';
import { Crowd, type Faults, realGames } from './crowd.ts';
import { Figures, metric } from './figures.ts';
import { startPostgres } from './postgres.ts';
import { ownSeconds, processorSeconds } from './processor.ts';
import { freePort, proxyProgram, startProxy } from './proxy.ts';
import { endOnSignals, type Spawned, spawnServer } from './spawn-server.ts';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '500' },
    rate: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '60' },
    warmup: { type: 'string', default: '10' },
    seats: { type: 'string', default: '3' },
    servers: { type: 'string', default: '1' },
  },
});
const [tables, rate, seconds, warmup, seats] = [
  values.tables,
  values.rate,
  values.seconds,
  values.warmup,
  values.seats,
].map(Number) as [number, number, number, number, number];

endOnSignals();
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const faults: Faults = { lost: 0, repeated: 0, disordered: 0 };
const games = realGames();
let dealt = 0;

const gather = (base: string) => Crowd.gather(base, games[dealt++ % games.length]!, seats, faults);

async function gatherAll(base: string): Promise<Crowd[]> {
  const crowds: Crowd[] = [];
  const lanes = Array.from({ length: 8 }, async () => {
    while (crowds.length < tables) crowds.push(await gather(base));
  });
  await Promise.all(lanes);
  return crowds;
}

/** Sends back what it gets; told apart by the number in front. */
class Echo {
  private readonly socket: WebSocket;
  private readonly sent = new Map<string, number>();

  constructor(base: string, figures: Figures) {
    this.socket = new WebSocket(base.replace('http', 'ws'), { perMessageDeflate: false });
    this.socket.on('message', (data) => {
      const [key] = String(data).split(' ', 1) as [string];
      figures.add(performance.now() - this.sent.get(key)!);
      this.sent.delete(key);
    });
  }

  say(key: string, text: string, at: number): void {
    this.sent.set(key, at);
    this.socket.send(`${key} ${text}`);
  }

  close(): void {
    this.socket.terminate();
  }
}

interface Tally {
  readonly all: Figures;
  readonly echo: Figures;
  readonly late: Figures;
  acknowledged: number;
  refused: number;
  skipped: number;
}

const newTally = (echo: Figures): Tally => ({
  all: new Figures(),
  echo,
  late: new Figures(),
  acknowledged: 0,
  refused: 0,
  skipped: 0,
});

/** Moves come when they come, whether the server keeps up or not: time counts from when a move was due. */
async function drive(
  base: string,
  crowds: Crowd[],
  echoes: readonly Echo[],
  tally: Tally,
  duration: number,
): Promise<void> {
  const begun = performance.now();
  const total = Math.round(rate * duration);
  const underWay = new Set<Promise<void>>();
  let cursor = 0;
  const nextFree = (): number => {
    for (let i = 0; i < crowds.length; i++) {
      cursor = (cursor + 1) % crowds.length;
      if (crowds[cursor]!.isFree) return cursor;
    }
    return -1;
  };
  const one = async (at: number, due: number) => {
    const crowd = crowds[at]!;
    const move = crowd.nextMove();
    echoes[at % echoes.length]!.say(`${at}-${move.id}-${due}`, move.text, due);
    const answer = await crowd.play(move);
    tally.all.add(performance.now() - due);
    if (answer?.ok) tally.acknowledged++;
    else tally.refused++;
    if (!crowd.isOver) return;
    crowd.close();
    crowds[at] = await gather(base);
  };
  for (let n = 0; n < total; ) {
    const now = performance.now();
    for (; n < total && begun + (n * 1000) / rate <= now; n++) {
      const due = begun + (n * 1000) / rate;
      const at = nextFree();
      tally.late.add(now - due);
      if (at < 0) {
        tally.skipped++;
        continue;
      }
      const play = one(at, due).finally(() => underWay.delete(play));
      underWay.add(play);
    }
    await sleep(1);
  }
  await Promise.all(underWay);
}

/** Processor time of everything that takes part. */
function processorOf({ pids }: House, echo: Spawned): Record<string, number> {
  const others = Object.entries({ ...pids, echo: echo.child.pid! });
  return { ...Object.fromEntries(others.map(([name, pid]) => [name, processorSeconds(pid)])), generator: ownSeconds() };
}

async function measure(server: House, echo: Spawned): Promise<boolean> {
  console.log(
    `${tables} tables of ${seats} (${games.join(', ')}), ${rate} moves/s for ${seconds} s after ${warmup} s of warming up`,
  );
  const begun = performance.now();
  const crowds = await gatherAll(server.base);
  console.log(`gathered in ${((performance.now() - begun) / 1000).toFixed(1)} s: ${tables * seats} sockets`);
  const unread = new Figures();
  const warm = Array.from({ length: 50 }, () => new Echo(echo.base, unread));
  await sleep(1000);
  await drive(server.base, crowds, warm, newTally(unread), warmup);
  for (const socket of warm) socket.close();
  const echoFigures = new Figures();
  const echoes = Array.from({ length: 50 }, () => new Echo(echo.base, echoFigures));
  await sleep(500);
  const tally = newTally(echoFigures);
  const names = [
    'process_cpu_seconds_total',
    'process_resident_memory_bytes',
    'majlis_event_loop_delay_seconds{quantile="0.99"}',
  ] as const;
  const before = await metric(server.figures, ...names);
  const used = processorOf(server, echo);
  const start = performance.now();
  await drive(server.base, crowds, echoes, tally, seconds);
  const elapsed = (performance.now() - start) / 1000;
  const after = await metric(server.figures, ...names);
  await sleep(500);
  const ratio = tally.all.at(0.99) / tally.echo.at(0.99);
  console.log(
    `moves      ${tally.acknowledged} acknowledged, ${tally.refused} refused, ${tally.skipped} without a free table; ${(tally.acknowledged / elapsed).toFixed(0)}/s`,
  );
  console.log(`to all     ${tally.all.text()}      until every player of the table has the update`);
  console.log(`echo       ${tally.echo.text()}      bare WebSocket echo, same rate, same run`);
  console.log(`generator  ${tally.late.text()}      how late the generator itself was`);
  console.log(`p99 is ${ratio.toFixed(1)} times the echo's`);
  console.log(
    `server     ${(((after[0]! - before[0]!) / elapsed) * 100).toFixed(0)} % of a core, ${(after[1]! / 1e6).toFixed(0)} MB, event loop delay p99 ${(after[2]! * 1000).toFixed(1)} ms`,
  );
  const shares = Object.entries(processorOf(server, echo)).map(
    ([name, now]) => `${name} ${(((now - used[name]!) / elapsed) * 100).toFixed(0)} %`,
  );
  console.log(`of a core  ${shares.join(', ')}`);
  console.log(`faults     ${faults.lost} lost, ${faults.repeated} repeated, ${faults.disordered} out of order`);
  for (const crowd of crowds) crowd.close();
  for (const socket of echoes) socket.close();
  return faults.lost + faults.repeated + faults.disordered + tally.refused === 0;
}

/** What is measured: where people come in, and where the figures of (one of) its servers are. */
interface House {
  readonly base: string;
  readonly figures: string;
  readonly pids: Readonly<Record<string, number>>;
  close(): Promise<void>;
}

async function oneServer(): Promise<House> {
  const folder = mkdtempSync(join(tmpdir(), 'majlis-load-'));
  const server = await spawnServer('main', { DATA_DIR: folder, LIMITS_FACTOR: '1000000' });
  return {
    base: server.base,
    figures: server.base,
    pids: { server: server.child.pid! },
    async close() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Two servers on one PostgreSQL, behind nginx: whoever is at a table may be at either. */
async function twoServers(): Promise<House> {
  const postgres = startPostgres({ sync: true });
  if (postgres === null || proxyProgram('nginx') === null) throw new Error('no PostgreSQL, or no nginx');
  const ports = [await freePort(), await freePort()] as const;
  const shared = { DATABASE_URL: await postgres.newDatabase(), LIMITS_FACTOR: '1000000', TRUST_PROXY: '1' };
  const servers = [
    await spawnServer('main', { ...shared, PORT: String(ports[0]) }),
    await spawnServer('main', { ...shared, PORT: String(ports[1]) }),
  ] as const;
  const proxy = await startProxy('nginx', [`127.0.0.1:${ports[0]}`, `127.0.0.1:${ports[1]}`]);
  return {
    base: proxy.base,
    figures: servers[0].base,
    pids: {
      'first server': servers[0].child.pid!,
      'second server': servers[1].child.pid!,
      PostgreSQL: postgres.pid,
      nginx: proxy.pid,
    },
    async close() {
      await proxy.stop();
      await Promise.all(servers.map((server) => server.stop()));
      postgres.stop();
    },
  };
}

const house = values.servers === '2' ? await twoServers() : await oneServer();
const echo = await spawnServer('echo', {});
try {
  process.exitCode = (await measure(house, echo)) ? 0 : 1;
} finally {
  await Promise.all([house.close(), echo.kill()]);
}
process.exit();
