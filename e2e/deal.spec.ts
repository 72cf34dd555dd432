import { expect, test } from './fixtures.ts';
import { become, Door } from './online.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the promise is there from the beginning, the seed at the end, and the deal is verified in the page', async ({
  page,
  request,
  barriers,
}) => {
  const door = new Door(request);
  const sitting = await door.tableAgainstBots('almadi', 2);
  await become(page, sitting);
  await page.goto(`/t/${sitting.key.table}`);
  await page.getByRole('button', { name: 'Settings' }).click();
  const slip = page.getByRole('dialog', { name: 'Settings' });
  await slip.getByText('The deal', { exact: true }).click();
  await expect(slip.locator('.deal code')).toHaveText(/^[0-9a-f]{64}$/);
  await expect(slip.locator('.deal')).toContainText('revealed after the game');
  await slip.getByRole('button', { name: 'Close' }).click();
  await door.leave(sitting);
  await page.getByRole('button', { name: 'Check the deal' }).click();
  const deal = page.getByRole('dialog', { name: 'The deal' });
  await expect(deal.locator('code').nth(1)).toHaveText(/^[0-9a-f]{32}$/);
  await deal.getByRole('button', { name: 'Verify on this device' }).click();
  await expect(deal.getByRole('status')).toContainText('Verified');
  expect(await barriers()).toEqual([]);
});

test('a game the host has ended shows its seed too', async ({ page, request }) => {
  const door = new Door(request);
  const sitting = await door.tableAgainstBots('almadi', 2);
  await become(page, sitting);
  await page.goto(`/t/${sitting.key.table}`);
  await door.close(sitting);
  await page.getByRole('button', { name: 'Check the deal' }).click();
  const deal = page.getByRole('dialog', { name: 'The deal' });
  await deal.getByRole('button', { name: 'Verify on this device' }).click();
  await expect(deal.getByRole('status')).toContainText('Verified');
});
