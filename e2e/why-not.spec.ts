import { expect, test } from './fixtures.ts';
import { become, Door } from './online.ts';

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
  await page.locator('.prompt .btn.primary').click();
  await page.locator('.alm-gate li:nth-child(2) .pc').first().click();
  const closed = page.locator('.alm-realm .target.no');
  await closed.first().hover();
  const refused = page.locator('.prompt .refused');
  await expect(refused).toContainText('Not possible: A landscape from there must go in row 2.');

  await page.locator('.alm-realm .target.yes').first().hover();
  await expect(refused).toBeHidden();
  await closed.last().focus();
  await expect(refused).toContainText('row 2');

  await refused.getByRole('button', { name: 'Read rule ALM-PLACE-3' }).click();
  const rule = page.locator('.rules .wanted');
  await expect(rule).toBeInViewport();
  await expect(rule).toContainText('It goes into the row of the realm');
  await expect(rule).toBeFocused();
  expect(await barriers()).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(rule).toBeHidden();
});

test('what lies in the middle of Almadi and cannot be had says what is missing', async ({ page, barriers }) => {
  await page.goto('/solo/almadi?seats=2&level=easy&modules=characters&startingTiles="dealt"');
  for (const person of [0, 1]) await page.locator('.alm-person').nth(person).click();
  await page.locator('.alm-screen .btn.primary').click();
  await expect(page.locator('.alm-gate .is-legal').first()).toBeVisible();
  const refused = page.locator('.prompt .refused');

  await page.locator('.people .shut').first().hover();
  await expect(refused).toContainText(/It costs \d rub(y|ies); you have 0\. ALM-CHAR-3/);
  await page.locator('.alm-group .shut').first().focus();
  await expect(refused).toContainText('First choose a landscape and place it. ALM-TURN-1');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.alm-group .shut').nth(1)).toBeFocused();

  await page.locator('.alm-gate .is-legal').first().click();
  await expect(refused).toBeHidden();
  await page.locator('.target.yes').first().click();
  await page.locator('.prompt .btn.primary').click();
  expect(await barriers()).toEqual([]);
});

test('a cave whose dragon is at home says so', async ({ page, barriers }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/solo/aladdins-dragon?seats=3&level=easy');
  await expect(page.locator('.purse')).toBeVisible();
  for (let i = 0; i < 3; i++) await page.locator('.purse .more:enabled').first().click();
  await page.locator('.prompt .btn.primary').click();
  await expect(page.locator('.prompt[data-question="place"]')).toBeVisible();
  const refused = page.locator('.prompt .refused');

  await page.locator('.bay.shut').first().hover();
  await expect(refused).toContainText('the cave has no treasure; the dragon is at home.');
  await page.locator('.bay.legal').first().hover();
  await expect(refused).toBeHidden();
  await page.locator('.bay.unused').first().focus();
  await expect(refused).toContainText('this space is only used in the magic version.');
  await refused.getByRole('button', { name: /^Read rule ADR-/ }).click();
  await expect(page.locator('.rules .wanted')).toBeFocused();
  expect(await barriers()).toEqual([]);
});
