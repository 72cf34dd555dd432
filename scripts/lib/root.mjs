// @ts-check
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** @param {string} path @returns {any} */
export const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/**
 * The workspace folders, relative to the root, sorted. Understands the one pattern we use: `folder/*`.
 * @param {string} base @returns {string[]}
 */
export function workspaceFolders(base) {
  /** @type {string[]} */
  const patterns = readJson(join(base, 'package.json')).workspaces;
  return patterns
    .map((pattern) => pattern.replace(/\/\*$/, ''))
    .filter((folder) => existsSync(join(base, folder)))
    .flatMap((folder) => readdirSync(join(base, folder)).map((name) => `${folder}/${name}`))
    .filter((folder) => existsSync(join(base, folder, 'package.json')))
    .sort();
}
