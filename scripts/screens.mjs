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
import { problemsOf, settle, turnTo, wordsIn } from './lib/screens/visit.mjs';
import { serve } from './lib/serving.mjs';

const HELP = `Usage: npm run screens [-- options] [name ...]
Pictures of every page and of every board in its opening, middle and end, and in every kind of question, from fixed
seeds; and a look at each: nothing too wide, cut off, covered, overlapping, too small to read or too faint. Each is
opened twice, on a desk and on a phone, and looked at there in every width and language.
Exit code 1 if anything was found.

  name ...          only those whose name starts with this: home, alhambra, dragon-magic-buy ...
  --widths 1440,1280,820,390,320
  --themes night,day      both everywhere (default: both for some)
  --locales en,fr,de
  --to <folder>     where the pictures go (screens)
  --no-axe          skip the check for faint text and other barriers
  --no-pictures     only check
  --help`;

const { values, positionals } = parseArgs({
  options: {
    widths: { type: 'string', default: '1440,1280,820,390,320' },
    themes: { type: 'string' },
    locales: { type: 'string', default: 'en,fr,de' },
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
const locales = values.locales.split(',');
const isTouched = (/** @type {number} */ width) => width < 700;
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
const words = await wordsIn(locales[0] ?? 'en');
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

/** @typedef {import('./lib/screens/pages.mjs').Sight} Sight */

/** At which of these widths a sight is looked at, and in which light. @param {Sight} sight @param {number} width */
function lightsOf(sight, width) {
  const isDetailed = DETAILED.includes(width);
  if (sight.isDetail && !isDetailed) return [];
  return values.themes?.split(',') ?? (isDetailed ? (sight.themes ?? ['night']) : ['night']);
}

/** Opens a sight once and looks at it in all these widths, lights and languages. @param {Sight} sight @param {readonly number[]} widths */
async function visit(sight, widths) {
  const [width = 1440] = widths;
  const [locale = 'en'] = locales;
  const context = await browser.newContext({
    baseURL: server.address,
    viewport: { width, height: HEIGHTS.get(width) ?? 900 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    locale,
    timezoneId: 'UTC',
    hasTouch: isTouched(width),
  });
  const page = await context.newPage();
  /** @type {string[]} */
  const errors = [];
  page.on('pageerror', (error) => errors.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of 40[04]/.test(message.text()))
      errors.push(`console: ${message.text()}`);
  });
  try {
    await open(page, sight, locale);
    for (const width of widths) {
      await page.setViewportSize({ width, height: HEIGHTS.get(width) ?? 900 });
      for (const theme of lightsOf(sight, width)) {
        for (const locale of locales) {
          await turnTo(page, theme, locale);
          // Colours and names of controls do not hang on the language.
          const withAxe = values.axe && DETAILED.includes(width) && locale === locales[0];
          const name = [sight.name, width, ...(theme === 'night' ? [] : [theme]), ...(locales[1] ? [locale] : [])].join(
            '-',
          );
          if (values.pictures)
            await page.screenshot({ path: join(values.to, `${name}.png`), fullPage: sight.isLong === true });
          report(name, [...errors.splice(0), ...(await problemsOf(page, withAxe))]);
        }
      }
    }
  } catch (error) {
    report(`${sight.name}-${width}`, [/** @type {Error} */ (error).message]);
  }
  await context.close();
}

/** @param {import('@playwright/test').Page} page @param {Sight} sight @param {string} locale */
async function open(page, sight, locale) {
  await page.goto('/mark.svg');
  const kept = { 'majlis.theme': 'night', 'majlis.locale': locale };
  await page.evaluate((all) => Object.entries(all).map(([key, value]) => localStorage.setItem(key, value)), kept);
  await page.goto((await sight.prepare?.(page)) ?? sight.path ?? '/');
  await settle(page);
  await sight.afterwards?.(page, words);
  // What a slip shows may still have to be fetched.
  if (sight.afterwards !== undefined) await page.waitForTimeout(300).then(() => settle(page));
}

let count = 0;
let problems = 0;
/** @param {string} name @param {readonly string[]} found */
function report(name, found) {
  for (const line of found) console.log(`${name}: ${line}`);
  count += 1;
  problems += found.length;
}

try {
  for (const sight of sights) {
    for (const isTouch of [false, true]) {
      const some = widths.filter((width) => isTouched(width) === isTouch && lightsOf(sight, width).length > 0);
      if (some.length > 0) await visit(sight, some);
    }
  }
} finally {
  await browser.close();
  await server.stop();
}
console.log(`${count} screens checked, ${problems} problems${values.pictures ? `, pictures in ${values.to}` : ''}`);
process.exitCode = problems > 0 ? 1 : 0;
