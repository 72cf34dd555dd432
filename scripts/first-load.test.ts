import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { firstLoadReport, firstLoads, heaviest, LIMIT } from './lib/first-load.mjs';

const chunk = (name: string, ...imports: string[]) => ({ file: `assets/${name}.js`, imports });

const MANIFEST = {
  'index.html': { ...chunk('index', '_react.js'), dynamicImports: ['src/pages/home/home.tsx'] },
  '_react.js': chunk('react'),
  'src/pages/home/home.tsx': chunk('home', '_react.js'),
  'src/pages/online/online.tsx': chunk('online', '_table.js'),
  'src/pages/solo/solo.tsx': chunk('solo', '_table.js'),
  '_table.js': chunk('table', '_react.js'),
  'src/games/chess/index.ts': { ...chunk('chess', '_table.js'), dynamicImports: ['src/games/chess/castling.tsx'] },
  'src/games/chess/castling.tsx': chunk('castling'),
  '../../packages/i18n/src/en/common.json': chunk('en'),
  '../../packages/i18n/src/en/chess.json': chunk('en-chess'),
  '../../packages/i18n/src/de/common.json': chunk('de'),
  '../../packages/i18n/src/de/chess.json': chunk('de-chess'),
};

describe('the first load of a table', () => {
  test('is the entry, the page, the game and the words of one language, with all they import', () => {
    const loads = firstLoads(MANIFEST, () => 1);
    expect(loads.map(({ page, locale }) => `${page} ${locale}`)).toEqual([
      'src/pages/online/online.tsx en',
      'src/pages/solo/solo.tsx en',
      'src/pages/online/online.tsx de',
      'src/pages/solo/solo.tsx de',
    ]);
    expect(loads[0]!.files).toEqual(
      ['chess', 'en-chess', 'en', 'index', 'online', 'react', 'table'].map((name) => `assets/${name}.js`),
    );
    expect(loads[0]!.bytes).toBe(7);
  });

  test('counts in the page and language where it is heaviest', () => {
    const sizes: Record<string, number> = { 'assets/solo.js': 5, 'assets/de.js': 3 };
    const [load] = heaviest(firstLoads(MANIFEST, (file) => sizes[file] ?? 1));
    expect(load).toMatchObject({ game: 'chess', page: 'src/pages/solo/solo.tsx', locale: 'de', bytes: 5 + 3 + 5 });
  });

  test('is not passed over when the manifest has changed its names', () => {
    const { 'src/pages/solo/solo.tsx': _, ...without } = MANIFEST;
    expect(() => firstLoads(without, () => 1)).toThrow('solo.tsx');
    expect(() => firstLoads({}, () => 1)).toThrow('no game');
  });
});

describe('the report of a built site', () => {
  let dist = '';
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeFileSync(join(dist, file), text);
  };
  /** Text that no compression makes shorter than its bytes. */
  const noise = (bytes: number) => randomBytes(bytes).toString('base64');

  beforeEach(() => {
    dist = mkdtempSync(join(tmpdir(), 'majlis-first-load-'));
    for (const { file } of Object.values(MANIFEST)) write(file, 'export {};');
    write('assets/worker-1234.js', 'onmessage = null;');
    write('.vite/manifest.json', JSON.stringify(MANIFEST));
  });
  afterEach(() => rmSync(dist, { recursive: true, force: true }));

  test('names each game, and the workers apart', () => {
    const report = firstLoadReport(dist);
    expect(report?.isTooMuch).toBe(false);
    expect(report?.lines[0]).toMatch(/^first load of chess: 0\.\d KB of 120\.0 KB/);
    expect(report?.lines[1]).toMatch(/^beside it: worker/);
  });

  test('refuses a load over the limit, and only what is loaded at once counts', () => {
    const heavy = `export default ${JSON.stringify(noise(LIMIT))};`;
    write('assets/castling.js', heavy);
    write('assets/worker-1234.js', heavy);
    expect(firstLoadReport(dist)?.isTooMuch).toBe(false);
    write('assets/table.js', heavy);
    const report = firstLoadReport(dist);
    expect(report?.isTooMuch).toBe(true);
    expect(report?.lines[0]).toContain('too much');
  });

  test('is silent about a site without a manifest', () => {
    rmSync(join(dist, '.vite'), { recursive: true });
    expect(firstLoadReport(dist)).toBeNull();
  });
});
