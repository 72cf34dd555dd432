import { delimiter } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ensureBrowser } from './lib/browser.mjs';

const DEBIAN = ['/usr/bin/apt-get', '/etc/debian_version'];

/** A machine that has some files, and gets others by installing. */
function machine(options: {
  has?: string[];
  env?: Record<string, string>;
  asRoot?: string[] | null;
  apt?: string[];
  download?: string[];
  broken?: string[];
}) {
  const files = new Set(options.has ?? []);
  const commands: string[] = [];
  return {
    commands,
    env: { PATH: ['/usr/local/bin', '/usr/bin'].join(delimiter), ...options.env },
    exists: (path: string) => files.has(path),
    works: async (path: string) => !options.broken?.includes(path),
    playwrights: () => '/cache/playwright/chrome',
    asRoot: async () => options.asRoot ?? null,
    install: async (command: string, args: readonly string[]) => {
      commands.push([command, ...args].join(' '));
      for (const file of args.includes('install') ? (options.apt ?? []) : []) files.add(file);
      return options.apt !== undefined;
    },
    download: async () => {
      commands.push('download');
      for (const file of options.download ?? []) files.add(file);
      return options.download !== undefined;
    },
    say: () => {},
  };
}

describe('the browser for the tests', () => {
  test('is an installed Chromium, and then nothing is installed', async () => {
    const m = machine({ has: ['/usr/bin/chromium', ...DEBIAN], asRoot: [] });
    expect(await ensureBrowser(m)).toBe('/usr/bin/chromium');
    expect(m.commands).toEqual([]);
  });

  test('is the one named in MAJLIS_CHROMIUM before any other', async () => {
    const m = machine({ has: ['/usr/bin/chromium', '/opt/mine'], env: { MAJLIS_CHROMIUM: '/opt/mine' } });
    expect(await ensureBrowser(m)).toBe('/opt/mine');
  });

  test('is not one that does not start', async () => {
    const m = machine({ has: ['/usr/bin/chromium', '/usr/bin/google-chrome'], broken: ['/usr/bin/chromium'] });
    expect(await ensureBrowser(m)).toBe('/usr/bin/google-chrome');
  });

  test('is an earlier download of Playwright', async () => {
    expect(await ensureBrowser(machine({ has: ['/cache/playwright/chrome'] }))).toBe('/cache/playwright/chrome');
  });

  test("is Debian's package where that can be installed", async () => {
    const m = machine({ has: DEBIAN, asRoot: ['sudo', '-n'], apt: ['/usr/bin/chromium'] });
    expect(await ensureBrowser(m)).toBe('/usr/bin/chromium');
    expect(m.commands).toEqual(['sudo -n apt-get install -y -q --no-install-recommends chromium']);
  });

  test("is Playwright's download where there is no root, or apt-get fails", async () => {
    const noRoot = machine({ has: DEBIAN, asRoot: null, download: ['/cache/playwright/chrome'] });
    expect(await ensureBrowser(noRoot)).toBe('/cache/playwright/chrome');
    expect(noRoot.commands).toEqual(['download']);
    const failing = machine({ has: DEBIAN, asRoot: [], download: ['/cache/playwright/chrome'] });
    expect(await ensureBrowser(failing)).toBe('/cache/playwright/chrome');
    expect(failing.commands.map((c) => c.split(' ').slice(0, 2).join(' '))).toEqual([
      'apt-get install',
      'apt-get update',
      'download',
    ]);
  });

  test('is none when nothing helps', async () => {
    expect(await ensureBrowser(machine({}))).toBeNull();
    expect(await ensureBrowser(machine({ download: [] }))).toBeNull();
  });
});
