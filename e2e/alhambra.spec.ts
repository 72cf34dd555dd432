import { table } from '../games/alhambra/test/table.ts';
import { expect, test } from './fixtures.ts';
import { openAt } from './position.ts';

// Bots act at once for people who want no motion.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('Abdul Karim is kept while one pays with cards, and pays alone when asked', async ({ page }) => {
  const position = table(3, ['characters'], { hands: { 0: 'b9 b7' }, characters: { 0: ['abdul-karim'] } });
  await openAt(page, position.state);
  const stand = page.locator('.alh-stand[data-square="0"] .goods');
  await stand.click();
  await expect(page.locator('.alh-bill .sum')).toHaveText(/16.*3 too much/);
  await expect(page.locator('.alh-hand .pc.is-selected')).toHaveCount(2);
  const karim = page.getByRole('button', { name: 'Abdul Karim' });
  await karim.click();
  await expect(page.locator('.alh-hand .pc.is-selected')).toHaveCount(0);
  await expect(page.locator('.prompt')).toContainText('Exact: you act again.');
  await expect(page.locator('.alh-bill .sum')).toHaveText(/13.*exact/);
  await page.getByRole('button', { name: /^9 denar/ }).click();
  await expect(page.locator('.alh-bill .sum')).toHaveText(/9.*4 short/);
  await karim.click();
  await page.getByRole('button', { name: 'Pay 13' }).click();
  await expect(page.locator('.prompt')).toContainText('Act again');
  await expect(karim).toHaveCount(0);
  await expect(page.locator('.alh-hand .pc')).toHaveCount(2);
});

test('Faruk takes cards worth 7', async ({ page }) => {
  const position = table(3, ['characters'], { row: 'b4 g3 o1 y9', characters: { 0: ['faruk'] } });
  await openAt(page, position.state);
  await expect(page.locator('.alh-row')).toContainText('several up to 7');
  await page.getByRole('button', { name: '4 denar', exact: true }).click();
  await page.getByRole('button', { name: '3 dirham', exact: true }).click();
  await expect(page.locator('.alh-row .is-selected')).toHaveCount(2);
  // A third would be too much: then it is taken alone.
  await page.getByRole('button', { name: '1 ducat', exact: true }).click();
  await expect(page.locator('.alh-row .is-selected')).toHaveCount(1);
  await page.getByRole('button', { name: '4 denar', exact: true }).click();
  await page.getByRole('button', { name: '1 ducat', exact: true }).click();
  await page.getByRole('button', { name: '3 dirham', exact: true }).click();
  await page.locator('.prompt .btn.primary').click();
  await expect(page.locator('.alh-hand .pc')).toHaveCount(2);
});
