import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { METRICS_TOKEN } from './figures.ts';

export interface Spawned {
  readonly child: ChildProcess;
  readonly base: string;
  /** As if the machine lost its power. */
  kill(): Promise<void>;
  /** As an operator would: finishes what is under way. */
  stop(): Promise<number | null>;
}

/** A file beside this one in the bundle. */
const bundled = (name: string): string => new URL(`./${name}.mjs`, import.meta.url).pathname;

/** Whatever ends a tool, nothing it started outlives it. */
const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});
export function endOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
}

/** Starts a program of ours in a process of its own and waits until it says where it is open. */
export async function spawnServer(name: 'main' | 'echo', env: Readonly<Record<string, string>>): Promise<Spawned> {
  const child = spawn(process.execPath, [...(process.env.MAJLIS_NODE_ARGS?.split(' ') ?? []), bundled(name)], {
    env: { ...process.env, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: '0', METRICS_TOKEN, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.add(child);
  const gone = once(child, 'exit').finally(() => running.delete(child));
  const lines = createInterface({ input: child.stdout! });
  const opened = new Promise<string>((resolve, reject) => {
    lines.on('line', (line) => {
      const address = /running at (http:\S+)/.exec(line)?.[1];
      if (address !== undefined) resolve(address);
    });
    child.on('exit', (code) => reject(new Error(`${name} ended with ${code}`)));
  });
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    await gone;
    return child.exitCode;
  };
  const base = await opened;
  return { child, base, kill: async () => void (await end('SIGKILL')), stop: () => end('SIGTERM') };
}
