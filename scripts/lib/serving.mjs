// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/**
 * Starts the built server as `npm start` does, on a free port and with a database of its own.
 * @param {string} base @returns {Promise<{ address: string, stop: () => Promise<void> }>}
 */
export async function serve(base) {
  const dataDir = mkdtempSync(join(tmpdir(), 'majlis-serving-'));
  const child = spawn(process.execPath, [join(base, 'apps/server/dist/main.mjs')], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      BOT_DELAY_MS: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await exited;
    rmSync(dataDir, { recursive: true, force: true });
  };
  for await (const line of createInterface({ input: child.stdout })) {
    const address = /http:\/\/\S+/.exec(line)?.[0];
    if (address !== undefined) return { address: address.replace(/\/$/, ''), stop };
  }
  await stop();
  throw new Error('the server ended before it told its address');
}
