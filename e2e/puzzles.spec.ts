import { answerOf, loadPuzzles } from '@majlis/puzzles';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ timeout: 300_000 });

/** Weighing takes as long as the machine needs. */
const WEIGHING = { timeout: 120_000 };

/** The first one whose answer is to take a single money card that lies there only once. */
async function moneyPuzzle() {
  const puzzles = await loadPuzzles('alhambra');
  return puzzles.find((puzzle) => /^take \w\d+$/.test(answerOf(puzzle)))!;
}

const CURRENCY: Readonly<Record<string, string>> = { b: 'denars', g: 'dirhams', o: 'ducats', y: 'florins' };

/** "take o8" takes the card that is called "8 ducats". */
function cardName(answer: string): string {
  const card = answer.replace('take ', '');
  return `${card.slice(1)} ${CURRENCY[card[0]!]}`;
}

const panel = (page: Page) => page.getByRole('complementary', { name: 'Puzzle' });

test('puzzles are chosen by theme and difficulty', async ({ page, barriers }) => {
  await page.goto('/puzzles');
  const all = (await loadPuzzles('alhambra')).length;
  await expect(page.locator('.puzzles-list li')).toHaveCount(all);
  for (const level of ['Easy', 'Tricky', 'Hard'])
    await expect(page.getByRole('region', { name: level }).getByText(/^0 of \d+ puzzles solved$/)).toBeVisible();
  await page.getByRole('navigation', { name: 'Difficulty' }).getByRole('link', { name: 'Tricky' }).click();
  await expect(page).toHaveURL(/level=2$/);
  expect(await page.locator('.puzzles-list li').count()).toBeLessThan(all);
  expect(await barriers()).toEqual([]);
  await page.getByRole('link', { name: 'Your own games' }).click();
  await expect(page.getByText('Review one of your games')).toBeVisible();
  // Nothing to choose from, nothing to choose by.
  await expect(page.getByRole('navigation', { name: 'Difficulty' })).toHaveCount(0);
});

test('a hint can be asked for, and the answer: it is told with what others are worth', async ({ page, barriers }) => {
  const puzzle = await moneyPuzzle();
  await page.goto(`/puzzles/alhambra/${puzzle.id}`);
  await expect(page.getByRole('heading', { name: 'Find the best move' })).toBeVisible();
  await page.getByRole('button', { name: 'A hint' }).click();
  await expect(panel(page).getByRole('status')).not.toBeEmpty();
  expect(await barriers()).toEqual([]);
  await page.getByRole('button', { name: 'Show the answer' }).click();
  await expect(page.getByRole('heading', { name: 'The best move' })).toBeFocused(WEIGHING);
  await expect(page.getByRole('list', { name: 'Chance to win after each move' }).getByRole('listitem')).not.toHaveCount(
    0,
  );
  expect(await barriers()).toEqual([]);
  await page.getByRole('link', { name: 'Next puzzle' }).click();
  await expect(page).not.toHaveURL(new RegExp(`${puzzle.id}`));
  await page.goto('/puzzles');
  await expect(page.locator('.puzzles-list a.tried')).toHaveCount(1);
});

test('a move is chosen, looked at, and answered: a wrong one may be tried again, the right one is told why', async ({
  page,
  barriers,
}) => {
  const puzzle = await moneyPuzzle();
  await page.goto(`/puzzles/alhambra/${puzzle.id}`);
  const answer = async (card: Locator) => {
    await card.click();
    await page.locator('.prompt .btn.primary').click();
    await expect(page.locator('.prompt')).toContainText('You can still choose another move');
    await page.locator('.prompt').getByRole('button', { name: 'Answer', exact: true }).click();
  };
  const row = page.locator('.alh-row .pc');
  await row.first().waitFor();
  const right = cardName(answerOf(puzzle));
  const names = await row.evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')));
  expect(names).toContain(right);
  await answer(row.nth(names.findIndex((name) => name !== right)));
  await expect(page.getByRole('heading', { name: /^Not the best/ })).toBeVisible(WEIGHING);
  expect(await barriers()).toEqual([]);
  await panel(page).getByRole('button', { name: 'Try again' }).click();
  await answer(row.nth(names.indexOf(right)));
  await expect(page.getByRole('heading', { name: 'That is the best move' })).toBeVisible(WEIGHING);
  await expect(page.getByRole('list', { name: 'Chance to win after each move' })).toBeVisible();
  expect(await barriers()).toEqual([]);
});

/** Goes on by the tab key until this has the focus. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let steps = 0; steps < 200; steps++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('cannot be reached by key');
}

test('a puzzle is solved and left for the next one without a mouse', async ({ page }) => {
  const puzzle = await moneyPuzzle();
  await page.goto(`/puzzles/alhambra/${puzzle.id}`);
  const card = page.locator('.alh-row').getByRole('button', { name: cardName(answerOf(puzzle)), exact: true });
  await tabTo(page, card);
  await page.keyboard.press('Enter');
  await tabTo(page, page.locator('.prompt .btn.primary'));
  await page.keyboard.press('Enter');
  await tabTo(page, page.locator('.prompt').getByRole('button', { name: 'Answer', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'That is the best move' })).toBeFocused(WEIGHING);
  await tabTo(page, page.getByRole('link', { name: 'Next puzzle' }));
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(new RegExp(puzzle.id));
  await expect(page.getByRole('heading', { name: 'Find the best move' })).toBeVisible();
});

test('nothing overflows on small screens', async ({ page }) => {
  const puzzle = await moneyPuzzle();
  for (const address of ['/puzzles', `/puzzles/alhambra/${puzzle.id}`, '/duplicate', '/duplicate/alhambra/3-abc']) {
    await page.goto(address);
    await page.locator('main#content').waitFor();
    for (const width of [820, 390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${address} at ${width}`).toBe(width);
    }
  }
});

test('a match has a deal for every seat, and the results of others stay hidden until all are played', async ({
  page,
  barriers,
}) => {
  await page.goto('/duplicate/alhambra/3-abc?as=2&result=Noor~0~104.98.77');
  await expect(page.locator('.duplicate-deals li')).toHaveCount(3);
  await expect(page.getByText('One player has sent results')).toBeVisible();
  await expect(page.getByText('104')).toHaveCount(0);
  expect(await barriers()).toEqual([]);
  await page.getByRole('link', { name: 'Play' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deal 1 of 3');
  await page.locator('.prompt').waitFor();
});
