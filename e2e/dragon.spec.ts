import { expect, test } from './fixtures.ts';
import { openLaid, playedUntil } from './position.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1440, height: 900 } });

const isCast = (action: unknown): boolean => (action as { type: string; spell?: string }).spell === 'charity';

/** The visitor is to place a token and holds a spell. */
const placing = () =>
  playedUntil('aladdins-dragon', 3, { version: 'magic', maxRounds: 20 }, ({ kind, legal }) => {
    return kind === 'place' && legal.some(isCast);
  });

test('a spell is cast within the question of placing, which stays open', async ({ page }) => {
  await openLaid(page, placing());
  await expect(page.locator('.prompt')).toHaveAttribute('data-question', 'place');
  await page.locator('.held[aria-label="Charity"]').click();
  await page.getByRole('button', { name: 'Play Charity' }).click();
  const main = page.locator('.prompt .btn.primary');
  await expect(main).toHaveText(/Charity/);
  await main.click();
  // Charity gives, or a bot has countered it and the token is still to be placed.
  await expect(page.locator('.held[aria-label="Charity"]')).toHaveCount(0);
  await expect(page.locator('.prompt')).toHaveAttribute('data-question', /^(take|place)$/);
});
