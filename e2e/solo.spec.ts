import { expect, startServer, test } from './fixtures.ts';
import { clickToTheEnd } from './play.ts';

// Bots act at once for people who want no motion.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('two clicks from the home page to a table, and nothing on it hinders', async ({ page, barriers }) => {
  await page.goto('/');
  await page.getByText('Almadi', { exact: true }).first().click();
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(page.locator('.prompt')).toBeVisible();
  expect(await barriers()).toEqual([]);
});

const TABLES = [
  ['alhambra', 'Alhambra with all its modules', 'seats=2&modules=vizier,city-gates,characters,thieves,change'],
  ['almadi', 'Almadi with characters', 'seats=2&modules=characters'],
  ['aladdins-dragon', 'Aladdin’s Dragon with magic', 'seats=3&version=magic&maxRounds=10'],
] as const;

for (const [game, name, wish] of TABLES) {
  test(`${name} is played through the page to the score sheet`, async ({ page, barriers }) => {
    await page.goto(`/solo/${game}?${wish}&level=easy`);
    await expect(page.locator('.prompt')).toBeVisible();
    expect(await barriers()).toEqual([]);
    await clickToTheEnd(page, game);
    await expect(page.locator('.result table')).toBeVisible();
    expect(await barriers()).toEqual([]);
  });
}

test('a link to a table that cannot be says why, and leads home', async ({ page, barriers }) => {
  await page.goto('/solo/alhambra?seats=3&modules=elephants');
  await expect(page.getByRole('alert')).toHaveText('There is no such module.');
  expect(await barriers()).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: 'Home page' }).click();
  await expect(page).toHaveURL('/');
});

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a game goes on where it was after a reload, and to its end, when the server is gone', async ({ page }) => {
    const { address, stop } = await startServer();
    await page.goto(address);
    await page.evaluate(async () => (await navigator.serviceWorker.ready).active !== null);
    await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBeGreaterThan(0);
    await page.goto(`${address}/solo/alhambra?seats=2&level=easy`);
    await expect(page.locator('.prompt:not(.waiting)')).toBeVisible();
    const hand = await page.locator('.alh-hand').innerHTML();
    await stop();
    await page.reload();
    await expect(page.locator('.prompt:not(.waiting)')).toBeVisible();
    expect(await page.locator('.alh-hand').innerHTML()).toBe(hand);
    await clickToTheEnd(page, 'alhambra');
    await page.getByRole('link', { name: 'Watch the replay' }).click();
    await expect(page.locator('.replay-bar')).toBeVisible();
  });
});

test('players round one device do not see each other’s cards', async ({ page }) => {
  await page.goto('/solo/alhambra?seats=2&people=2');
  await expect(page.locator('.prompt:not(.waiting), .curtain').first()).toBeVisible();
  if (await page.locator('.curtain').isVisible()) await page.locator('.curtain .btn').click();
  await expect(page.locator('.alh-hand')).toBeVisible();
  await page.locator('.alh-row .pc').first().click();
  await page.locator('.prompt .btn.primary').click();
  await expect(page.locator('.curtain')).toBeFocused();
  await expect(page.locator('.alh-hand')).toHaveCount(0);
  // Nor hear of them: what was announced to one is gone before the other looks.
  await expect(page.getByRole('log')).toHaveCount(0);
  await page.locator('.curtain .btn').click();
  await expect(page.locator('.alh-hand')).toBeVisible();
});
