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
  await page.getByRole('button', { name: 'The whole board' }).click();
  await expect.poll(place).toBe('none');

  await page
    .getByRole('button', { name: /^Look at what/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Back to mine' })).toBeVisible();
  expect(await barriers()).toEqual([]);
  await page.getByRole('button', { name: 'Back to mine' }).click();
  await expect(page.getByRole('group', { name: 'Your Alhambra' })).toBeVisible();
});
