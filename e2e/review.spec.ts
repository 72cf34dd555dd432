import { expect, test } from './fixtures.ts';
import { layFinished } from './position.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ timeout: 300_000 });

/** Thinking takes as long as the machine needs. */
const THINKING = { timeout: 200_000 };

test('a finished game is looked back at, a move guessed before it is told, and played on from there', async ({
  page,
  barriers,
}) => {
  const address = await layFinished(page, 'alhambra', 2, { modules: [] }, 10);
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'How it went' })).toBeVisible(THINKING);
  await expect(page.getByRole('button', { name: 'Analyse longer' })).toBeVisible(THINKING);
  await expect(page.locator('.review-plot .curve')).toHaveCount(2);
  await expect(page.locator('.review-plot .curve').first()).toHaveAttribute('d', /^M.*L/);
  await expect(page.locator('.review-accounts tbody tr')).toHaveCount(2);
  expect(await barriers()).toEqual([]);

  await test.step('guess first', async () => {
    const list = page.locator('.review-moments');
    await expect(list.getByText(/^Move \d+\. Better: \w/).first()).toBeVisible();
    await page.getByRole('checkbox', { name: 'Let me guess first' }).check();
    await expect(list.getByText(/Better:/)).toHaveCount(0);
    await page.locator('.review-moments button', { hasText: 'a better one' }).first().click();
    await expect(page).toHaveURL(/&m=\d+$/);
    const card = page.locator('.review-card');
    await expect(card.getByText('Better', { exact: true })).toHaveCount(0);
    await card.getByRole('group', { name: 'What would you do here?' }).getByRole('button').first().click();
    await expect(card.getByRole('status')).toContainText(/best/);
    await expect(card.getByText('Better', { exact: true })).toBeVisible();
    expect(await barriers()).toEqual([]);
  });

  await test.step('through the eyes of one seat there are its own decisions', async () => {
    await page.getByRole('combobox', { name: 'Based on' }).selectOption({ label: 'what Leila knew' });
    await expect(page).toHaveURL(/&seat=1$/);
    await expect(page.locator('.review-accounts tbody tr')).toHaveCount(1);
    await expect(page.locator('.review-who')).toHaveCount(0);
  });

  await test.step('what was thought is kept', async () => {
    await page.goto(address);
    await expect(page.getByRole('button', { name: 'Analyse longer' })).toBeVisible(THINKING);
    await expect(page.getByRole('progressbar')).toHaveCount(0);
  });

  await test.step('from a moment to the table as it was, and on from there', async () => {
    await page.locator('.review-moments button').first().click();
    await page.getByRole('link', { name: 'See the table at this point' }).click();
    await expect(page.locator('.replay-bar .say b')).toHaveText(/^(Move \d+ of|The deal)/);
    await page.getByRole('link', { name: 'Review the game' }).click();
    await page.locator('.review-moments button').first().click();
    await page.getByRole('button', { name: 'Play from here' }).click();
    await expect(page).toHaveURL(/\/solo\/alhambra\?.*deal=/);
    await expect(page.locator('.prompt')).toBeVisible();
  });
});

test('a game that goes on has no review yet', async ({ page }) => {
  await page.goto('/solo/almadi?seats=2&level=easy');
  await page.locator('.prompt').waitFor();
  await page.goto('/solo/almadi/review?seats=2&level=easy');
  await expect(page.getByText('The review opens when the game is over.')).toBeVisible();
});
