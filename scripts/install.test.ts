import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ensureInstalled, fingerprint, holdsAll, missingOptionals, unlocked } from './lib/install.mjs';
import { satisfies } from './lib/node-version.mjs';
import { readJson, root, workspaceFolders } from './lib/root.mjs';

const lock = {
  packages: {
    '': { devDependencies: { vitest: '4.1' } },
    'packages/kernel': { dependencies: { 'pure-rand': '8.4' } },
    'node_modules/@majlis/kernel': { resolved: 'packages/kernel', link: true },
    'node_modules/pure-rand': { version: '8.4.0', integrity: 'sha512-a' },
    'node_modules/for-another-platform': { version: '1.0.0', integrity: 'sha512-b', optional: true },
  },
};
const { 'node_modules/for-another-platform': _elsewhere, ...here } = lock.packages;

describe('what is installed', () => {
  test('is enough when only a binary for another platform is missing', () => {
    expect(holdsAll(lock, { packages: here })).toBe(true);
  });

  test('is not enough when a package is missing, older or another', () => {
    const { 'node_modules/pure-rand': _gone, ...missing } = here;
    const change = (entry: object) => ({ packages: { ...here, 'node_modules/pure-rand': entry } });
    expect(holdsAll(lock, { packages: missing })).toBe(false);
    expect(holdsAll(lock, change({ version: '8.3.0', integrity: 'sha512-a' }))).toBe(false);
    expect(holdsAll(lock, change({ version: '8.4.0', integrity: 'sha512-x' }))).toBe(false);
  });

  test('is enough for the product without what only tests need', () => {
    const forTests = { version: '4.1.0', integrity: 'sha512-c', dev: true };
    const withTests = { packages: { ...lock.packages, 'node_modules/vitest': forTests } };
    expect(holdsAll(withTests, { packages: here }, 'product')).toBe(true);
    expect(holdsAll(withTests, { packages: here }, 'all')).toBe(false);
  });

  test('is not enough when a workspace is not linked', () => {
    const { 'node_modules/@majlis/kernel': _gone, ...missing } = here;
    expect(holdsAll(lock, { packages: missing })).toBe(false);
  });
});

