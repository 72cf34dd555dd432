import type { MatchSummary } from '@majlis/protocol';
import type { Page } from '@playwright/test';
import { Live } from '../apps/server/src/tools/client.ts';
import { barriersOn, expect, test } from './fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const tokenOf = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('majlis.player')!).token);

/** Where somebody sits at the first deal. */
async function ownTable(server: string, page: Page, match: string) {
  const headers = { authorization: `Bearer ${await tokenOf(page)}` };
  const answer = await fetch(`${server}/api/matches/${match}`, { headers });
  return ((await answer.json()) as MatchSummary).deals[0]!.mine!;
}

/** Plays somebody's table of the first deal to its end, by the shortest way there is. */
async function playDeal(server: string, page: Page, match: string): Promise<void> {
  const token = await tokenOf(page);
  const { table, seat } = await ownTable(server, page, match);
  const live = await Live.at(server, table, [token]);
  while (live.update(seat).phase !== 'over') {
    await live.until(() => live.update(seat).phase === 'over' || live.update(seat).decision !== null);
    const { decision, seq } = live.update(seat);
    if (decision === null) continue;
    await live.play(seat, decision.legal[0]!);
    await live.until(() => live.update(seat).seq > seq);
    // A server reads ten messages a second from a connection.
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await live.close();
}

test('a match on the server: set up and joined by key alone, played at two tables, compared when both are done', async ({
  page,
  browser,
  server,
}) => {
  await page.goto('/duplicate');
  // From the number of seats on everything is reached and chosen by key.
  await page.getByRole('group', { name: 'Seats' }).getByRole('radio', { name: '3' }).focus();
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('group', { name: 'Deals' }).getByRole('radio', { checked: true }).focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Noor');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alhambra: a match');
  await expect(page.getByText('One deal at 2 tables')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start the match' })).toBeDisabled();
  expect(await barriersOn(page)).toEqual([]);

  const other = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await other.goto(page.url());
  await other.getByLabel('Your name').focus();
  await other.keyboard.type('Idris');
  await other.keyboard.press('Enter');
  await expect(other.getByText('Waiting for the host')).toBeVisible();

  await expect(page.getByRole('button', { name: 'Start the match' })).toBeEnabled();
  await page.getByRole('button', { name: 'Start the match' }).press('Enter');
  await page.getByRole('link', { name: /^(Your turn|Play)$/ }).waitFor();
  expect(await barriersOn(page)).toEqual([]);
  const match = page.url().split('/').pop()!;
  await playDeal(server, page, match);
  await expect(page.getByText('One table is still playing.')).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);

  // The other table is still played: a stranger who was told of this one sees nothing of it.
  const { table } = await ownTable(server, page, match);
  await other.goto(`${server}/t/${table}`);
  await expect(other.getByRole('heading', { name: 'A deal of a match' })).toBeVisible();
  await other.getByRole('link', { name: 'Back to the match' }).click();
  await other.getByRole('link', { name: /^(Your turn|Play)$/ }).click();
  await other.locator('.prompt').waitFor();

  await playDeal(server, other, match);
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(3);
  await expect(page.getByRole('rowheader')).toHaveText([/Noor|Idris/, /Noor|Idris/]);
  expect(await barriersOn(page)).toEqual([]);
  for (const width of [820, 390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width}`).toBe(width);
  }
  await page.getByRole('link', { name: 'Deal 1, table 2' }).press('Enter');
  await expect(page).toHaveURL(/\/replay/);
  await other.context().close();
});
