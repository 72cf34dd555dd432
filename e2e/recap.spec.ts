import { expect, test } from './fixtures.ts';
import { become, Door } from './online.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('who comes back is told what it means for them, and may watch it move by move', async ({
  page,
  request,
  barriers,
}) => {
  const door = new Door(request);
  const both = await door.tableForTwo('alhambra');
  const asked = async (): Promise<number[]> =>
    (await (await request.get(`/api/tables/${both[0].key.table}`)).json()).asked;
  const [first] = await asked();
  // Whoever is to begin goes away.
  const [noor, leila] = both[0].key.seat === first ? both : [both[1], both[0]];
  await become(page, noor);
  await page.goto(`/t/${noor.key.table}`);
  await expect(page.locator('.alh-table')).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('majlis.seen') ?? '')).toContain(noor.key.table);
  await page.goto('/');
  // An hour goes by on this device, and a bot plays meanwhile.
  await page.evaluate((table) => {
    const seen = JSON.parse(localStorage.getItem('majlis.seen') ?? '{}');
    seen[table].at -= 3_600_000;
    localStorage.setItem('majlis.seen', JSON.stringify(seen));
  }, noor.key.table);
  await door.leave(noor);
  await expect.poll(asked).toEqual([leila.key.seat]);

  await page.goto(`/t/${noor.key.table}`);
  const recap = page.getByRole('dialog', { name: 'While you were away' });
  await expect(recap).toContainText('1 hour ago');
  await expect(recap.locator('ol li').first()).toContainText('for you');
  expect(await barriers()).toEqual([]);
  await recap.getByRole('link', { name: 'Replay move by move' }).click();
  await expect(page.locator('.replay-bar .say b')).toHaveText('The deal');
  await expect(page.getByRole('button', { name: 'Win chances' })).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.replay-bar .say b')).toHaveText(/^Move 1 of/);
  expect(await barriers()).toEqual([]);
  await page.getByRole('link', { name: 'Back to the table' }).click();
  await expect(page.locator('.alh-table')).toBeVisible();
});
