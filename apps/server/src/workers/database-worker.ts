import { parentPort, workerData } from 'node:worker_threads';
import { openEmbedded } from '../storage/embedded.ts';
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

const port = parentPort!;
const database = await openEmbedded((workerData as { file: string }).file);
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
port.postMessage('ready');
