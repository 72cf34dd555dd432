// @ts-check
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { readJson } from './root.mjs';

/** Bytes of brotli: all JavaScript that a browser fetches before it shows a table. */
export const LIMIT = 120_000;

/** Pages that show a running game. */
const TABLES = ['src/pages/online/online.tsx', 'src/pages/solo/solo.tsx'];
const GAME = /^src\/games\/([\w-]+)\/index\.ts$/;
const WORDS = /\/i18n\/src\/(\w\w)\/([\w-]+)\.json$/;

/** @typedef {Readonly<Record<string, { file: string, imports?: readonly string[] }>>} Manifest */
/** @typedef {{ game: string, page: string, locale: string, bytes: number, files: readonly string[] }} FirstLoad */

/** What is fetched with these modules: their files and all they import, short of what is loaded later. @param {Manifest} manifest @param {readonly string[]} modules */
function filesOf(manifest, modules) {
  const found = new Set(modules);
  for (const id of found) {
    const chunk = manifest[id];
    if (chunk === undefined) throw new Error(`${id} is not in the manifest: the first load cannot be measured`);
    for (const other of chunk.imports ?? []) found.add(other);
  }
  return [...new Set([...found].map((id) => /** @type {{ file: string }} */ (manifest[id]).file))].sort();
}

/**
 * The first load of a table, by game, page and language.
 * @param {Manifest} manifest @param {(file: string) => number} sizeOf @returns {FirstLoad[]}
 */
export function firstLoads(manifest, sizeOf) {
  const ids = Object.keys(manifest);
  const games = ids.flatMap((id) => GAME.exec(id)?.[1] ?? []);
  const words = (/** @type {string} */ part) =>
    new Map(
      ids.flatMap((id) => {
        const [, locale, of] = WORDS.exec(id) ?? [];
        return locale !== undefined && of === part ? [[locale, id]] : [];
      }),
    );
  const common = words('common');
  if (games.length === 0 || common.size === 0) throw new Error('the manifest names no game or no language');
  return games.flatMap((game) =>
    [...words(game)].flatMap(([locale, own]) =>
      TABLES.map((page) => {
        const shared = common.get(locale);
        if (shared === undefined) throw new Error(`no common words in ${locale}`);
        const files = filesOf(manifest, ['index.html', page, `src/games/${game}/index.ts`, shared, own]);
        return { game, page, locale, files, bytes: files.reduce((sum, file) => sum + sizeOf(file), 0) };
      }),
    ),
  );
}

/** The heaviest of each game: what counts. @param {readonly FirstLoad[]} loads */
export const heaviest = (loads) =>
  [...new Set(loads.map(({ game }) => game))].map((game) =>
    loads.filter((load) => load.game === game).reduce((a, b) => (b.bytes > a.bytes ? b : a)),
  );

const kb = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} KB`;

/**
 * What a built site says about its first loads; null for a site without tables.
 * @param {string} dist @returns {{ lines: readonly string[], isTooMuch: boolean } | null}
 */
export function firstLoadReport(dist) {
  const path = join(dist, '.vite/manifest.json');
  if (!existsSync(path)) return null;
  /** @type {Map<string, number>} */
  const sizes = new Map();
  const sizeOf = (/** @type {string} */ file) => {
    const known = sizes.get(file) ?? brotliCompressSync(readFileSync(join(dist, file))).length;
    sizes.set(file, known);
    return known;
  };
  const loads = heaviest(firstLoads(readJson(path), sizeOf));
  const lines = loads.map(({ game, page, locale, bytes }) => {
    const over = bytes > LIMIT ? `; ${kb(bytes - LIMIT)} too much` : '';
    return `first load of ${game}: ${kb(bytes)} of ${kb(LIMIT)} brotli JavaScript (${page}, ${locale})${over}`;
  });
  const workers = readdirSync(join(dist, 'assets')).filter((name) => /^worker-.*\.js$/.test(name));
  for (const name of workers) lines.push(`beside it: worker ${kb(sizeOf(`assets/${name}`))}`);
  return { lines, isTooMuch: loads.some(({ bytes }) => bytes > LIMIT) };
}
