// @ts-check
/// <reference lib="dom" />
import { AxeBuilder } from '@axe-core/playwright';
import { look } from './look.mjs';

/** @typedef {import('@playwright/test').Page} Page */

/** Lays a table on the shelf of the device. @param {Page} page @param {string} id @param {object} kept @returns {Promise<void>} */
export const keep = (page, id, kept) =>
  page.evaluate(
    ([id, kept]) =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('majlis');
        opening.onupgradeneeded = () => opening.result.createObjectStore('tables');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const change = opening.result.transaction('tables', 'readwrite');
          change.objectStore('tables').put(kept, id);
          change.onerror = () => reject(change.error);
          change.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    /** @type {const} */ ([id, kept]),
  );

/** What the buttons of a page are called. @param {string} locale @returns {Promise<import('./pages.mjs').Words>} */
export async function wordsIn(locale) {
  const { loadMessages } = await import('@majlis/i18n');
  const parts = await Promise.all(
    /** @type {const} */ (['common', 'around']).map((part) =>
      loadMessages(part, /** @type {import('@majlis/i18n').Locale} */ (locale)),
    ),
  );
  const messages = Object.assign({}, ...parts);
  return (id) => messages[id];
}

/** Waits until everything has arrived and what moves of itself has come to rest. @param {Page} page */
export async function settle(page) {
  await page.waitForLoadState('networkidle');
  // Not while the table is still being set.
  await page.waitForFunction(() => document.querySelector('main#content:not(.sorry:not(.at-door))') !== null);
  await comeToRest(page);
}

/** @param {Page} page */
const comeToRest = (page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    for (let i = 0; i < 3; i++) await new Promise((next) => requestAnimationFrame(next));
    for (const motion of document.getAnimations()) {
      if (motion.effect?.getTiming().iterations === Number.POSITIVE_INFINITY) motion.cancel();
      else motion.finish();
    }
  });

/** The light and the language in which the page is to be seen, as another tab would change them. @param {Page} page @param {string} theme @param {string} locale */
export async function turnTo(page, theme, locale) {
  await page.evaluate(
    ([theme, locale]) => {
      document.documentElement.dataset.theme = theme;
      if (document.documentElement.lang === locale) return;
      localStorage.setItem('majlis.locale', locale);
      dispatchEvent(new StorageEvent('storage', { key: 'majlis.locale', newValue: locale }));
    },
    /** @type {const} */ ([theme, locale]),
  );
  await page.waitForFunction((locale) => document.documentElement.lang === locale, locale);
  // The guide looks for what it points at several times a second.
  if ((await page.locator('.guide').count()) > 0) await page.waitForTimeout(200);
  await comeToRest(page);
}

/** @param {Page} page */
async function barriers(page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `axe ${id}: ${node.html.slice(0, 140)}`));
}

/** What is wrong with the page as it is now. @param {Page} page @param {boolean} withAxe */
export const problemsOf = async (page, withAxe) => [
  ...(await page.evaluate(look)),
  ...(withAxe ? await barriers(page) : []),
];
