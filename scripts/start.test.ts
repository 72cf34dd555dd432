import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from './lib/bundle.mjs';
import { readJson, root } from './lib/root.mjs';

interface Ended {
  readonly code: number | null;
  readonly output: string;
}

/** Starts a command, calls `whenOpen` with the address it prints, and waits for its end. */
async function start(
  command: string,
  args: readonly string[],
  options: { readonly cwd?: string; readonly env?: NodeJS.ProcessEnv },
  whenOpen: (address: string, kill: (signal: NodeJS.Signals) => void) => unknown,
): Promise<Ended> {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'majlis-data-'));
  const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR, ...options.env };
  const child = spawn(command, args, { cwd: options.cwd ?? root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  let open = false;
  const hear = (chunk: Buffer) => {
    output += chunk;
    const address = /http:\/\/\S+/.exec(output)?.[0];
    if (open || address === undefined) return;
    open = true;
    whenOpen(address, (signal) => child.kill(signal));
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const [code] = await once(child, 'close');
  rmSync(DATA_DIR, { recursive: true, force: true });
  return { code, output };
}

describe('the built server', () => {
  const main = join(root, 'apps/server/dist/main.mjs');
  beforeAll(async () => {
    await buildApp(root, 'apps/server');
  });

  test.each(['SIGINT', 'SIGTERM'] as const)(
    'answers, and closes cleanly on %s though a visitor is still connected',
    async (signal) => {
      let page = '';
      const { code, output } = await start(process.execPath, [main], {}, async (address, kill) => {
        page = await (await fetch(address)).text();
        kill(signal);
        kill(signal);
      });
      expect(page).toContain('<title>Majlis');
      expect(output).toContain('Majlis has stopped.');
      expect(code).toBe(0);
    },
  );

  test('says in one line that its port is taken, and which to try', async () => {
    let second: Ended = { code: null, output: '' };
    await start(process.execPath, [main], {}, async (address, kill) => {
      const PORT = new URL(address).port;
      second = await start(process.execPath, [main], { env: { PORT } }, () => {});
      kill('SIGTERM');
    });
    expect(second.code).toBe(1);
    expect(second.output).toMatch(/^Port \d+ is taken\. Choose another: PORT=\d+ npm start\n$/);
  });

  test('says in one line what is wrong with PORT', async () => {
    const { code, output } = await start(process.execPath, [main], { env: { PORT: 'lamp' } }, () => {});
    expect([code, output]).toEqual([1, 'PORT is a number from 0 to 65535, not "lamp".\n']);
  });
});

// A shell between npm and the server would keep the signal to itself and leave the server running.
describe.skipIf(process.platform === 'win32')('npm start', () => {
  let base = '';
  beforeAll(() => {
    base = mkdtempSync(join(tmpdir(), 'majlis-start-'));
    const { scripts } = readJson(join(root, 'package.json'));
    mkdirSync(join(base, 'scripts'));
    writeFileSync(join(base, 'package.json'), JSON.stringify({ scripts: { start: scripts.start } }));
    const server =
      "process.on('SIGTERM', () => process.exit(0)); setInterval(() => {}, 1e6); console.log('http://pretend');";
    writeFileSync(join(base, 'scripts/start.mjs'), server);
  });
  afterAll(() => rmSync(base, { recursive: true, force: true }));

  test('hands a signal on to the server and ends with its code', async () => {
    const { code } = await start('npm', ['start'], { cwd: base }, (_address, kill) => kill('SIGTERM'));
    expect(code).toBe(0);
  });
});
