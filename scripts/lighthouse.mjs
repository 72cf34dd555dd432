// @ts-check
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import * as constants from 'lighthouse/core/config/constants.js';
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import { ensureBrowser, NO_BROWSER, thisMachine } from './lib/browser.mjs';
import { buildProduct } from './lib/build.mjs';
import { requireNode } from './lib/node-version.mjs';
import { root } from './lib/root.mjs';
import { serve } from './lib/serving.mjs';

const HELP = `Usage: npm run lighthouse [-- options] [path ...]
Runs Lighthouse with its phone settings against the server that npm start runs. Prints the scores and what cost points.
Exit code 1 below accessibility 100, best practices 95 or performance 90. The full report goes to test-results/.

  path ...      pages to measure (/ and a table of each game)
  --cpu N       slow the processor down N times (default: to a quarter of a good desktop, by Lighthouse's own
                benchmark of this machine as it is now)
  --runs N      measure performance N times and take the median (1)
  --help`;
const LEAST = { accessibility: 1, 'best-practices': 0.95, performance: 0.9 };
const PAGES = ['/', '/solo/alhambra?seats=3', '/solo/almadi?seats=3', '/solo/aladdins-dragon?seats=3'];

const { values, positionals } = parseArgs({
  options: {
    runs: { type: 'string', default: '1' },
    cpu: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
if (values.help || !(Number(values.runs) >= 1)) {
  console.log(HELP);
  process.exit(values.help ? 0 : 2);
}

/** @returns {Promise<number>} */
const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (probe.address());
      probe.close(() => resolve(port));
    });
  });

/** Lighthouse's index of a good desktop, for which it takes a phone to be four times slower. */
const DESKTOP = 1500;

/** How much to slow this machine down so that it is a phone: one that is slow or busy already, less. */
async function slowdown() {
  if (values.cpu !== undefined) return Number(values.cpu);
  const page = await browser.newPage();
  const index = await page.evaluate(pageFunctions.computeBenchmarkIndex);
  await page.close();
  return Math.max(1, Math.min(4, Number(((4 * index) / DESKTOP).toFixed(1))));
}

/** Audits that took points away, the dearest first. @param {import('lighthouse').Result} report */
const costs = ({ categories, audits }) =>
  Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .sort((a, b) => b.weight - a.weight)
      .map(({ id }) => `${audits[id]?.title} ${audits[id]?.displayValue ?? ''}`.trim()),
  );

requireNode();
const executablePath = await ensureBrowser(thisMachine(root, console.log));
if (executablePath === null) {
  console.error(NO_BROWSER);
  process.exit(1);
}
await buildProduct(root);
const server = await serve(root);
const port = await freePort();
const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
const browser = await chromium.launch({ executablePath, args: [`--remote-debugging-port=${port}`, ...sandbox] });
mkdirSync(join(root, 'test-results'), { recursive: true });
let isGood = true;
try {
  for (const path of positionals.length > 0 ? positionals : PAGES) {
    /** @type {import('lighthouse').Result[]} */
    const reports = [];
    for (let run = 0; run < Number(values.runs); run++) {
      const onlyCategories = Object.keys(LEAST);
      const cpuSlowdownMultiplier = await slowdown();
      const throttling = { ...constants.throttling.mobileSlow4G, cpuSlowdownMultiplier };
      const flags = /** @type {const} */ ({ port, onlyCategories, throttling, logLevel: 'error' });
      const measure = () => lighthouse(server.address + path, flags);
      let result = await measure();
      // On a busy machine the trace may not begin in time; that says nothing about the page.
      for (let again = 0; again < 2 && result?.lhr.runtimeError !== undefined; again++) result = await measure();
      if (result === undefined) throw new Error(`no report of ${path}`);
      if (result.lhr.runtimeError !== undefined) throw new Error(`${path}: ${result.lhr.runtimeError.message}`);
      reports.push(result.lhr);
    }
    const speed = (/** @type {import('lighthouse').Result} */ r) => r.categories.performance?.score ?? 0;
    const median = [...reports].sort((a, b) => speed(a) - speed(b))[Math.floor((reports.length - 1) / 2)];
    if (median === undefined) throw new Error(`no report of ${path}`);
    const name = path.replace(/\?.*/, '').replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home';
    writeFileSync(join(root, 'test-results', `lighthouse-${name}.json`), JSON.stringify(median, null, 2));
    const scores = Object.entries(LEAST).map(([id, least]) => {
      const score = median.categories[id]?.score ?? 0;
      isGood &&= score >= least;
      return `${id} ${Math.round(score * 100)}${score < least ? ` (at least ${least * 100})` : ''}`;
    });
    const figures = [
      'first-contentful-paint',
      'largest-contentful-paint',
      'total-blocking-time',
      'cumulative-layout-shift',
    ]
      .map((id) => `${median.audits[id]?.title} ${median.audits[id]?.displayValue}`)
      .join(', ');
    const slower = median.configSettings.throttling.cpuSlowdownMultiplier;
    console.log(`${path} (processor slowed ${slower} times)\n  ${scores.join(', ')}\n  ${figures}`);
    for (const line of new Set(costs(median))) console.log(`  - ${line}`);
  }
} finally {
  await browser.close();
  await server.stop();
}
process.exitCode = isGood ? 0 : 1;
