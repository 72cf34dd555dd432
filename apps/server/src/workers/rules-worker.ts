import { parentPort, workerData } from 'node:worker_threads';
import { Hosting } from '../tables/hosting.ts';

const port = parentPort!;
const hosting = new Hosting((workerData as { freeze: boolean }).freeze);

// Texts, not objects: they are many times cheaper to hand to another thread.
port.on('message', ({ id, text }: { id: number; text: string }) => {
  try {
    port.postMessage({ id, text: JSON.stringify(hosting.answer(JSON.parse(text))) });
  } catch (error) {
    port.postMessage({ id, error: error instanceof Error ? `${error.name}: ${error.message}` : String(error) });
  }
});
port.postMessage('ready');
