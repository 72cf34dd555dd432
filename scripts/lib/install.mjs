// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { readJson, workspaceFolders } from './root.mjs';
import { run, runNode } from './run.mjs';

const STAMP = join('node_modules', '.majlis-installed');
const DEPENDENCY_FIELDS = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];

/** Everything that decides what `npm ci` would install. @param {string} base */
export function fingerprint(base) {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}\n`);
  const manifests = workspaceFolders(base).map((folder) => `${folder}/package.json`);
  for (const file of ['package-lock.json', 'package.json', ...manifests]) {
    hash.update(`${file}\n`).update(readFileSync(join(base, file)));
  }
  return hash.digest('hex');
}

/**
 * The folders whose package.json asks for other dependencies than the lockfile knows; `''` is the root.
 * @param {any} lock @param {Record<string, any>} manifests package.json by folder
 */
export function unlocked(lock, manifests) {
  return Object.keys(manifests).filter((folder) => {
    const locked = lock.packages[folder];
    const asked = manifests[folder];
    return !locked || !DEPENDENCY_FIELDS.every((field) => isDeepStrictEqual(locked[field] ?? {}, asked[field] ?? {}));
  });
}

/**
 * Whether npm's own record of node_modules holds all that the lockfile asks for. What is optional (a binary for
 * another platform) may be missing.
 * @param {any} lock @param {any} installed
 */
export function holdsAll(lock, installed) {
  return Object.entries(lock.packages).every(([path, want]) => {
    if (!path.startsWith('node_modules/')) return true;
    const have = installed.packages[path];
    if (!have) return want.optional === true;
    return have.version === want.version && have.integrity === want.integrity && have.resolved === want.resolved;
  });
}

/**
 * Installs the locked versions if something is missing or different; otherwise touches nothing.
 * A tree that a developer filled with `npm install` is recognised and kept, and one that is merely behind is brought
 * up to date in place: `npm ci` would take it away from under whatever is running in it.
 * @param {string} base @param {(line: string) => void} say
 * @returns {Promise<boolean>} whether node_modules is as the lockfile says
 */
export async function ensureInstalled(base, say) {
  const wanted = fingerprint(base);
  const stamp = join(base, STAMP);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return true;

  const lock = readJson(join(base, 'package-lock.json'));
  const manifests = Object.fromEntries(
    ['', ...workspaceFolders(base)].map((folder) => [folder, readJson(join(base, folder, 'package.json'))]),
  );
  const strays = unlocked(lock, manifests).map((folder) => join(folder, 'package.json'));
  if (strays.length > 0) {
    say(`package-lock.json does not match ${strays.join(', ')}. Run \`npm install\` and commit the lockfile.`);
    return false;
  }

  const record = join(base, 'node_modules', '.package-lock.json');
  const behind = existsSync(record);
  if (!behind || !holdsAll(lock, readJson(record))) {
    say('Installing the locked versions ...');
    const { code } = await npm(behind ? ['install', '--no-save'] : ['ci'], base);
    if (code !== 0) {
      say('The installation failed; see the lines above.');
      return false;
    }
  }
  writeFileSync(stamp, wanted);
  return true;
}

/** @param {readonly string[]} args @param {string} cwd */
function npm(args, cwd) {
  const self = process.env.npm_execpath;
  const quiet = [...args, '--loglevel=error'];
  // Under `npm run` this is the very npm that started us; npx and other runners set it to something else.
  return self && /npm-cli\.c?js$/.test(self)
    ? runNode([self, ...quiet], { cwd, show: true })
    : run('npm', quiet, { cwd, show: true });
}
