import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../../../scripts/lib/bundle.mjs';
import { root } from '../../../scripts/lib/root.mjs';
import { type Majlis, type Overrides, openMajlis } from '../src/majlis.ts';
import { readSettings, type Settings } from '../src/settings.ts';
import { METRICS_TOKEN } from '../src/tools/figures.ts';

export interface TestHouse extends Majlis {
  readonly base: string;
}

/** Settings for tests: one worker of each kind, no delays, wide limits. */
export function testSettings(more: Partial<Settings> = {}): Settings {
  const settings = readSettings({
    LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? 'error',
    RULES_WORKERS: '1',
    BOT_WORKERS: '1',
  }) as Settings;
  return { ...settings, botDelay: 0, limitsFactor: 10_000, metricsToken: METRICS_TOKEN, ...more };
}

export function newFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'majlis-test-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** The workers as they ship: loading each from its many sources would take most of a test's time. */
const bundles = join(root, 'apps/server/dist');
let built: Promise<unknown> | null = null;

export async function openHouse(more: Partial<Settings>, overrides: Overrides = {}): Promise<TestHouse> {
  built ??= buildApp(root, 'apps/server');
  await built;
  process.env.MAJLIS_WORKERS = bundles;
  const majlis = await openMajlis(testSettings(more), {
    ...overrides,
    pace: { standingDelay: 0, deference: 200, ...overrides.pace },
  });
  await majlis.server.listen({ host: '127.0.0.1', port: more.port ?? 0 });
  const { port } = majlis.server.server.address() as AddressInfo;
  return { ...majlis, base: `http://127.0.0.1:${port}` };
}
