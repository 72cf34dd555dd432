// @ts-check
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { allCommands } from './lib/docs-commands.mjs';
import { root } from './lib/root.mjs';

const HELP = `Usage: npm run docs:check [-- options]
Runs the commands of README, CONTRIBUTING, SECURITY and docs in a fresh clone, or says why one is not run.
Exit code 1 if a command fails, or nobody has said what to do with it.

  --list      only print what would be done
  --here      in this folder instead of a clone (needs a build)
  --help`;

const { values } = parseArgs({
  options: {
    list: { type: 'boolean', default: false },
    here: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  console.log(HELP);
  process.exit(0);
}

const MINUTES = 10;
const commands = allCommands(root);
const unknown = commands.filter(({ plan }) => plan === null);
const done = new Set();
let failed = 0;

const at = values.here || values.list ? root : mkdtempSync(join(tmpdir(), 'majlis-docs-'));
/** What commands write (games.jsonl and the like) stays out of the repository. */
const scratch = mkdtempSync(join(tmpdir(), 'majlis-docs-out-'));
try {
  if (at !== root) {
    execFileSync('git', ['clone', '--quiet', root, at], { stdio: 'inherit' });
    execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: at, stdio: 'inherit' });
    execFileSync('npm', ['run', 'build'], { cwd: at, stdio: 'inherit' });
  }
  for (const { page, command, plan } of commands) {
    if (plan === null || done.has(command)) continue;
    done.add(command);
    const isWriting = command.includes('majlis') && !command.includes('docs/');
    const ok = plan.run === null || values.list || runs(plan.run, isWriting ? scratch : at);
    if (!ok) failed++;
    console.log(
      `${ok ? (plan.run === null ? 'not run' : 'ok     ') : 'FAILED '}  ${page}: ${command}${plan.reason === null ? '' : ` (${plan.reason})`}`,
    );
  }
} finally {
  if (at !== root) rmSync(at, { recursive: true, force: true });
  rmSync(scratch, { recursive: true, force: true });
}
for (const { page, command } of unknown) console.log(`nobody has said what to do with  ${page}: ${command}`);
const run = commands.filter(({ plan }) => plan?.run).length;
console.log(`${run} commands run, ${commands.length - run - unknown.length} with a reason why not, ${failed} failed`);
process.exitCode = failed + unknown.length > 0 ? 1 : 0;

/** @param {string} command @param {string} cwd */
function runs(command, cwd) {
  const line = command.replaceAll('npx majlis', `"${process.execPath}" "${join(at, 'apps/cli/bin/majlis.mjs')}"`);
  const ran = spawnSync('sh', ['-c', line], { cwd, encoding: 'utf8', timeout: MINUTES * 60_000, input: '' });
  if (ran.status !== 0) console.error(`${ran.stdout}${ran.stderr}`.slice(-2000));
  return ran.status === 0;
}