describe('the lockfile', () => {
  const manifests = {
    '': { devDependencies: { vitest: '4.1' } },
    'packages/kernel': { dependencies: { 'pure-rand': '8.4' } },
  };

  test('is current when it knows what every package.json asks for', () => {
    expect(unlocked(lock, manifests)).toEqual([]);
  });

  test('is not when a workspace or a dependency is new', () => {
    expect(unlocked(lock, { ...manifests, 'packages/new': {} })).toEqual(['packages/new']);
    const more = { dependencies: { 'pure-rand': '8.4', 'left-pad': '1' } };
    expect(unlocked(lock, { ...manifests, 'packages/kernel': more })).toEqual(['packages/kernel']);
  });

  test('is not when a workspace is gone', () => {
    expect(unlocked(lock, { '': manifests[''] })).toEqual(['packages/kernel']);
  });

  test('without the binary of some platform is found out', () => {
    const tool = { optionalDependencies: { 'tool-linux': '1', 'tool-mac': '1' } };
    const packages = {
      'node_modules/tool': tool,
      'node_modules/tool-linux': {},
      'node_modules/tool/node_modules/tool-mac': {},
    };
    expect(missingOptionals({ packages })).toEqual([]);
    const { 'node_modules/tool-linux': _gone, ...fewer } = packages;
    expect(missingOptionals({ packages: fewer })).toEqual(['node_modules/tool needs tool-linux@1']);
    expect(
      missingOptionals({
        packages: { 'apps/x': tool, 'apps/x/node_modules/tool-mac': {}, 'node_modules/tool-linux': {} },
      }),
    ).toEqual([]);
  });

  test('of this repository names the binaries of every platform, as npm ci wants it', () => {
    expect(missingOptionals(readJson(join(root, 'package-lock.json')))).toEqual([]);
  });

  test('of this repository pins what others ask for by a tag: npm ci would take what the tag means on that day', () => {
    const { packages } = readJson(join(root, 'package-lock.json'));
    const { overrides } = readJson(join(root, 'package.json'));
    const byTag = Object.entries<{ dependencies?: Record<string, string> }>(packages).flatMap(([path, entry]) =>
      Object.entries(entry.dependencies ?? {})
        .filter(([name, range]) => /^[a-z]+$/.test(range) && !overrides[path.replace(/^.*node_modules\//, '')]?.[name])
        .map(([name]) => `${path} wants some ${name}`),
    );
    expect(byTag).toEqual([]);
  });

  test('of this repository names no registry, so that it works with any', () => {
    const entries = Object.entries<{ resolved?: string; link?: boolean }>(
      readJson(join(root, 'package-lock.json')).packages,
    );
    expect(entries.filter(([, { resolved, link }]) => resolved !== undefined && !link)).toEqual([]);
  });
});

describe('installing', () => {
  let base = '';
  const write = (file: string, value: unknown) => writeFileSync(join(base, file), JSON.stringify(value));
  beforeEach(() => {
    base = mkdtempSync(join(tmpdir(), 'majlis-install-'));
    mkdirSync(join(base, 'packages/kernel'), { recursive: true });
    mkdirSync(join(base, 'node_modules'));
    write('package.json', { workspaces: ['packages/*', 'games/*'], devDependencies: { vitest: '4.1' } });
    write('packages/kernel/package.json', { dependencies: { 'pure-rand': '8.4' } });
    write('package-lock.json', lock);
  });
  afterEach(() => rmSync(base, { recursive: true, force: true }));

  test('keeps a tree that npm filled, and remembers it', async () => {
    write('node_modules/.package-lock.json', { packages: here });
    const said: string[] = [];
    expect(await ensureInstalled(base, (line) => said.push(line))).toBe(true);
    rmSync(join(base, 'node_modules/.package-lock.json'));
    expect(await ensureInstalled(base, (line) => said.push(line))).toBe(true);
    expect(said).toEqual([]);
  });

  test('a tree that serves the product is kept, and not taken for one that tests can run in', async () => {
    const forTests = { version: '4.1.0', integrity: 'sha512-c', dev: true };
    write('package-lock.json', { packages: { ...lock.packages, 'node_modules/vitest': forTests } });
    write('node_modules/.package-lock.json', { packages: here });
    const said: string[] = [];
    expect(await ensureInstalled(base, (line) => said.push(line), 'product')).toBe(true);
    expect(said).toEqual([]);
    expect(readFileSync(join(base, 'node_modules/.majlis-installed'), 'utf8')).toMatch(/ product$/);
  });

  test('refuses to guess when package.json and lockfile disagree', async () => {
    write('packages/kernel/package.json', { dependencies: { 'left-pad': '1' } });
    const said: string[] = [];
    expect(await ensureInstalled(base, (line) => said.push(line))).toBe(false);
    expect(said.join()).toContain(join('packages/kernel', 'package.json'));
  });

  test('the fingerprint changes with the lockfile, any package.json and a new workspace', () => {
    const seen = new Set([fingerprint(base)]);
    write('package-lock.json', { ...lock, changed: 1 });
    seen.add(fingerprint(base));
    write('packages/kernel/package.json', { version: '2' });
    seen.add(fingerprint(base));
    mkdirSync(join(base, 'games/souk'), { recursive: true });
    expect(workspaceFolders(base)).toEqual(['packages/kernel']);
    write('games/souk/package.json', {});
    expect(workspaceFolders(base)).toEqual(['games/souk', 'packages/kernel']);
    seen.add(fingerprint(base));
    expect(seen.size).toBe(4);
  });
});

test.each([
  ['20.19.0', true],
  ['20.20.2', true],
  ['24.0.0', true],
  ['20.18.9', false],
  ['18.20.0', false],
])('Node %s is new enough: %s', (version, enough) => {
  expect(satisfies(version, '>=20.19')).toBe(enough);
});
