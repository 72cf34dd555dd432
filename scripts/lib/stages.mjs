// @ts-check
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { audit } from './audit.mjs';
import { ensureBrowser, NO_BROWSER, thisMachine } from './browser.mjs';
import { build as buildOne, builtApps } from './build.mjs';
import { failuresOfPlaywright, failuresOfVitest, listed } from './failures.mjs';
import { printedByTests } from './printed.mjs';
import { readJson, root } from './root.mjs';
import { runNode } from './run.mjs';
import { oneCheck, secondTries, tallyOfPlaywright, tallyOfVitest } from './tally.mjs';

/**
 * `output` is shown when the stage has failed, `notes` when it has passed.
 * @typedef {import('./tally.mjs').Tally & { output: string, notes?: string }} Result
 */
/** @typedef {{ id: string, run: (filters: readonly string[]) => Promise<Result> }} Stage */

/** A check that passes or fails as a whole. @param {string} id @param {...string} args @returns {Stage} */
const check = (id, ...args) => ({
  id,
  run: async () => {
    const { code, output } = await runNode(args, { cwd: root });
    return { ...oneCheck(code === 0), output };
  },
});

/** Runs a test runner that writes a JSON report to `file`. @param {string} file @param {() => Promise<import('./run.mjs').Finished>} start */
async function reporting(file, start) {
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true });
  const { code, output } = await start();
  return { code, output, report: existsSync(file) ? readJson(file) : null };
}

/** @param {string} name @param {readonly string[]} filters */
const vitest = (name, filters) => {
  const file = join(root, `test-results/${name}.json`);
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...filters];
  return reporting(file, () =>
    runNode(['node_modules/vitest/vitest.mjs', ...args], { cwd: root, env: { NO_COLOR: '1' } }),
  );
};

/**
 * Real servers, databases, signals and clocks on a machine that is busy with the browser tests: a file that fails is
 * run once more by itself, and named if it passes then. A rule that is wrong fails both times.
 * @type {Stage}
 */
const unit = {
  id: 'unit',
  run: async (filters) => {
    const first = await vitest('unit', filters);
    const tally = tallyOfVitest(first.report, first.code);
    const failures = failuresOfVitest(first.report);
    const notes = printedByTests(first.output);
    const output = `${listed(failures, root)}\n${first.output}`;
    if (tally.failed === 0 || failures.length === 0) return { ...tally, output, notes };
    const again = await vitest('unit-again', [...new Set(failures.map(({ file }) => file)), '--maxWorkers=1']);
    const still = tallyOfVitest(again.report, again.code).failed;
    const named = `passed at the second try:\n${listed(failures, root)}`;
    if (still === 0)
      return { ...tally, passed: tally.passed + tally.failed, failed: 0, output, notes: `${named}\n${notes}` };
    const stillFailing = listed(failuresOfVitest(again.report), root);
    return { ...tally, failed: still, output: `${stillFailing}\n${output}\n${again.output}` };
  },
};

/** @type {Stage} */
const browser = {
  id: 'browser',
  run: async (filters) => {
    const chromium = await ensureBrowser(thisMachine(root, console.log));
    if (chromium === null) return { ...oneCheck(false), output: NO_BROWSER };
    const file = join(root, 'test-results/browser.json');
    const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: file, MAJLIS_CHROMIUM: chromium };
    const args = ['test', '--reporter=line,json', ...filters];
    const { code, output, report } = await reporting(file, () =>
      runNode(['node_modules/@playwright/test/cli.js', ...args], { cwd: root, env }),
    );
    const notes = secondTries(report).map((name) => `passed at the second try: ${name}\n`);
    const failed = listed(failuresOfPlaywright(report), root);
    return { ...tallyOfPlaywright(report, code), output: `${failed}\n${output}`, notes: notes.join('') };
  },
};

/** @type {Stage} */
const build = {
  id: 'build',
  run: async () => {
    /** @type {string[]} */
    const lines = [];
    for (const app of builtApps(root)) {
      const line = await buildOne(root, app).catch((error) => `failed\n${error.message}`);
      lines.push(`${app}: ${line}`);
    }
    const output = lines.join('\n');
    const notes = (output.match(/^ {2}first load .*$/gm) ?? []).join('\n');
    return { ...oneCheck(lines.length > 0 && !lines.some((l) => l.includes(': failed'))), output, notes };
  },
};

const LAYERS = [
  'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
  '--config=.dependency-cruiser.mjs',
  ...['packages', 'games', 'apps', 'e2e'],
];

/**
 * What `npm test` does, two stages at a time, in this order: the longest early, so that the short ones fill the other
 * lane.
 * @type {readonly Stage[]}
 */
export const stages = [
  build,
  unit,
  check('types', 'scripts/types.mjs'),
  check('lint', 'node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '--diagnostic-level=warn'),
  check('layers', ...LAYERS),
  check('dead-code', 'node_modules/knip/bin/knip.js', '--no-progress'),
  check('size', 'scripts/size.mjs'),
  check('packed', 'scripts/pack-server.mjs', '--try'),
  check('packages', 'scripts/pack-packages.mjs', '--try'),
  { id: 'audit', run: audit },
  browser,
];
