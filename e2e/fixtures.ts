import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { AxeBuilder } from '@axe-core/playwright';
import { test as base, type Page } from '@playwright/test';
import { root } from '../scripts/lib/root.mjs';

interface WorkerFixtures {
  /** The address of a real server on a free port, one for each worker. */
  readonly server: string;
}

interface Fixtures {
  /** Looks for what hinders people; an empty list is what we want. */
  readonly barriers: () => Promise<string[]>;
}

async function addressFrom(child: ChildProcess): Promise<string> {
  for await (const line of createInterface({ input: child.stdout! })) {
    const address = /http:\/\/\S+/.exec(line)?.[0];
    if (address !== undefined) return address;
  }
  throw new Error('the server ended before it told its address');
}

/** A real server on a free port, with its own data; it must end as it should. */
export async function startServer(
  more: Readonly<Record<string, string>> = {},
): Promise<{ readonly address: string; stop(): Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'majlis-e2e-'));
  const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, BOT_DELAY_MS: '0', ...more };
  const child = spawn(process.execPath, [join(root, 'apps/server/dist/main.mjs')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const address = await addressFrom(child);
  const stop = async () => {
    child.kill('SIGTERM');
    const [code] = await exited;
    rmSync(dataDir, { recursive: true, force: true });
    if (code !== 0) throw new Error(`the server ended with code ${code}`);
  };
  return { address, stop };
}

/** What hinders people on this page as it stands; an empty list is what we want. */
export async function barriersOn(page: Page): Promise<string[]> {
  // "Legacy" means without a second page for frames from elsewhere: we have none, and it takes a third of the time.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from this pattern
    async ({}, use) => {
      const { address, stop } = await startServer();
      await use(address);
      await stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server),
  // What is explained once to newcomers would lie in the way of everybody else's test; its own test asks for it.
  page: async ({ page }, use) => {
    await page.addInitScript(() => {
      // A blank page keeps nothing.
      if (location.protocol === 'about:' || localStorage.getItem('majlis.notes') !== null) return;
      localStorage.setItem('majlis.notes', '{"isOff":true}');
    });
    await use(page);
  },
  barriers: async ({ page }, use) => {
    await use(() => barriersOn(page));
  },
});

export { expect } from '@playwright/test';
