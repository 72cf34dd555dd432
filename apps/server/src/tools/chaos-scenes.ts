import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbeddedStore } from '../storage/embedded-store.ts';
import { openPostgres } from '../storage/postgres-store.ts';
import type { Store } from '../storage/store.ts';
import type { Postgres } from './postgres.ts';
import { freePort, type ProxyName, proxyProgram, startProxy } from './proxy.ts';
import { type Spawned, spawnServer } from './spawn-server.ts';

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Servers, their database, and what happens to them. */
export interface Scene {
  readonly name: string;
  start(): Promise<Spawned[]>;
  openStore(): Promise<Store>;
  /** Which of the servers is killed; null: none is, it is the trouble they have to outlive. */
  readonly victim: number | null;
  /** What happens to them while people play. */
  trouble?(servers: readonly Spawned[]): Promise<void>;
  /** Where people come in, if not at the servers themselves. */
  door?(servers: readonly Spawned[]): Promise<string>;
  end(): Promise<void>;
}

const LIMITS = { LIMITS_FACTOR: '1000000', RULES_WORKERS: '1', BOT_WORKERS: '1' };

/** All of them, or none: one that stays behind would keep its port from the next life. */
async function startAll(environments: readonly Readonly<Record<string, string>>[]): Promise<Spawned[]> {
  const started: Spawned[] = [];
  try {
    for (const env of environments) started.push(await spawnServer('main', env));
    return started;
  } catch (error) {
    await Promise.all(started.map((server) => server.kill()));
    throw error;
  }
}

const embedded = (): Scene => embeddedIn(mkdtempSync(join(tmpdir(), 'majlis-chaos-')));

function embeddedIn(folder: string, env: Readonly<Record<string, string>> = {}): Scene {
  return {
    name: 'embedded database',
    victim: 0,
    start: async () => [await spawnServer('main', { ...LIMITS, DATA_DIR: folder, ...env })],
    openStore: () => openEmbeddedStore(folder),
    end: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function onPostgres(postgres: Postgres, servers: number): Promise<Scene & { readonly url: string }> {
  const url = await postgres.newDatabase();
  const env = { ...LIMITS, DATABASE_URL: url };
  return {
    url,
    name: servers === 1 ? 'PostgreSQL' : 'two servers on one PostgreSQL, one of them killed',
    victim: servers - 1,
    start: () => startAll(Array.from({ length: servers }, () => env)),
    openStore: () => openPostgres(url, () => {}),
    end: async () => {},
  };
}

/** A scene by its name, or why this machine cannot make it. */
export async function sceneOf(name: string, pg: Postgres | null): Promise<Scene | string> {
  if (name === 'embedded') return embedded();
  if (name === 'disk') return fullDisk() ?? 'no disk can be mounted';
  if (name === 'clock') return steppedClock();
  if (pg === null) return 'no PostgreSQL, or no such scene';
  if (name === 'postgres') return onPostgres(pg, 1);
  if (name === 'two') return onPostgres(pg, 2);
  if (name === 'restart' || name === 'cut') {
    const scene = await onPostgres(pg, 2);
    const trouble = async () => {
      if (name === 'restart') pg.restart();
      else for (let i = 0; i < 5; i++) await pg.cut().then(() => sleep(100));
      await sleep(2_500);
    };
    return { ...scene, name: name === 'restart' ? 'PostgreSQL restarted' : 'connections cut', victim: null, trouble };
  }
  if (name === 'nginx' || name === 'caddy') {
    return proxyProgram(name) === null ? `no ${name}` : behindProxy(name, pg);
  }
  return 'no such scene';
}

/** One of two servers behind a proxy is killed; people come back through the proxy. */
async function behindProxy(name: ProxyName, pg: Postgres): Promise<Scene> {
  const scene = await onPostgres(pg, 2);
  const ports = [await freePort(), await freePort()] as const;
  const proxy = await startProxy(name, [`127.0.0.1:${ports[0]}`, `127.0.0.1:${ports[1]}`]);
  const url = scene.url;
  return {
    ...scene,
    name: `behind ${name}, one of two killed`,
    start: () =>
      startAll(ports.map((port) => ({ ...LIMITS, DATABASE_URL: url, TRUST_PROXY: '1', PORT: String(port) }))),
    door: async () => proxy.base,
    end: () => proxy.stop(),
  };
}

/** The disk of an embedded database is full for a while. */
function fullDisk(): Scene | null {
  const folder = mkdtempSync(join(tmpdir(), 'majlis-disk-'));
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', folder]).status !== 0) return null;
  const scene = embeddedIn(folder);
  return {
    ...scene,
    name: 'full disk',
    victim: null,
    async trouble() {
      spawnSync('dd', ['if=/dev/zero', `of=${folder}/filler`, 'bs=64k']);
      await sleep(1_500);
      rmSync(`${folder}/filler`);
      await sleep(2_500);
    },
    async end() {
      spawnSync('umount', [folder]);
      await scene.end();
    },
  };
}

/** Stands before the server's own code: what it takes for the date is off by what a file says. */
const OFF_CLOCK = (file: string) => `
import { readFileSync } from 'node:fs';
const real = Date.now;
let off = 0;
setInterval(() => { off = Number(readFileSync(${JSON.stringify(file)}, 'utf8')) || 0; }, 50).unref();
Date.now = () => real() + off;
`;

/** The date of the machine steps back an hour, and forward two. */
function steppedClock(): Scene {
  const folder = mkdtempSync(join(tmpdir(), 'majlis-clock-'));
  const file = join(folder, 'offset');
  const step = (ms: number) => writeFileSync(file, String(ms));
  step(0);
  writeFileSync(join(folder, 'clock.mjs'), OFF_CLOCK(file));
  return {
    ...embeddedIn(folder, { NODE_OPTIONS: `--import=file://${folder}/clock.mjs`, LIMITS_FACTOR: '100' }),
    name: 'clock stepped',
    victim: null,
    async trouble() {
      for (const hours of [-1, 1, 0]) {
        step(hours * 3_600_000);
        await sleep(800);
      }
    },
  };
}
