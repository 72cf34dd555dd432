// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readJson } from './root.mjs';

const RECORD = '.build.json';
const SELF = fileURLToPath(import.meta.url);

/** @typedef {[path: string, mtimeMs: number, size: number]} Input path relative to the root */
/** @typedef {{ key: string, outputs: string[], inputs: Input[] }} BuildRecord */

/**
 * The entry points an app names in its package.json: `"majlis": { "entries": ["src/main.ts"] }`.
 * @param {string} base @param {string} app @returns {string[]}
 */
export function entriesOf(base, app) {
  return readJson(join(base, app, 'package.json')).majlis?.entries ?? [];
}

/** @param {string} base @param {string} app */
function keyOf(base, app) {
  const rolldown = readJson(join(base, 'node_modules/rolldown/package.json')).version;
  const parts = [rolldown, ...entriesOf(base, app)];
  return createHash('sha256').update(parts.join('\n')).update(readFileSync(SELF)).digest('hex');
}

/** @param {string} base @param {string} path @returns {Input | null} */
function inputOf(base, path) {
  const stat = statSync(join(base, path), { throwIfNoEntry: false });
  return stat ? [path, stat.mtimeMs, stat.size] : null;
}

/** Whether the bundles of an app were built from the files as they are now. @param {string} base @param {string} app */
export function isFresh(base, app) {
  const dist = join(base, app, 'dist');
  if (!existsSync(join(dist, RECORD))) return false;
  /** @type {BuildRecord} */
  const record = readJson(join(dist, RECORD));
  if (record.key !== keyOf(base, app)) return false;
  if (!record.outputs.every((name) => existsSync(join(dist, name)))) return false;
  return record.inputs.every(([path, mtimeMs, size]) => {
    const now = inputOf(base, path);
    return now !== null && now[1] === mtimeMs && now[2] === size;
  });
}

/**
 * Packages of the registry stay outside the bundle, as long as Node finds them from the app; our own go in.
 * @param {string} base @param {string} app @returns {import('rolldown').Plugin}
 */
function registryPackagesOutside(base, app) {
  const reachable = [join(base, 'node_modules') + sep, join(base, app, 'node_modules') + sep];
  return {
    name: 'registry-packages-outside',
    resolveId: {
      filter: { id: /^[^./]/ },
      async handler(id, importer, { isEntry }) {
        if (isEntry) return null;
        const found = await this.resolve(id, importer, { skipSelf: true });
        if (found === null || found.external) return found;
        return reachable.some((folder) => found.id.startsWith(folder)) ? { id, external: true } : found;
      },
    },
  };
}

/**
 * One file that holds all an entry needs, in which the constants of modules stay constants: as variables, V8 looks them
 * up again and again, and rules run more slowly (docs/decisions/0002-toolchain.md).
 * @param {string} base @param {string} app @param {string} entry
 */
async function bundleOf(base, app, entry) {
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({
    cwd: base,
    input: join(app, entry),
    platform: 'node',
    transform: { target: 'node20' },
    plugins: [registryPackagesOutside(base, app)],
    logLevel: 'silent',
  });
  try {
    const { output } = await bundle.generate({
      dir: join(base, app, 'dist'),
      format: 'esm',
      entryFileNames: '[name].mjs',
      codeSplitting: false,
      sourcemap: true,
    });
    return { output, inputs: await bundle.watchFiles };
  } finally {
    await bundle.close();
  }
}

/** Readers see the old bundle or the new one, never half of one. @param {string} path @param {string | Uint8Array} contents */
function writeWhole(path, contents) {
  const draft = `${path}.${process.pid}`;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(draft, contents);
  renameSync(draft, path);
}

/**
 * Bundles an app unless its bundles are fresh.
 * @param {string} base @param {string} app e.g. `apps/server` @returns {Promise<'fresh' | 'built'>}
 */
export async function buildApp(base, app) {
  if (isFresh(base, app)) return 'fresh';
  const dist = join(base, app, 'dist');
  const started = Date.now();
  const bundles = await Promise.all(entriesOf(base, app).map((entry) => bundleOf(base, app, entry)));
  const read = new Set(bundles.flatMap(({ inputs }) => inputs.map((path) => relative(base, path))));
  const inputs = [...read].flatMap((path) => {
    const input = inputOf(base, path);
    if (!input) return [];
    // Saved while we were building: who knows which text was read. Never fresh, so the next start builds again.
    return [input[1] < started ? input : /** @type {Input} */ ([input[0], 0, input[2]])];
  });
  const files = bundles.flatMap(({ output }) => output);
  for (const file of files) writeWhole(join(dist, file.fileName), file.type === 'chunk' ? file.code : file.source);
  const outputs = files.map(({ fileName }) => fileName);
  writeWhole(join(dist, RECORD), JSON.stringify({ key: keyOf(base, app), outputs, inputs }));
  return 'built';
}
