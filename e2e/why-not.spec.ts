import { expect, test } from './fixtures.ts';
import { become, Door } from './room.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('at a table of the server, looking at a closed place says why not, and leads to the rule', async ({
  page,
  request,
  barriers,
}) => {
  const sitting = await new Door(request).tableAgainstBots('almadi', 2);
  await become(page, sitting);
  await page.goto(`/t/${sitting.key.table}`);
  await page.locator('.alm-starts .pc').first().click();
  await page.locator('.alm-gate li:nth-child(2) .pc').first().click();
  const closed = page.locator('.alm-realm .target.no');
  await closed.first().hover();
  const refused = page.locator('.prompt .refused');
  await expect(refused).toContainText('Not possible: From there it goes into row 2.');

  await page.locator('.alm-realm .target.yes').first().hover();
  await expect(refused).toBeHidden();
  await closed.last().focus();
  await expect(refused).toContainText('row 2');

  await refused.getByRole('button', { name: 'Rule ALM-PLACE-3: read it' }).click();
  const rule = page.locator('.rules .wanted');
  await expect(rule).toBeInViewport();
  await expect(rule).toContainText('It lies in the row of the realm');
  await expect(rule).toBeFocused();
  expect(await barriers()).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(rule).toBeHidden();
});
