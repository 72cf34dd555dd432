import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** Counts what has travelled over the table since the page was opened. */
const countFlights = (page: Page) =>
  page.addInitScript(() => {
    let flights = 0;
    const seen = (records: MutationRecord[]) => {
      for (const { addedNodes } of records)
        for (const node of addedNodes) if (node instanceof Element && node.className === 'flying') flights++;
    };
    addEventListener('DOMContentLoaded', () => new MutationObserver(seen).observe(document.body, { childList: true }));
    Object.assign(window, { flightsSoFar: () => flights });
  });

const flights = (page: Page) => page.evaluate(() => (window as unknown as { flightsSoFar(): number }).flightsSoFar());
const asked = (page: Page) => page.locator('.prompt:not(.waiting)');

/** Takes money, and waits until the bot has had its turn. */
async function takeMoney(page: Page): Promise<void> {
  await expect(asked(page)).toBeVisible();
  const hand = page.locator('.alh-hand .pc');
  const cards = await hand.count();
  await page.locator('.alh-row .pc').first().click();
  await page.locator('.prompt .btn.primary').click();
  await expect.poll(() => hand.count()).toBeGreaterThan(cards);
  await expect(asked(page)).toBeVisible();
}

test('what others take flies to them, and is cleared away', async ({ page }) => {
  await countFlights(page);
  await page.goto('/solo/alhambra?seats=2&level=easy');
  await expect(asked(page)).toBeVisible();
  for (let turn = 0; turn < 6 && (await flights(page)) === 0; turn++) await takeMoney(page);
  expect(await flights(page)).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await expect(page.locator('.flying')).toHaveCount(0);
});

test('nothing moves for those who have switched it off, or whose device asks for it', async ({ page }) => {
  await countFlights(page);
  await page.addInitScript(() => localStorage.setItem('majlis.settings', JSON.stringify({ motion: 'off' })));
  await page.goto('/solo/alhambra?seats=2&level=easy&deal=2');
  for (let turn = 0; turn < 2; turn++) await takeMoney(page);
  expect(await flights(page)).toBe(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => localStorage.removeItem('majlis.settings'));
  await page.reload();
  for (let turn = 0; turn < 2; turn++) await takeMoney(page);
  expect(await flights(page)).toBe(0);
});

test('a browser that cannot move anything still plays', async ({ page }) => {
  await page.addInitScript(() => {
    Element.prototype.animate = () => {
      throw new Error('not today');
    };
  });
  await page.goto('/solo/alhambra?seats=2&level=easy&deal=3');
  for (let turn = 0; turn < 2; turn++) await takeMoney(page);
  await expect(page.locator('.flying')).toHaveCount(0);
});
