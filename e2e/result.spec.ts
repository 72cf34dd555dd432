import { expect, test } from './fixtures.ts';
import { layFinished } from './position.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 390, height: 844 } });

const TABLE = '.alh-table, .alm-table, .ad-table';

for (const id of ['alhambra', 'almadi', 'aladdins-dragon']) {
  test(`${id}: the end is a page of its own, and its numbers open into their sums`, async ({ page }) => {
    const review = await layFinished(page, id, 3, {}, 4);
    await page.goto(review.replace('/review', ''));
    const result = page.locator('main.result-page');
    // The last scoring is told before the end.
    const goOn = page.getByRole('button', { name: 'Continue' });
    await result.or(goOn).first().waitFor();
    if (await goOn.isVisible()) await goOn.click();
    await expect(result).toBeVisible();
    await expect(page.locator(TABLE)).toHaveCount(0);
    const number = result.locator('.sheet button').filter({ hasText: /[1-9]/ }).first();
    const points = (await number.innerText()).match(/−?\d+/g)!.map((one) => Number(one.replace('−', '-')));
    await number.click();
    const sum = result.locator('.sum-card');
    await expect(sum.locator('dd').first()).toHaveText(/^[+−]\d+$/);
    await expect(sum.locator('.all')).toBeInViewport();
    await expect(sum.locator('.all dd')).toHaveText(String(points.reduce((all, one) => all + one, 0)));
    // The table can be looked at again; what was forecast is not on it any more.
    await result.getByRole('button', { name: 'See the table' }).click();
    await expect(page.locator(TABLE)).toBeVisible();
    await expect(page.getByText(/If scoring \d were now/)).toHaveCount(0);
  });
}
