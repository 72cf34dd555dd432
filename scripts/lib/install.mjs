// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { readJson, workspaceFolders } from './root.mjs';
import { run, runNode } from './run.mjs';

const STAMP = join('node_modules', '.majlis-installed');
/** `product`: what building and serving it needs; `all`: tests and tools too. @typedef {'product' | 'all'} Extent */

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
 * The folders on which package.json and lockfile disagree; `''` is the root. npm says it in a far longer way.
 * @param {any} lock @param {Record<string, any>} manifests package.json by folder
 */
export function unlocked(lock, manifests) {
  const known = Object.keys(lock.packages).filter((path) => !path.includes('node_modules/'));
  return [...new Set([...known, ...Object.keys(manifests)])].filter((folder) => {
    const locked = lock.packages[folder];
    const asked = manifests[folder];
    if (!locked || !asked) return true;
    return !DEPENDENCY_FIELDS.every((field) => isDeepStrictEqual(locked[field] ?? {}, asked[field] ?? {}));
  });
}

/**
 * Optional dependencies, such as the binaries for other platforms, that the lockfile asks for and does not hold: with
 * such a lockfile `npm ci` fails. npm writes one when the registry lacks a version for some platform.
 * @param {any} lock @returns {string[]}
 */
export function missingOptionals(lock) {
  /** @type {(path: string, name: string) => boolean} */
  const reachable = (path, name) => {
    if (lock.packages[`${path === '' ? '' : `${path}/`}node_modules/${name}`]) return true;
    return path !== '' && reachable(path.slice(0, Math.max(0, path.lastIndexOf('/node_modules/'))), name);
  };
  return Object.entries(lock.packages).flatMap(([path, entry]) =>
    Object.entries(entry.optionalDependencies ?? {})
      .filter(([name]) => !reachable(path, name))
      .map(([name, version]) => `${path} needs ${name}@${version}`),
  );
}

/**
 * Whether npm's own record of node_modules holds all that the lockfile asks for. What is optional (a binary for
 * another platform) may be missing; for the product alone, so may what only tests and tools need.
 * @param {any} lock @param {any} installed @param {Extent} extent
 */
export function holdsAll(lock, installed, extent = 'all') {
  return Object.entries(lock.packages).every(([path, want]) => {
    if (!path.startsWith('node_modules/')) return true;
    const have = installed.packages[path];
    if (!have) return want.optional === true || (extent === 'product' && isForDevelopers(want));
    return have.version === want.version && have.integrity === want.integrity && have.resolved === want.resolved;
  });
}

/** @param {any} entry of a lockfile */
const isForDevelopers = (entry) => entry.dev === true || entry.devOptional === true;

/** What somebody installed for tests stays: a product installed over it brings everything up to date. @param {any} installed */
const holdsDevelopers = (installed) => Object.values(installed.packages).some((entry) => entry.dev === true);

/**
 * Installs the locked versions if something is missing or different; otherwise touches nothing.
 * A tree that a developer filled with `npm install` is recognised and kept, and one that is merely behind is brought
 * up to date in place: `npm ci` would take it away from under whatever is running in it.
 * @param {string} base @param {(line: string) => void} say @param {Extent} asked
 * @returns {Promise<boolean>} whether node_modules is as the lockfile says
 */
export async function ensureInstalled(base, say, asked = 'all') {
  const wanted = fingerprint(base);
  const stamp = join(base, STAMP);
  const [done, reached] = existsSync(stamp) ? readFileSync(stamp, 'utf8').split(' ') : [];
  if (done === wanted && (reached === 'all' || reached === asked)) return true;

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
  const installed = existsSync(record) ? readJson(record) : null;
  const extent = installed !== null && holdsDevelopers(installed) ? 'all' : asked;
  if (installed === null || !holdsAll(lock, installed, extent)) {
    say('Installing the locked versions ...');
    const omitted = extent === 'product' ? ['--omit=dev'] : [];
    const { code } = await npm([...(installed === null ? ['ci'] : ['install', '--no-save']), ...omitted], base);
    if (code !== 0) {
      say('The installation failed; see the lines above.');
      return false;
    }
  }
  writeFileSync(stamp, `${wanted} ${extent}`);
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
