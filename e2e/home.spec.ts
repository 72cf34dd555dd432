import { expect, test } from './fixtures.ts';

const WIDTHS = [1440, 820, 390, 320] as const;
const GAMES = ['Alhambra', 'Almadi', 'Aladdin’s Dragon'];

test('the page shows the games, and nothing goes wrong behind it', async ({ page }) => {
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(error.message));
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('The lamps are lit.');
  for (const name of GAMES) await expect(page.getByText(name, { exact: true }).first()).toBeVisible();
  expect(problems).toEqual([]);
});

test('the fonts of the site are used', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const loaded = await page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family.replaceAll('"', '')),
  );
  for (const family of ['El Messiri', 'Figtree']) expect(loaded.join()).toContain(family);
});

for (const colorScheme of ['dark', 'light'] as const) {
  for (const width of WIDTHS) {
    test.describe(`at ${width} px, ${colorScheme}`, () => {
      test.use({ colorScheme, viewport: { width, height: 900 } });
      test('nothing hinders and nothing overflows', async ({ page, barriers }) => {
        await page.goto('/');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.evaluate(() => document.fonts.ready);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        expect(await barriers()).toEqual([]);
      });
    });
  }
}

for (const locale of ['de-DE', 'fr-FR']) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale, viewport: { width: 320, height: 640 } });
    test('the page fits 320 pixels', async ({ page, barriers }) => {
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(locale.slice(0, 2));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      expect(await barriers()).toEqual([]);
    });
  });
}

test('an unknown address says so, without barriers, and leads home', async ({ page, barriers }) => {
  await page.goto('/no/such/door');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await barriers()).toEqual([]);
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('The lamps are lit.');
});
