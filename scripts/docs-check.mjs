// @ts-check
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { allCommands } from './lib/docs-commands.mjs';
import { root } from './lib/root.mjs';
import { addressOf, post } from './lib/try-server.mjs';

const HELP = `Usage: npm run docs:check [-- options] [page ...]
Runs the commands of README, CONTRIBUTING, SECURITY and docs in a fresh clone, or says why one is not run. What stands
for something (<game>) is filled in, what takes minutes or hours is run in a shorter form, and servers are started,
asked and stopped. Exit code 1 if a command fails, or nobody has said what to do with it.

  page ...    only these: docs/cli.md
  --list      only print what would be done
  --here      in this folder instead of a clone (needs a build)
  --help`;

const { values, positionals } = parseArgs({
  options: {
    list: { type: 'boolean', default: false },
    here: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
if (values.help) {
  console.log(HELP);
  process.exit(0);
}

/** Enough on a machine that is busy with other work. */
const MINUTES = 20;
const commands = allCommands(root).filter(({ page }) => positionals.length === 0 || positionals.includes(page));
const unknown = commands.filter(({ plan }) => plan === null);
/** @type {Map<string, boolean>} by what was run */
const done = new Map();
const at = values.here || values.list ? root : mkdtempSync(join(tmpdir(), 'majlis-docs-'));
/** What commands write (games.jsonl and the like) stays out of the repository. */
const scratch = mkdtempSync(join(tmpdir(), 'majlis-docs-out-'));
/** What writes into the repository is for a clone. */
const WRITES = /npm run (goldens|keep-rules|stored)\b/;
const majlis = `"${process.execPath}" "${join(at, 'apps/cli/bin/majlis.mjs')}"`;
const env = { ...process.env, DATA_DIR: join(scratch, 'data'), MAJLIS_ENGINE: `${majlis.replaceAll('"', "'")} stdio` };
const hasPython = spawnSync('python3', ['--version']).status === 0;
/** Ids of tables on the server that was started, for commands that need one. @type {string[]} */
const tables = [];

try {
  if (at !== root) {
    execFileSync('git', ['clone', '--quiet', root, at], { stdio: 'inherit' });
    execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: at, stdio: 'inherit' });
    execFileSync('npm', ['run', 'build'], { cwd: at, stdio: 'inherit' });
  }
  // Pages use the files that others make.
  if (!values.list) await runs('npx majlis simulate lantern --seats 3 --games 20 --out games.jsonl');
  for (const { page, command, plan } of commands) {
    if (plan === null) continue;
    if (plan.run === null) console.log(`not run  ${page}: ${command} (${plan.reason})`);
    else if (values.here && WRITES.test(plan.run))
      console.log(`not run  ${page}: ${command} (writes into this folder)`);
    else if (plan.run.includes('python3') && !hasPython) console.log(`not run  ${page}: ${command} (no Python here)`);
    else {
      if (!done.has(plan.run)) done.set(plan.run, values.list || (await (plan.isServer ? serves : runs)(plan.run)));
      const as = plan.run === command ? '' : `  as: ${plan.run}`;
      console.log(`${done.get(plan.run) ? 'ok     ' : 'FAILED '}  ${page}: ${command}${as}`);
    }
  }
} finally {
  if (at !== root) rmSync(at, { recursive: true, force: true });
  rmSync(scratch, { recursive: true, force: true });
}
for (const { page, command } of unknown) console.log(`nobody has said what to do with  ${page}: ${command}`);
const failed = [...done.values()].filter((ok) => !ok).length;
const notRun = commands.filter(({ plan }) => plan?.run === null).length;
console.log(`${done.size} commands run, ${notRun} with a reason why not, ${failed} failed`);
process.exitCode = failed + unknown.length > 0 ? 1 : 0;

/** @param {string} command */
async function runs(command) {
  const line = command.replaceAll('npx majlis', majlis).replace('<table>', () => tables.shift() ?? '<table>');
  const isWriting = command.includes('majlis') && !command.includes('docs/');
  const folder = command.startsWith('PYTHONPATH=') ? join(at, 'clients/python') : at;
  // In a group of its own, so that nothing it has started outlives it.
  const child = spawn('sh', ['-c', line], { cwd: isWriting ? scratch : folder, env, detached: true });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => (said = `${said}${text}`.slice(-2000)));
  // Whoever is asked takes the first answer.
  child.stdin.on('error', () => {}).end(command.includes('majlis play') ? '1\n'.repeat(5000) : '');
  const timeout = setTimeout(() => {
    said += `\nstopped after ${MINUTES} minutes\n`;
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  }, MINUTES * 60_000);
  const [code] = await once(child, 'close');
  clearTimeout(timeout);
  if (code !== 0) console.error(said);
  return code === 0;
}

/** Starts a server, on a port and a folder of its own, sets up tables, and stops it. @param {string} command */
async function serves(command) {
  const elsewhere = command.replaceAll(/\b(HOST|PORT|DATA_DIR)=\S+ /g, '');
  const server = spawn('sh', ['-c', `exec ${elsewhere.replace(/^((?:\w+=\S+ )+)/, 'env $1')}`], {
    cwd: at,
    env: { ...env, HOST: '127.0.0.1', PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  try {
    const address = await addressOf(server);
    const { token } = await post(address, '/api/guests', { name: 'Noor' });
    for (let i = 0; i < 3; i++) {
      tables.push((await post(address, '/api/tables', { game: 'lantern', seats: 2, config: {} }, token)).id);
    }
  } catch (error) {
    console.error(error);
    return false;
  } finally {
    server.kill('SIGTERM');
  }
  return (await ended)[0] === 0;
}
