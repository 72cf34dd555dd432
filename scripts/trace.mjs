// @ts-check
/// <reference lib="dom" />
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { register } from 'tsx/esm/api';
import { ensureBrowser, NO_BROWSER, thisMachine } from './lib/browser.mjs';
import { buildProduct } from './lib/build.mjs';
import { frameFigures } from './lib/frames.mjs';
import { requireNode } from './lib/node-version.mjs';
import { root } from './lib/root.mjs';
import { SETTINGS } from './lib/screens/pages.mjs';
import { momentsOf } from './lib/screens/positions.mjs';
import { keep, settle } from './lib/screens/visit.mjs';
import { serve } from './lib/serving.mjs';

const HELP = `Usage: npm run trace [-- options]
Opens a six-player Alhambra late in the game, zooms in and drags the board around for a few seconds. Prints frame times
by the page's clock, and what the main thread did from Chrome's trace (test-results/trace.json; open it in the
Performance panel).

  --table name    alhambra-six or alhambra: three players, whose boards are larger (alhambra-six)
  --review        open the review of a finished game instead, and measure while a worker analyses it, and the same page
                  once it is done
  --seconds N     how long to drag, or to watch (5)
  --slow N        slow the processor down N times (1)
  --help`;

const { values } = parseArgs({
  options: {
    table: { type: 'string', default: 'alhambra-six' },
    review: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '5' },
    slow: { type: 'string', default: '1' },
    help: { type: 'boolean', default: false },
  },
});
if (values.help || !(Number(values.seconds) > 0) || !(Number(values.slow) >= 1)) {
  console.log(HELP);
  process.exit(values.help ? 0 : 2);
}

requireNode();
register();
const executablePath = await ensureBrowser(thisMachine(root, console.log));
if (executablePath === null) {
  console.error(NO_BROWSER);
  process.exit(1);
}
await buildProduct(root);
const setting = SETTINGS.find(({ name }) => name === values.table);
const wanted = `${values.table}-${values.review ? 'end' : 'placeTiles'}`;
const moment = setting && (await momentsOf(setting)).find(({ name }) => name === wanted);
if (moment === undefined) throw new Error('there is no such table, or nothing is placed late in its game');
const scene = values.review ? watchReview : panBoard;
const server = await serve(root);
const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
const browser = await chromium.launch({ executablePath, args: sandbox });
try {
  const page = await browser.newPage({ baseURL: server.address, viewport: { width: 1440, height: 900 } });
  await page.goto('/mark.svg');
  await keep(page, moment.id, moment.kept);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slow) });
  const { times, events, what, after } = await scene(page, moment.path, () => startTrace(page, devtools));
  mkdirSync(join(root, 'test-results'), { recursive: true });
  writeFileSync(join(root, 'test-results/trace.json'), JSON.stringify({ traceEvents: events }));
  console.log(
    `${setting?.seats} players, ${what}, 1440 x 900, Chromium ${browser.version()}, processor / ${values.slow}`,
  );
  for (const line of frameFigures(times, events)) console.log(`  ${line}`);
  if (after !== undefined) {
    console.log('the same page with nothing going on');
    for (const line of frameFigures(after.times, after.events)) console.log(`  ${line}`);
  }
} finally {
  await browser.close();
  await server.stop();
}

/** @typedef {{ times: number[], events: object[] }} Traced */
/** What was measured, and for comparison the page at rest. @typedef {Traced & { what: string, after?: Traced }} Scene */

/**
 * Notes every frame and what the main thread does, until the function it returns is called.
 * @param {import('@playwright/test').Page} page @param {import('@playwright/test').CDPSession} devtools
 * @returns {Promise<() => Promise<Traced>>}
 */
async function startTrace(page, devtools) {
  /** @type {object[]} */
  const events = [];
  const collect = (/** @type {{ value: object[] }} */ { value }) => void events.push(...value);
  devtools.on('Tracing.dataCollected', collect);
  const traceConfig = { includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline.frame'] };
  await devtools.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  await page.evaluate(() => {
    /** @type {number[]} */
    const times = [];
    const note = (/** @type {number} */ time) => {
      times.push(time);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
    Object.assign(window, { majlisFrames: times });
  });
  return async () => {
    const times = await page.evaluate(() => /** @type {any} */ (window).majlisFrames);
    const done = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
    await devtools.send('Tracing.end');
    await done;
    devtools.off('Tracing.dataCollected', collect);
    return { times, events };
  };
}

/**
 * @param {import('@playwright/test').Page} page @param {string} path @param {() => Promise<() => Promise<Traced>>} start
 * @returns {Promise<Scene>}
 */
async function panBoard(page, path, start) {
  await page.goto(path);
  await settle(page);
  const box = await page.locator('.pan-zoom').first().boundingBox();
  if (box === null) throw new Error('there is no board');
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.wheel(0, -250);
  await page.waitForTimeout(400);
  const stop = await start();
  await page.mouse.down();
  const end = Date.now() + Number(values.seconds) * 1000;
  for (let step = 0; Date.now() < end; step++) {
    const turn = step / 12;
    await page.mouse.move(middle.x + Math.cos(turn) * 180, middle.y + Math.sin(turn * 1.3) * 120);
  }
  await page.mouse.up();
  const traced = await stop();
  const tiles = await page.locator('.alh-board .lying').count();
  return { ...traced, what: `${tiles} tiles on the board that is moved` };
}

/**
 * @param {import('@playwright/test').Page} page @param {string} path @param {() => Promise<() => Promise<Traced>>} start
 * @returns {Promise<Scene>}
 */
async function watchReview(page, path, start) {
  await page.goto(path.replace('?', '/review?'));
  const progress = page.getByRole('progressbar');
  await progress.waitFor();
  const seen = () => progress.getAttribute('value').then(Number);
  const from = await seen();
  const stop = await start();
  await page.waitForTimeout(Number(values.seconds) * 1000);
  // The look at the page takes it a moment: not before its frames are counted.
  const traced = await stop();
  const to = await seen();
  const total = await progress.getAttribute('max');
  await progress.waitFor({ state: 'detached', timeout: 1_200_000 });
  const stopAfter = await start();
  await page.waitForTimeout(Number(values.seconds) * 1000);
  const after = await stopAfter();
  return { ...traced, after, what: `a review going from decision ${from} to ${to} of ${total}` };
}
