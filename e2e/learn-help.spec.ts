import { barriersOn, expect, test } from './fixtures.ts';
import { become, Door } from './online.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, trace: 'off' });

test('a bot says what it would do and why, and does it if one likes', async ({ page }) => {
  await page.goto('/solo/alhambra?seats=3&level=easy&deal=hint');
  await page.locator('.prompt:not(.waiting)').waitFor();
  const question = await page.locator('.prompt').getAttribute('data-decision');
  await page.getByRole('button', { name: 'Rules' }).click();
  await page.getByRole('button', { name: 'What would you do?' }).click();
  await expect(page.getByText('I would do this:')).toBeVisible();
  await expect(page.getByText(/of 100 games|Nothing else|The best of/)).toBeVisible();
  expect(await barriersOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Play it' }).click();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(page.locator('.prompt')).not.toHaveAttribute('data-decision', question!);
});

test('where all have agreed on hints one may ask at a table of a server too', async ({ page, request }) => {
  const sitting = await new Door(request).tableAgainstBots('almadi', 2, {}, { hints: true });
  await become(page, sitting);
  await page.goto(`/t/${sitting.key.table}`);
  await page.locator('.prompt:not(.waiting)').waitFor();
  await page.getByRole('button', { name: 'Rules' }).click();
  await page.getByRole('button', { name: 'What would you do?' }).click();
  await expect(page.getByText('I would do this:')).toBeVisible();
});

test('what comes up for the first time is explained once, and can be switched off', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL!, reducedMotion: 'reduce' });
  const page = await context.newPage();
  // The deal of a lesson, played on without its guide: an auction is under way.
  await page.goto('/learn/alhambra/characters');
  await page.getByRole('button', { name: 'Continue without the guide' }).click();
  const note = page.locator('.help-note');
  await expect(note).toContainText('An auction');
  expect(await barriersOn(page)).toEqual([]);
  await note.getByRole('button', { name: 'Close' }).click();
  await expect(note).toHaveCount(0);
  await page.reload();
  await page.locator('.prompt:not(.waiting)').waitFor();
  expect(await page.evaluate(() => localStorage.getItem('majlis.notes'))).toContain('alhambra.auction');
  await page.getByRole('button', { name: 'Rules' }).click();
  await page.getByLabel('Explain things the first time they come up').uncheck();
  expect(await page.evaluate(() => localStorage.getItem('majlis.notes'))).toContain('"isOff":true');
  await expect(note).toHaveCount(0);
  await context.close();
});
