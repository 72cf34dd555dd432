import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

// Bots act at once for people who want no motion.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/**
 * Clicks through the game until the score sheet lies on the table: of the first kind of thing there is, any one.
 * It runs inside the page, where a whole game of clicks takes seconds.
 */
async function playToTheEnd(page: Page, kinds: readonly string[]): Promise<void> {
  const end = await page.evaluate(async (selectors) => {
    let state = 7;
    const roll = (below: number): number => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return Math.floor((state / 2 ** 32) * below);
    };
    let idle = 0;
    for (let clicks = 0; clicks < 5000 && idle < 4000; ) {
      await new Promise((resolve) => setTimeout(resolve, 15));
      if (document.querySelector('.result') !== null) return 'over';
      const found = selectors.map((selector) => document.querySelectorAll(selector)).find(({ length }) => length > 0);
      if (document.querySelector('.prompt:not(.waiting)') === null || found === undefined) {
        idle++;
        continue;
      }
      idle = 0;
      clicks++;
      found[roll(found.length)]!.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    }
    return document.querySelector('.prompt')?.textContent ?? 'no prompt';
  }, kinds);
  expect(end).toBe('over');
}

test('two clicks from the home page to a table, and nothing on it hinders', async ({ page, barriers }) => {
  await page.goto('/');
  await page.getByText('Almadi', { exact: true }).first().click();
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(page.locator('.prompt')).toBeVisible();
  expect(await barriers()).toEqual([]);
});

test('Alhambra is played through the page to the score sheet', async ({ page, barriers }) => {
  await page.goto('/solo/alhambra?seats=2&level=easy');
  await expect(page.getByRole('group', { name: 'Your Alhambra' })).toBeVisible();
  expect(await barriers()).toEqual([]);
  await playToTheEnd(page, [
    '.prompt .btn.primary:not(.is-disabled)',
    '.target.yes',
    '.alh-stand:has(.afford.exact) .goods.is-legal',
    '.alh-row .pc.is-legal',
    '.prompt .btn:not(.undo)',
    '.choices .btn',
    '.alh-stand .goods.is-legal',
  ]);
  await expect(page.locator('.result table')).toBeVisible();
  expect(await barriers()).toEqual([]);
});

test('Almadi with characters is played through the page to the score sheet', async ({ page, barriers }) => {
  await page.goto('/solo/almadi?seats=2&level=easy&modules=characters');
  await playToTheEnd(page, [
    '.alm-screen:has(.alm-person.on + .alm-person.on, .alm-person.on ~ .alm-person.on) .btn.primary',
    '.alm-person:not(.on)',
    '.alm-starts .pc',
    '.prompt .btn.primary',
    '.target.yes',
    '.choices .btn',
    '.claim',
    '.alm-gate .pc.is-legal',
  ]);
  await expect(page.locator('.result table')).toBeVisible();
  expect(await barriers()).toEqual([]);
});

test('a game goes on where it was after a reload, also without a network', async ({ page, context }) => {
  await page.goto('/');
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active !== null);
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBeGreaterThan(0);
  await page.goto('/solo/alhambra?seats=3&level=easy');
  await expect(page.locator('.prompt:not(.waiting)')).toBeVisible();
  const hand = await page.locator('.alh-hand').innerHTML();
  await context.setOffline(true);
  await page.reload();
  await expect(page.locator('.prompt:not(.waiting)')).toBeVisible();
  expect(await page.locator('.alh-hand').innerHTML()).toBe(hand);
});

test('players round one device do not see each other’s cards', async ({ page }) => {
  await page.goto('/solo/alhambra?seats=2&people=2');
  await expect(page.locator('.prompt:not(.waiting), .curtain').first()).toBeVisible();
  if (await page.locator('.curtain').isVisible()) await page.locator('.curtain .btn').click();
  await expect(page.locator('.alh-hand')).toBeVisible();
  await page.locator('.alh-row .pc').first().click();
  await page.locator('.prompt .btn.primary').click();
  await expect(page.locator('.curtain')).toBeVisible();
  await expect(page.locator('.alh-hand')).toHaveCount(0);
  await page.locator('.curtain .btn').click();
  await expect(page.locator('.alh-hand')).toBeVisible();
});
