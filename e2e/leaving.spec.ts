import { expect, test } from './fixtures.ts';
import { openLaid, playedUntil } from './position.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const begun = () => playedUntil('almadi', 2, {}, ({ kind, moves }) => kind === 'chooseLandscape' && moves > 10);

test('a game alone is left, gone on with, given up and begun again, and deleted', async ({ page, barriers }) => {
  // Tables of the server that others have opened are listed, too.
  const rows = page.locator('.open li', { has: page.getByRole('button', { name: /^Delete/ }) });
  await openLaid(page, begun());
  await page.getByRole('button', { name: 'Leave the game' }).click();
  expect(await barriers()).toEqual([]);
  await page.getByRole('link', { name: 'Continue later' }).click();

  // In sight at once, also on a phone.
  const goOn = page.getByRole('link', { name: /^Continue: Almadi, / });
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(goOn).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect(goOn).toBeInViewport({ ratio: 1 });
  await page.locator('.door.almadi').click();
  await expect(rows).toHaveCount(1);
  await page.getByRole('button', { name: 'Play now' }).click();
  const ask = page.getByRole('group', { name: /You have a game in progress/ });
  await expect(ask.getByRole('link', { name: 'Continue' })).toBeFocused();
  expect(await barriers()).toEqual([]);
  await ask.getByRole('link', { name: 'Continue' }).click();
  await expect(page.locator('.prompt[data-question="chooseLandscape"]')).toBeVisible();

  await page.getByRole('button', { name: 'Leave the game' }).click();
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByText('You gave up this game.')).toBeVisible();
  await page.getByRole('button', { name: 'New game' }).click();
  await expect(page.locator('.alm-starts')).toBeVisible();

  await page.goto('/');
  await expect(rows).toHaveCount(2);
  await rows
    .filter({ hasText: 'Given up' })
    .getByRole('button', { name: /^Delete/ })
    .click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(rows).toHaveCount(1);
  await page.reload();
  await expect(rows).toHaveCount(1);
});
