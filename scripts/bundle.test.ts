import { mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { builtApps } from './lib/build.mjs';
import { buildApp, isFresh } from './lib/bundle.mjs';
import { root } from './lib/root.mjs';
import { runNode } from './lib/run.mjs';

let base = '';
const LONG_AGO = new Date('2020-01-01');

function write(file: string, text: string, when = LONG_AGO): void {
  const path = join(base, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  utimesSync(path, when, when);
}

beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'majlis-bundle-'));
  write('package.json', JSON.stringify({ workspaces: ['packages/*', 'apps/*'], type: 'module' }));
  write(
    'apps/hello/package.json',
    JSON.stringify({ type: 'module', majlis: { entries: ['src/main.ts', 'src/worker.ts'] } }),
  );
  write(
    'apps/hello/src/main.ts',
    "import { word } from '@majlis/words'; import { tail } from 'tail'; console.log(word + tail);",
  );
  write('apps/hello/src/worker.ts', 'export const idle = true;');
  write(
    'packages/words/package.json',
    JSON.stringify({ name: '@majlis/words', type: 'module', exports: './src/index.ts' }),
  );
  write(
    'packages/words/src/index.ts',
    "import { hidden } from 'nested'; export const word: string = 'salaam' + hidden;",
  );
  write('packages/words/node_modules/nested/package.json', JSON.stringify({ type: 'module', main: 'index.js' }));
  write('packages/words/node_modules/nested/index.js', "export const hidden = ', ';");
  write('node_modules/tail/package.json', JSON.stringify({ type: 'module', main: 'index.js' }));
  write('node_modules/tail/index.js', "export const tail = 'friend';");
  mkdirSync(join(base, 'node_modules/@majlis'));
  symlinkSync(join(base, 'packages/words'), join(base, 'node_modules/@majlis/words'), 'dir');
  symlinkSync(join(root, 'node_modules/rolldown'), join(base, 'node_modules/rolldown'), 'dir');
});
afterEach(() => rmSync(base, { recursive: true, force: true }));

const runHello = async () => (await runNode([join(base, 'apps/hello/dist/main.mjs')])).output.trim();

describe('bundling an app', () => {
  test('builds every entry its package.json names, and the bundle runs', async () => {
    expect(builtApps(base)).toEqual(['apps/hello']);
    expect(await buildApp(base, 'apps/hello')).toBe('built');
    expect(await runHello()).toBe('salaam, friend');
    const worker = await import(pathToFileURL(join(base, 'apps/hello/dist/worker.mjs')).href);
    expect(worker.idle).toBe(true);
  });

  test('leaves a package of the registry outside, unless Node would not find it from the app', async () => {
    await buildApp(base, 'apps/hello');
    write('node_modules/tail/index.js', "export const tail = 'guest';");
    rmSync(join(base, 'packages'), { recursive: true });
    expect(await runHello()).toBe('salaam, guest');
  });

  test('does nothing while the sources are as they were', async () => {
    await buildApp(base, 'apps/hello');
    expect(await buildApp(base, 'apps/hello')).toBe('fresh');
  });

  test('builds again when a source, also of another package, is newer or gone', async () => {
    await buildApp(base, 'apps/hello');
    write('packages/words/src/index.ts', "export const word: string = 'marhaba, ';", new Date('2021-01-01'));
    expect(isFresh(base, 'apps/hello')).toBe(false);
    expect(await buildApp(base, 'apps/hello')).toBe('built');
    expect(await runHello()).toBe('marhaba, friend');
    rmSync(join(base, 'apps/hello/src/worker.ts'));
    expect(isFresh(base, 'apps/hello')).toBe(false);
  });

  test('builds again when an entry is added or a bundle is deleted', async () => {
    await buildApp(base, 'apps/hello');
    rmSync(join(base, 'apps/hello/dist/worker.mjs'));
    expect(isFresh(base, 'apps/hello')).toBe(false);
    await buildApp(base, 'apps/hello');
    write('apps/hello/package.json', JSON.stringify({ type: 'module', majlis: { entries: ['src/main.ts'] } }));
    expect(isFresh(base, 'apps/hello')).toBe(false);
  });

  test('says what is wrong with a source', async () => {
    write('apps/hello/src/main.ts', "import './missing.ts';");
    await expect(buildApp(base, 'apps/hello')).rejects.toThrow('missing.ts');
  });
});
