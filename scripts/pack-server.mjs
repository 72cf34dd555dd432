// @ts-check
// The server as one folder or archive that runs with Node alone. See docs/operations.md, "Install without the sources".
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildProduct } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { requireNode } from './lib/node-version.mjs';
import { readJson, root } from './lib/root.mjs';
import { run } from './lib/run.mjs';
import { packagesOf } from './lib/runtime-packages.mjs';
import { tryServer } from './lib/try-server.mjs';

const HELP = `Usage: npm run pack:server [-- options]
Writes an archive of the server that runs with Node alone: unpack it, then "node majlis-server-*/start.mjs".
It holds a database driver for the platform it was made on.

  --to FOLDER   write the folder itself there instead of an archive
  --try         unpack, start and stop it, and check that it works; keeps nothing`;

const APP = 'apps/server';
/** Programs of the server that people run; the others are for testing it. */
const PROGRAMS = ['main', 'admin', 'database-worker', 'rules-worker', 'bot-worker', 'daily-worker'];

/** @param {string} to an empty or missing folder */
function lay(to) {
  const copy = (/** @type {string} */ from, part = from) =>
    cpSync(join(root, from), join(to, part), { recursive: true });
  mkdirSync(to, { recursive: true });
  for (const name of PROGRAMS) {
    copy(`${APP}/dist/${name}.mjs`);
    copy(`${APP}/dist/${name}.mjs.map`);
  }
  for (const part of [`${APP}/static`, `${APP}/proxy`, 'apps/web/dist', 'LICENSE', 'CHANGELOG.md']) copy(part);
  for (const part of ['start.mjs', 'keep.mjs', 'health.mjs', 'majlis.service', 'README.md'])
    copy(`deploy/${part}`, part);
  const lock = readJson(join(root, 'package-lock.json'));
  for (const folder of packagesOf(lock, APP)) if (existsSync(join(root, folder))) copy(folder);
  const { name, version, license, engines } = readJson(join(root, 'package.json'));
  const manifest = { name: `${name}-server`, version, license, engines, private: true, type: 'module' };
  writeFileSync(join(to, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** @param {string} folder @param {string} archive */
async function squeeze(folder, archive) {
  const { code } = await run('tar', ['-czf', archive, '-C', dirname(folder), basename(folder)], { show: true });
  if (code !== 0) throw new Error('tar failed.');
}

const { values } = parseArgs({
  options: { to: { type: 'string' }, try: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
});
if (values.help) {
  console.log(HELP);
  process.exit(0);
}

requireNode();
if (!(await ensureInstalled(root, console.log, 'product'))) process.exit(1);
await buildProduct(root);
if (values.to !== undefined) {
  lay(resolve(values.to));
  console.log(`${resolve(values.to)}: start it with node start.mjs`);
} else {
  const name = `majlis-server-${readJson(join(root, 'package.json')).version}-${process.platform}-${process.arch}`;
  const work = mkdtempSync(join(tmpdir(), 'majlis-pack-'));
  try {
    lay(join(work, name));
    const archive = join(values.try ? work : root, `${name}.tar.gz`);
    await squeeze(join(work, name), archive);
    if (values.try) await tryServer(archive, join(work, 'elsewhere'), name);
    else console.log(archive);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
