import { loadPuzzles } from '@majlis/puzzles';
import { expect, test } from './fixtures.ts';
import { layFinished } from './position.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ timeout: 300_000 });

/** Thinking takes as long as the machine needs. */
const THINKING = { timeout: 200_000 };

test('a review is given to others by a link, through the eyes of one seat', async ({ page, browser, server }) => {
  // Two bots: the quickest way to a whole game.
  await page.goto('/solo/almadi?seats=2&people=0&level=random');
  await page.locator('.result').waitFor();
  await page.getByRole('link', { name: 'Review the game' }).click();
  await page.getByRole('combobox', { name: 'Based on' }).selectOption({ index: 2 });
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByLabel('Your name').fill('Noor');
  await page.getByRole('button', { name: 'Upload' }).click();
  const link = await page.getByLabel('Link to the game').inputValue();
  expect(link).toMatch(/\/t\/[a-z2-7]{26}\/review\?m=\d+&seat=1$/);

  const other = await (await browser.newContext({ baseURL: server, reducedMotion: 'reduce' })).newPage();
  await other.goto(link);
  await expect(other.getByRole('combobox', { name: 'Based on' })).toHaveValue('1');
  await expect(other.locator('.review-accounts tbody tr')).toHaveCount(1, THINKING);
  await expect(other.locator('.review-who')).toHaveCount(0);
  // A stranger's game makes no puzzles here.
  await expect(other.getByRole('button', { name: 'Analyse longer' })).toBeVisible(THINKING);
  await expect(other.getByRole('link', { name: /from this game$/ })).toHaveCount(0);
  await other.context().close();
});

test('what was clearly better in one’s own game is a puzzle, and leads on', async ({ page, barriers }) => {
  await page.goto(await layFinished(page, 'almadi', 2, {}));
  const made = page.getByRole('link', { name: /^(One puzzle|\d+ puzzles) from this game$/ });
  await expect(made).toBeVisible(THINKING);
  await made.click();
  await expect(page).toHaveURL(/\/puzzles\/own$/);
  await expect(page.getByRole('heading', { name: 'Puzzles' })).toBeVisible();
  expect(await barriers()).toEqual([]);
  await page.getByRole('link', { name: 'Start solving' }).click();
  await page.getByRole('button', { name: 'Show the answer' }).click();
  await expect(page.getByRole('heading', { name: 'The best move' })).toBeVisible(THINKING);
  await page.getByRole('button', { name: 'Play from here' }).click();
  await expect(page).toHaveURL(/\/solo\/almadi\?/);
  await page.locator('.prompt').waitFor();
});

test('the end of a game leads to its review, to puzzles, to the deal of the day and to matches', async ({ page }) => {
  const review = await layFinished(page, 'almadi', 2, {}, 2);
  await page.goto(review.replace('/review', ''));
  await expect(page.getByRole('link', { name: 'Review the game' })).toHaveAttribute('href', review);
  const next = page.getByRole('navigation', { name: 'What next' });
  for (const [name, address] of [
    ['Puzzles', '/puzzles/almadi'],
    ['Deal of the day', '/daily'],
    ['The same deal for everyone', '/duplicate'],
  ] as const)
    await expect(next.getByRole('link', { name })).toHaveAttribute('href', address);
  await next.getByRole('link', { name: 'Puzzles' }).click();
  await expect(page.locator('.puzzles-list li')).toHaveCount((await loadPuzzles('almadi')).length);
});
