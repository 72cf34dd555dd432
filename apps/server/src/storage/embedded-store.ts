import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Opened, Reply, Request } from '../workers/database-worker.ts';
import { startWorker } from '../workers/start-worker.ts';
import { StorageError } from './storage-error.ts';
import { type Store, storeOf } from './store.ts';

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/** Far more than a healthy disk lets pile up; beyond that asking again later is kinder than waiting. */
const MOST_WAITING = 5_000;

/** The embedded database lives in a worker: a commit waits for the disk, and the event loop must not. */
export async function openEmbeddedStore(folder: string): Promise<Store> {
  mkdirSync(folder, { recursive: true });
  const worker = startWorker('database-worker', { workerData: { file: join(folder, 'majlis.db') } });
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let broken: Error | null = null;

  const fail = (error: Error) => {
    broken = error;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.on('error', fail);
  worker.on('exit', () => fail(broken ?? new Error('the database is closed')));
  const [{ failed }] = (await once(worker, 'message')) as [Opened];
  if (failed !== null) throw new StorageError('opening the database', failed);
  worker.on('message', (replies: Reply[]) => {
    for (const { id, value, error } of replies) {
      const { resolve, reject } = waiting.get(id)!;
      waiting.delete(id);
      if (error === undefined) resolve(value);
      else reject(new StorageError('the database', error));
    }
  });

  const call = (op: Request['op'], args: unknown): Promise<unknown> =>
    new Promise((resolve, reject) => {
      if (broken !== null) {
        reject(broken);
        return;
      }
      if (waiting.size >= MOST_WAITING) {
        reject(new StorageError(op, new Error('too much to do')));
        return;
      }
      const id = ++lastId;
      waiting.set(id, { resolve, reject });
      worker.postMessage({ id, op, args } satisfies Request);
    });

  return storeOf('embedded', call, async () => {
    if (broken !== null) return;
    const ended = once(worker, 'exit');
    await call('close', null);
    await ended;
  });
}
