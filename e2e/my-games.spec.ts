import { expect, test } from './fixtures.ts';
import { become, Door, type Sitting } from './online.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a finished game of this device is listed, shared once there is a network, and seen by others', async ({
  page,
  context,
  browser,
  server,
  barriers,
}) => {
  await page.goto('/solo/almadi?seats=2&people=0&level=easy');
  await expect(page.locator('.result')).toBeVisible();
  // The end is a page of its own, and every number of it opens into its sum.
  await expect(page.locator('.alm-table')).toHaveCount(0);
  await page.locator('.sheet .opens').first().click();
  await expect(page.locator('.sum-card')).toContainText('Total');
  await page.goto('/');
  const finished = page.locator('.open li', { hasText: 'Won by' });
  await expect(finished).toHaveCount(1);
  expect(await barriers()).toEqual([]);
  await finished.getByRole('link').click();
  await expect(page).toHaveURL(/\/solo\/almadi\/replay\?/);
  await page.getByRole('slider').fill('12');
  await expect(page.locator('.replay-bar .say b')).toHaveText(/^Move 12 of/);

  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByLabel('Your name').fill('Noor');
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Upload' })).toBeDisabled();
  await context.setOffline(false);
  expect(await barriers()).toEqual([]);
  await page.getByRole('button', { name: 'Upload' }).click();
  const link = await page.getByLabel('Link to the game').inputValue();
  expect(link).toMatch(/\/t\/[a-z2-7]{26}\/replay\?m=12/);

  const other = await browser.newContext({ baseURL: server, reducedMotion: 'reduce' });
  const leila = await other.newPage();
  await leila.goto(link);
  await expect(leila.locator('.replay-bar .say b')).toHaveText(/^Move 12 of/);
  await other.close();

  // It is told once, and the link is still known.
  await page.goto('/');
  await expect(finished).toHaveCount(1);
  await page.goto('/solo/almadi/replay?seats=2&people=0&level=easy');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByLabel('Link to the game')).toHaveValue(/\/t\/[a-z2-7]{26}\/replay/);
});

test('my tables say whose turn it is', async ({ page, request }) => {
  const isAsked = async ({ guest }: Sitting) => {
    const me = await request.get('/api/me', { headers: { authorization: `Bearer ${guest.token}` } });
    return ((await me.json()) as { tables: { yourTurn: boolean }[] }).tables[0]!.yourTurn;
  };
  const [noor, leila] = await new Door(request).tableForTwo('almadi');
  const [first, second] = (await isAsked(noor)) ? [noor, leila] : [leila, noor];
  await become(page, first);
  await page.goto(`/t/${first.key.table}`);
  await page.locator('.alm-starts .pc').first().click();
  await page.locator('.prompt .btn.primary').click();
  await expect(page.locator('.alm-starts')).toBeHidden();
  const isSeconds = await isAsked(second);
  await page.goto('/');
  // Once on the page, and first.
  const mine = page.locator(':is(.waiting, .open) li', { has: page.locator(`a[href="/t/${first.key.table}"]`) });
  await expect(mine).toHaveCount(1);
  await expect(mine).toContainText(isSeconds ? `${second.guest.player.name} to move` : 'your turn');
});
