import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';

/** Workers are entry points of their own: beside this file as TypeScript, beside the bundle as `<name>.mjs`. */
export type WorkerName = 'database-worker' | 'rules-worker' | 'bot-worker' | 'daily-worker';

const isBundled = import.meta.url.endsWith('.mjs');

/** Node 20 does not read TypeScript by itself, and in a worker only this way. */
const unbundled = (name: WorkerName): URL => {
  const loader = JSON.stringify(import.meta.resolve('tsx/esm/api'));
  const file = JSON.stringify(new URL(`./${name}.ts`, import.meta.url).href);
  const code = `import { register } from ${loader}; register(); await import(${file});`;
  return new URL(`data:text/javascript,${encodeURIComponent(code)}`);
};

function workerFile(name: WorkerName, isPlain: boolean): URL {
  if (isBundled) return new URL(`./${name}.mjs`, import.meta.url);
  // Tests name the folder of the bundles: those start many times faster.
  const bundles = process.env.MAJLIS_WORKERS;
  return bundles === undefined || !isPlain ? unbundled(name) : pathToFileURL(join(bundles, `${name}.mjs`));
}

/** `isPlain`: it loads nothing but what is in its bundle. */
export function startWorker(name: WorkerName, options: WorkerOptions = {}, isPlain = true): Worker {
  return new Worker(workerFile(name, isPlain), options);
}
