// @ts-check
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const WARN_LINES = 300;
export const MAX_LINES = 500;

const FOLDERS = ['packages', 'games', 'apps', 'scripts', 'e2e'];
const CODE = /\.(ts|tsx|mjs|css)$/;
const SKIPPED = /^(node_modules|dist|coverage|\..*)$/;
/** Tables of components are as long as the box is full. */
const CONTENT = /(^|\/)content(\/|\.ts$)/;

/** @param {string} text */
export const lineCount = (text) => text.split('\n').length - (text.endsWith('\n') ? 1 : 0);

/** @param {string} path relative, with `/` */
export const isMeasured = (path) => CODE.test(path) && !CONTENT.test(path);

/** @param {string} base @param {string} folder @returns {string[]} */
function filesUnder(base, folder) {
  return readdirSync(join(base, folder), { withFileTypes: true }).flatMap((entry) => {
    if (SKIPPED.test(entry.name)) return [];
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesUnder(base, path) : [path];
  });
}

/**
 * @param {string} base
 * @returns {{ long: { path: string, lines: number }[], tooLong: { path: string, lines: number }[], count: number }}
 */
export function measure(base) {
  const present = new Set(readdirSync(base));
  const files = FOLDERS.filter((folder) => present.has(folder)).flatMap((folder) =>
    filesUnder(base, folder).filter(isMeasured),
  );
  const measured = files.map((path) => ({ path, lines: lineCount(readFileSync(join(base, path), 'utf8')) }));
  return {
    count: files.length,
    long: measured.filter(({ lines }) => lines > WARN_LINES && lines <= MAX_LINES),
    tooLong: measured.filter(({ lines }) => lines > MAX_LINES),
  };
}
