import { expect, test } from './fixtures.ts';

const WIDTHS = [1440, 820, 390, 320] as const;

test('the page lists the games and says how to play them', async ({ page }) => {
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(error.message));
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('The lamps are lit.');
  const games = page.getByRole('article');
  expect(await games.count()).toBeGreaterThan(0);
  for (const game of await games.all()) {
    await expect(game).toContainText('players');
    await expect(game).toContainText('Modules');
    await expect(game).toContainText('npx majlis play');
  }
  expect(problems).toEqual([]);
});

test('a door leads to its game', async ({ page }) => {
  await page.goto('/');
  const door = page.getByRole('list').first().getByRole('link').first();
  const name = (await door.locator('b').textContent())!;
  await door.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article', { name })).toBeInViewport();
});

test('the fonts of the house are used', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  const loaded = await page.evaluate(() =>
    [...document.fonts].filter((f) => f.status === 'loaded').map((f) => f.family),
  );
  expect(new Set(loaded.map((family) => family.replaceAll('"', '')))).toEqual(new Set(['El Messiri', 'Figtree']));
});

for (const colorScheme of ['dark', 'light'] as const) {
  for (const width of WIDTHS) {
    test.describe(`at ${width} px, ${colorScheme}`, () => {
      test.use({ colorScheme, viewport: { width, height: 900 } });
      test('nothing hinders and nothing overflows', async ({ page, barriers }) => {
        await page.goto('/');
        await page.evaluate(() => document.fonts.ready);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        expect(await barriers()).toEqual([]);
      });
    });
  }
}

test('an unknown address says so, and leads home', async ({ page, barriers }) => {
  const answer = await page.goto('/no/such/door');
  expect(answer?.status()).toBe(404);
  expect(await barriers()).toEqual([]);
  await page.getByRole('link', { name: 'Back to the courtyard' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});
