// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readJson, workspaceFolders } from './root.mjs';
import { runNode } from './run.mjs';

const RECORD = '.build.json';
const SELF = fileURLToPath(import.meta.url);
const SKIPPED = /^(node_modules|dist|test|golden|\..*)$|\.test\.tsx?$/;

/** An app that is a site has a configuration for Vite. @param {string} base @param {string} app */
export const isSite = (base, app) => existsSync(join(base, app, 'vite.config.ts'));

/**
 * An app and the workspaces it stands on, directly or not.
 * @param {string} base @param {string} app @returns {string[]}
 */
export function foundationsOf(base, app) {
  const byName = new Map(workspaceFolders(base).map((f) => [readJson(join(base, f, 'package.json')).name, f]));
  const found = new Set([app]);
  for (const folder of found) {
    for (const name of Object.keys(readJson(join(base, folder, 'package.json')).dependencies ?? {})) {
      const other = byName.get(name);
      if (other !== undefined) found.add(other);
    }
  }
  return [...found].sort();
}

/** @param {string} folder @returns {string[]} */
function filesUnder(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (SKIPPED.test(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesUnder(path) : [path];
  });
}

/** Changes when a source of the site may have changed. @param {string} base @param {string} app */
export function siteKey(base, app) {
  const hash = createHash('sha256')
    .update(readFileSync(SELF))
    .update(readFileSync(join(base, 'package-lock.json')));
  for (const file of foundationsOf(base, app).flatMap((folder) => filesUnder(join(base, folder)))) {
    const { mtimeMs, size } = statSync(file);
    hash.update(`${file.slice(base.length)} ${mtimeMs} ${size}\n`);
  }
  return hash.digest('hex');
}

/**
 * Builds a site with Vite unless nothing it is made of has changed.
 * @param {string} base @param {string} app @returns {Promise<'fresh' | 'built'>}
 */
export async function buildSite(base, app) {
  const key = siteKey(base, app);
  const record = join(base, app, 'dist', RECORD);
  if (existsSync(record) && readFileSync(record, 'utf8') === key) return 'fresh';
  const vite = join(base, 'node_modules/vite/bin/vite.js');
  const { code, output } = await runNode([vite, 'build', join(base, app), '--logLevel=error'], {
    cwd: join(base, app),
  });
  if (code !== 0) throw new Error(output);
  writeFileSync(record, key);
  return 'built';
}
