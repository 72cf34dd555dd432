import { expect, test } from './fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1440, height: 900 } });

test('a board comes closer, is moved, and fits again; another player’s is seen in full', async ({ page, barriers }) => {
  await page.goto('/solo/alhambra?seats=3&level=easy');
  await expect(page.locator('.prompt:not(.waiting)')).toBeVisible();
  const plane = page.locator('.pan-zoom .plane');
  const place = () => plane.evaluate((element) => getComputedStyle(element).transform);
  const box = (await page.locator('.pan-zoom').boundingBox())!;
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };

  await page.mouse.move(middle.x, middle.y);
  await page.mouse.wheel(0, -300);
  await expect.poll(place).not.toBe('none');
  const closer = await place();
  await page.mouse.down();
  await page.mouse.move(middle.x + 80, middle.y + 40, { steps: 4 });
  await page.mouse.up();
  expect(await place()).not.toBe(closer);
  await page.keyboard.press('0');
  await expect.poll(place).toBe('none');
  await page.keyboard.press('+');
  await expect.poll(place).not.toBe('none');
  await page.getByRole('button', { name: 'Whole board' }).click();
  await expect.poll(place).toBe('none');

  await page
    .getByRole('button', { name: /^Look at what/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Back to your board' })).toBeVisible();
  expect(await barriers()).toEqual([]);
  await page.getByRole('button', { name: 'Back to your board' }).click();
  await expect(page.getByRole('group', { name: 'Your Alhambra' })).toBeVisible();
});

test('Aladdin’s Dragon: the board comes closer by buttons and keys; a rival’s open things lie on a slip', async ({
  page,
  barriers,
}) => {
  await page.goto('/solo/aladdins-dragon?seats=3&level=easy');
  await expect(page.locator('.purse')).toBeVisible();
  const plane = page.locator('.pan-zoom .plane');
  const place = () => plane.evaluate((element) => getComputedStyle(element).transform);
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(place).not.toBe('none');
  const closer = await place();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(place).not.toBe(closer);
  await page.getByRole('button', { name: 'Whole board' }).click();
  await expect.poll(place).toBe('none');

  const look = page.getByRole('button', { name: /^Look at what/ });
  await expect(look).toHaveCount(2);
  await look.first().click();
  const slip = page.getByRole('dialog', { name: /^What .* has$/ });
  await expect(slip).toContainText('Treasure stays hidden behind the screen');
  expect(await barriers()).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(slip).toBeHidden();
  await expect(look.first()).toBeFocused();

  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(keys).toContainText('Zoom in, zoom out, show the whole board.');
  await expect(keys).toContainText('Pick the token with that number.');
});

test('Almadi: another player’s realm is seen in full, with what they hold', async ({ page, barriers }) => {
  await page.goto('/solo/almadi?seats=2&level=easy&startingTiles="dealt"');
  await expect(page.locator('.alm-gate .is-legal').first()).toBeVisible();
  await page.getByRole('button', { name: /^Look at what/ }).click();
  await expect(page.getByRole('group', { name: /’s realm$/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^What .* has$/ })).toBeVisible();
  expect(await barriers()).toEqual([]);
  await page.locator('.alm-gate .is-legal').first().click();
  await expect(page.getByRole('group', { name: 'Your realm' })).toBeVisible();
});
