import { parentPort, workerData } from 'node:worker_threads';
import { type Embedded, openEmbedded } from '../storage/embedded.ts';
import type { Ops } from '../storage/ops.ts';

export interface Request {
  readonly id: number;
  readonly op: keyof Ops | 'close';
  readonly args: unknown;
}
export interface Reply {
  readonly id: number;
  readonly value?: unknown;
  readonly error?: { readonly message: string; readonly code: string | null };
}

/** The first message: whether the database could be opened. Errors of the driver do not survive the way here. */
export interface Opened {
  readonly failed: { readonly message: string; readonly code: string | null } | null;
}

const port = parentPort!;
const { file } = workerData as { file: string };
const opened = await openEmbedded(file).catch((error: { message?: string; code?: string }) => {
  const failed = { message: `${file}: ${error.message ?? error.code ?? error}`, code: error.code ?? null };
  port.postMessage({ failed } satisfies Opened);
  process.exit(0);
});
const database: Embedded = opened;
let waiting: Request[] = [];
let isBusy = false;

// Whatever has come in while the last batch was written makes up the next one: one sync to disk for all of them.
async function work(): Promise<void> {
  if (isBusy) return;
  isBusy = true;
  while (waiting.length > 0) {
    const batch = waiting;
    waiting = [];
    const replies = await database.runAll(batch);
    port.postMessage(replies);
    // Let messages in that have arrived meanwhile.
    await new Promise((resolve) => setImmediate(resolve));
  }
  isBusy = false;
}

port.on('message', (request: Request) => {
  if (request.op === 'close') {
    database.close();
    port.postMessage([{ id: request.id } satisfies Reply]);
    port.close();
    return;
  }
  waiting.push(request);
  setImmediate(work);
});
port.postMessage({ failed: null } satisfies Opened);
