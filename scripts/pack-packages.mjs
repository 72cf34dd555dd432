// @ts-check
// The engine as packages for npm. Nothing is published from here. See docs/packages.md.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { buildApp } from './lib/bundle.mjs';
import { compile, LIBRARIES, layLibrary, layProgram } from './lib/published.mjs';
import { readJson, root } from './lib/root.mjs';
import { run, runNode } from './lib/run.mjs';

const HELP = `Usage: npm run pack:packages [-- options]
Makes the packages as they would be published: @majlis/kernel, the games, @majlis/games, @majlis/bots, @majlis/table
and majlis, the command line. Each is checked with publint.

  --to FOLDER   where the archives go (packed)
  --try         check their types (arethetypeswrong), install them into an empty project, compile and play a game
                there; keeps nothing`;

/** @param {string} command @param {readonly string[]} args @param {string} cwd */
async function must(command, args, cwd) {
  const { code, output } = await run(command, args, { cwd });
  if (code !== 0) throw new Error(`${command} ${args.join(' ')}\n${output}`);
  return output;
}

/** @param {string} work @param {string} to @returns {Promise<string[]>} the archives */
async function pack(work, to) {
  await compile(work);
  await buildApp(root, 'apps/cli');
  for (const folder of LIBRARIES) layLibrary(work, folder, join(work, 'packages', basename(folder)));
  layProgram(join(work, 'packages/majlis'));
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(join(work, 'packages'))) {
    const pkgDir = join(work, 'packages', name);
    const { messages } = await publint({ pkgDir, strict: true });
    const manifest = readJson(join(pkgDir, 'package.json'));
    if (messages.length > 0) throw new Error(messages.map((message) => formatMessage(message, manifest)).join('\n'));
    await must('npm', ['pack', '--pack-destination', to, '--silent'], pkgDir);
  }
  return readdirSync(to)
    .filter((file) => file.endsWith('.tgz'))
    .map((file) => join(to, file));
}

const GAME = `
import { botByName } from '@majlis/bots';
import { games } from '@majlis/games';
import { alhambra } from '@majlis/alhambra';
import { nullLog, rngFrom } from '@majlis/kernel';
import { Table } from '@majlis/table';

const config = alhambra.checkConfig({ modules: ['city-gates'] }, 3);
if (!config.ok) throw new Error('no such set');
const state = alhambra.setup(config.value, 3, '000102030405060708090a0b0c0d0e0f', nullLog);
const rng = rngFrom('play');
let moves = 0;
for (let outcome = alhambra.outcome(state); outcome === null; outcome = alhambra.outcome(state)) {
  const seat = alhambra.deciders(state)[0];
  if (seat === undefined) throw new Error('nobody is asked');
  const actions = alhambra.legalActions(state, seat);
  const action = actions[rng.below(actions.length)];
  if (action === undefined) throw new Error('nothing can be done');
  alhambra.apply(state, seat, action, nullLog);
  moves++;
}
console.log(JSON.stringify({ moves, games: games.length, bot: typeof botByName, table: typeof Table }));
`;

/** @param {readonly string[]} archives @param {string} project */
async function tryThem(archives, project) {
  const attw = join(root, 'node_modules/@arethetypeswrong/cli/dist/index.js');
  for (const archive of archives.filter((file) => !/^majlis-\d/.test(basename(file)))) {
    const { code, output } = await runNode([attw, archive, '--profile', 'esm-only', '--no-color']);
    if (code !== 0) throw new Error(output);
  }
  mkdirSync(project, { recursive: true });
  writeFileSync(join(project, 'package.json'), JSON.stringify({ name: 'empty', private: true, type: 'module' }));
  await must('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', ...archives], project);
  writeFileSync(join(project, 'game.ts'), GAME);
  const [, page = ''] = /```ts\n([\s\S]*?)```/.exec(readFileSync(join(root, 'docs/packages.md'), 'utf8')) ?? [];
  writeFileSync(join(project, 'page.ts'), page);
  const compilerOptions = { strict: true, target: 'es2023', module: 'nodenext', types: [] };
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['game.ts', 'page.ts'] }));
  const { code, output } = await runNode([join(root, 'node_modules/ts7/bin/tsc'), '-p', project]);
  if (code !== 0) throw new Error(output);
  console.log((await must(process.execPath, ['game.js'], project)).trim());
  if (!(await must(process.execPath, ['page.js'], project)).includes('take ')) throw new Error('docs/packages.md');
  console.log((await must(process.execPath, ['node_modules/.bin/majlis', 'games'], project)).trim());
}

const { values } = parseArgs({
  options: { to: { type: 'string' }, try: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
});
if (values.help) {
  console.log(HELP);
  process.exit(0);
}
const work = mkdtempSync(join(tmpdir(), 'majlis-packages-'));
try {
  const to = values.try ? join(work, 'archives') : resolve(values.to ?? join(root, 'packed'));
  if (!values.try && existsSync(to))
    for (const file of readdirSync(to)) if (file.endsWith('.tgz')) rmSync(join(to, file));
  const archives = await pack(work, to);
  if (values.try) await tryThem(archives, join(work, 'project'));
  else console.log(archives.join('\n'));
} finally {
  rmSync(work, { recursive: true, force: true });
}
