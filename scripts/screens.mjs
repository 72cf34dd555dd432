// @ts-check
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { register } from 'tsx/esm/api';
import { ensureBrowser, NO_BROWSER, thisMachine } from './lib/browser.mjs';
import { buildProduct } from './lib/build.mjs';
import { requireNode } from './lib/node-version.mjs';
import { root } from './lib/root.mjs';
import { sightsFor } from './lib/screens/sights.mjs';
import { problemsOf, settle, wordsIn } from './lib/screens/visit.mjs';
import { serve } from './lib/serving.mjs';

const HELP = `Usage: npm run screens [-- options] [name ...]
Pictures of every page and of every board in its opening, middle and end, and in every kind of question, from fixed
seeds; and a look at each: nothing too wide, cut off, covered, overlapping, too small to read or too faint.
Exit code 1 if anything was found.

  name ...          only sights whose name begins so: home, alhambra, dragon-magic-buy ...
  --widths 1440,1280,820,390,320
  --themes night,day      both for every sight (else: both for some)
  --locale en|fr|de
  --to <folder>     where the pictures go (screens)
  --no-axe          without the look for faint text and other barriers
  --no-pictures     only look
  --help`;

const { values, positionals } = parseArgs({
  options: {
    widths: { type: 'string', default: '1440,1280,820,390,320' },
    themes: { type: 'string' },
    locale: { type: 'string', default: 'en' },
    to: { type: 'string', default: join(root, 'screens') },
    axe: { type: 'boolean', default: true },
    pictures: { type: 'boolean', default: true },
    help: { type: 'boolean', default: false },
  },
  allowPositionals: true,
  allowNegative: true,
});
if (values.help) {
  console.log(HELP);
  process.exit(0);
}

requireNode();
register();
const HEIGHTS = new Map([
  [1440, 900],
  [1280, 720],
  [820, 1180],
  [390, 844],
  [320, 640],
]);
/** Where every moment and barrier is looked for, night and day. */
const DETAILED = [1440, 390];
const widths = values.widths.split(',').map(Number);
if (widths.some((width) => !(width >= 200))) {
  console.error(HELP);
  process.exit(2);
}
const chromiumPath = await ensureBrowser(thisMachine(root, console.log));
if (chromiumPath === null) {
  console.error(NO_BROWSER);
  process.exit(1);
}
await buildProduct(root);
const sights = await sightsFor(positionals);
const words = await wordsIn(values.locale);
if (sights.length === 0) {
  console.error('No sight has such a name.');
  process.exit(2);
}
if (values.pictures && positionals.length === 0) rmSync(values.to, { recursive: true, force: true });
mkdirSync(values.to, { recursive: true });
const server = await serve(root);
const browser = await chromium.launch({
  executablePath: chromiumPath,
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});

/** @param {import('./lib/screens/pages.mjs').Sight} sight @param {number} width @param {string} theme @returns {Promise<number>} */
async function visit(sight, width, theme) {
  const context = await browser.newContext({
    baseURL: server.address,
    viewport: { width, height: HEIGHTS.get(width) ?? 900 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    locale: values.locale,
    timezoneId: 'UTC',
    hasTouch: width < 700,
  });
  const page = await context.newPage();
  /** @type {string[]} */
  const found = [];
  page.on('pageerror', (error) => found.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of 40[04]/.test(message.text()))
      found.push(`console: ${message.text()}`);
  });
  await page.goto('/mark.svg');
  const kept = { 'majlis.theme': theme, 'majlis.locale': values.locale };
  await page.evaluate((all) => Object.entries(all).map(([key, value]) => localStorage.setItem(key, value)), kept);
  await page.goto((await sight.prepare?.(page)) ?? sight.path ?? '/');
  await settle(page);
  await sight.afterwards?.(page, words);
  // What a slip shows may still have to be fetched.
  if (sight.afterwards !== undefined) await page.waitForTimeout(300).then(() => settle(page));
  const name = `${sight.name}-${width}${theme === 'night' ? '' : `-${theme}`}`;
  if (values.pictures) await page.screenshot({ path: join(values.to, `${name}.png`) });
  found.push(...(await problemsOf(page, values.axe && DETAILED.includes(width))));
  for (const line of found) console.log(`${name}: ${line}`);
  await context.close();
  return found.length;
}

let count = 0;
let problems = 0;
try {
  for (const width of widths) {
    for (const sight of sights) {
      if (sight.isDetail && !DETAILED.includes(width)) continue;
      const own = DETAILED.includes(width) ? (sight.themes ?? ['night']) : ['night'];
      for (const theme of values.themes?.split(',') ?? own) {
        problems += await visit(sight, width, theme).catch((error) => {
          console.log(`${sight.name}-${width}: ${error.message}`);
          return 1;
        });
        count += 1;
      }
    }
  }
} finally {
  await browser.close();
  await server.stop();
}
console.log(`${count} sights looked at, ${problems} problems${values.pictures ? `, pictures in ${values.to}` : ''}`);
process.exitCode = problems > 0 ? 1 : 0;
