// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
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
  const esbuild = readJson(join(base, 'node_modules/esbuild/package.json')).version;
  const parts = [esbuild, ...entriesOf(base, app)];
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
 * @param {string} base @param {string} app @returns {import('esbuild').Plugin}
 */
function registryPackagesOutside(base, app) {
  const reachable = [join(base, 'node_modules') + sep, join(base, app, 'node_modules') + sep];
  return {
    name: 'registry-packages-outside',
    setup(build) {
      build.onResolve({ filter: /^[^./]/ }, async (args) => {
        if (args.kind === 'entry-point' || args.pluginData === SELF) return null;
        const found = await build.resolve(args.path, {
          importer: args.importer,
          resolveDir: args.resolveDir,
          kind: args.kind,
          pluginData: SELF,
        });
        if (found.errors.length > 0 || found.external) return found;
        return reachable.some((folder) => found.path.startsWith(folder)) ? { path: args.path, external: true } : found;
      });
    },
  };
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
  const { build } = await import('esbuild');
  const dist = join(base, app, 'dist');
  const started = Date.now();
  const result = await build({
    absWorkingDir: base,
    entryPoints: entriesOf(base, app).map((entry) => join(app, entry)),
    outdir: dist,
    entryNames: '[name]',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: 'linked',
    metafile: true,
    write: false,
    logLevel: 'silent',
    plugins: [registryPackagesOutside(base, app)],
  });
  const inputs = Object.keys(result.metafile.inputs).flatMap((path) => {
    const input = inputOf(base, relative(base, resolve(base, path)));
    if (!input) return [];
    // Saved while we were building: who knows which text was read. Never fresh, so the next start builds again.
    return [input[1] < started ? input : /** @type {Input} */ ([input[0], 0, input[2]])];
  });
  for (const file of result.outputFiles) writeWhole(file.path, file.contents);
  const outputs = result.outputFiles.map((file) => basename(file.path));
  writeWhole(join(dist, RECORD), JSON.stringify({ key: keyOf(base, app), outputs, inputs }));
  return 'built';
}
