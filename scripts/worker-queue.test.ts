import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { ask, startPostgres } from '../apps/server/src/tools/postgres.ts';
import { root } from './lib/root.mjs';

const MAJLIS = join(root, 'apps/cli/bin/majlis.mjs');
const ARENA =
  'arena lantern --bots search:20,greedy --deals 40 --no-times --json --seed 000102030405060708090a0b0c0d0e0f';
const majlis = async (...args: string[]) => {
  const { stdout } = await promisify(execFile)(process.execPath, [MAJLIS, ...args], { maxBuffer: 1 << 26 });
  return stdout;
};

const postgres = startPostgres();
const workers: ChildProcess[] = [];
afterAll(() => {
  for (const worker of workers) worker.kill('SIGKILL');
  postgres?.stop();
});

async function startWorker(url: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, [MAJLIS, 'worker', '--queue', url, '--jobs', '1'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  workers.push(child);
  await once(child.stderr!, 'data');
  return child;
}

/** Until somebody has done so many jobs of the arena and is at work on another. */
async function underWay(url: string, count: number): Promise<void> {
  const query =
    "select count(*) filter (where state = 'active') as active, count(*) as open from majlis_jobs.job where name = 'arena-worker' and state <> 'completed'";
  for (;;) {
    const [row] = await ask(url, query);
    if (Number(row!.active) > 0 && Number(row!.open) <= 40 - count) return;
    await pause(20);
  }
}

test.runIf(postgres !== null)('reviews by a worker are those of one process', async () => {
  const url = await postgres!.newDatabase();
  const games = join(mkdtempSync(join(tmpdir(), 'majlis-queue-')), 'games.jsonl');
  await majlis('simulate', 'lantern', '--seats', '2', '--games', '3', '--out', games);
  const review = ['review', games, '--all', '--budget', '8', '--json'];
  const worker = await startWorker(url);
  expect(await majlis(...review, '--queue', url)).toBe(await majlis(...review));
  worker.kill('SIGKILL');
});

test.runIf(postgres !== null)('two workers, one lost in the middle: the same table as from one process', async () => {
  const url = await postgres!.newDatabase();
  const alone = await majlis(...ARENA.split(' '));
  const first = await startWorker(url);
  const second = await startWorker(url);
  const shared = majlis(...ARENA.split(' '), '--queue', url, '--lost-after', '4');
  await underWay(url, 5);
  first.kill('SIGKILL');
  expect(await shared).toBe(alone);

  second.kill('SIGTERM');
  expect(await once(second, 'exit')).toEqual([0, null]);
});
