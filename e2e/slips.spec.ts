import { expect, test } from './fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the rules of exactly these options lie beside the table', async ({ page, barriers }) => {
  await page.goto('/solo/alhambra?seats=3&level=easy&modules=vizier');
  await page.getByRole('button', { name: 'Rules' }).click();
  const rules = page.getByRole('dialog', { name: 'Rules' });
  await expect(rules.getByText('ALH-VIZ-1', { exact: true })).toBeAttached();
  await expect(rules.getByText('ALH-THIEF-1', { exact: true })).toHaveCount(0);
  // First those with pictures, of these modules only.
  await expect(rules.getByText('Vizier: buy between two turns')).toBeVisible();
  await expect(rules.getByText('Thieves: a card between turns')).toHaveCount(0);
  expect(await barriers()).toEqual([]);
  await rules.getByPlaceholder('Search the rules').fill('overpay');
  await expect(rules.getByText('No change is given', { exact: true })).toBeVisible();
  await expect(rules.getByText('Vizier: buy between two turns')).toHaveCount(0);
  await rules.getByPlaceholder('Search the rules').fill('reserve board');
  await expect(rules.getByText('ALH-PLACE-2', { exact: true })).toBeVisible();
  await expect(rules.getByText('ALH-SETUP-3', { exact: true })).toHaveCount(0);
});

test('who wants to be asked before each action is asked, also after a reload', async ({ page, barriers }) => {
  await page.goto('/solo/alhambra?seats=2&level=easy');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Ask me to confirm each move').check();
  expect(await barriers()).toEqual([]);
  await page.reload();
  await expect(page.locator('.prompt:not(.waiting)')).toBeVisible();
  const hand = page.locator('.alh-hand .pc');
  const cards = await hand.count();
  await page.locator('.alh-row .pc').first().click();
  await page.locator('.prompt .btn.primary').click();
  await expect(page.getByText('Confirm?')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(hand).toHaveCount(cards);
  await page.locator('.prompt .btn.primary').click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect.poll(() => hand.count()).toBeGreaterThan(cards);
});
