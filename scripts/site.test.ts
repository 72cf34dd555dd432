import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { builtApps } from './lib/build.mjs';
import { foundationsOf, isSite, siteKey } from './lib/site.mjs';

let base = '';
const write = (file: string, text = '', when = new Date('2020-01-01')) => {
  const path = join(base, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  utimesSync(path, when, when);
};
const manifest = (folder: string, name: string, dependencies: string[] = [], more: object = {}) =>
  write(
    `${folder}/package.json`,
    JSON.stringify({ name, dependencies: Object.fromEntries(dependencies.map((d) => [d, '*'])), ...more }),
  );

beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'majlis-site-'));
  write('package.json', JSON.stringify({ workspaces: ['packages/*', 'apps/*'] }));
  write('package-lock.json', '{}');
  manifest('apps/pages', '@majlis/pages', ['@majlis/art', 'react']);
  manifest('apps/tool', '@majlis/tool', [], { majlis: { entries: ['src/main.ts'] } });
  manifest('apps/notes', '@majlis/notes');
  manifest('packages/art', '@majlis/art', ['@majlis/kernel']);
  manifest('packages/kernel', '@majlis/kernel');
  manifest('packages/other', '@majlis/other');
  write('apps/pages/vite.config.ts');
  write('packages/kernel/src/index.ts', 'export {};');
});
afterEach(() => rmSync(base, { recursive: true, force: true }));

describe('a site', () => {
  test('is an app with a configuration for Vite, and is built beside the programs', () => {
    expect(isSite(base, 'apps/pages')).toBe(true);
    expect(isSite(base, 'apps/tool')).toBe(false);
    expect(builtApps(base)).toEqual(['apps/pages', 'apps/tool']);
  });

  test('stands on workspaces, directly or not', () => {
    expect(foundationsOf(base, 'apps/pages')).toEqual(['apps/pages', 'packages/art', 'packages/kernel']);
  });

  test('is fresh until something it is made of changes', () => {
    const before = siteKey(base, 'apps/pages');
    write('packages/other/src/index.ts', 'export {};');
    write('packages/kernel/src/index.test.ts', 'a test');
    write('apps/pages/dist/index.html', 'built');
    expect(siteKey(base, 'apps/pages')).toBe(before);
    const keys = new Set([before]);
    write('packages/kernel/src/index.ts', 'export {};', new Date('2021-01-01'));
    keys.add(siteKey(base, 'apps/pages'));
    write('apps/pages/public/new.svg', '<svg/>');
    keys.add(siteKey(base, 'apps/pages'));
    rmSync(join(base, 'packages/art/package.json'));
    manifest('packages/art', '@majlis/art');
    keys.add(siteKey(base, 'apps/pages'));
    write('package-lock.json', '{ }');
    keys.add(siteKey(base, 'apps/pages'));
    expect(keys.size).toBe(5);
  });
});
