import { dayAfter, dayOf, dealOf, gameOf } from '@majlis/daily';
import { gameById } from '@majlis/games';
import { adopt, type Holder } from '@majlis/table';
import type { Page } from '@playwright/test';
import { playedDeal } from '../packages/daily/test/record.ts';
import { keep } from '../scripts/lib/screens/visit.mjs';
import { expect, test } from './fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The last day of Alhambra: today, or one of the two before. */
const day = [0, -1, -2].map((back) => dayAfter(dayOf(Date.now()), back)).find((one) => gameOf(one) === 'alhambra')!;
const deal = dealOf(day);
const record = playedDeal(deal);
const points = record.result!.outcome.scores[0]!;

/** The visitor has just finished the deal of that day on this device. */
async function layPlayed(page: Page): Promise<void> {
  const holders: Holder[] = [
    { kind: 'human', player: '0' },
    { kind: 'bot', level: deal.level },
    { kind: 'bot', level: deal.level },
  ];
  const adopted = adopt(gameById(deal.game)!, record, holders, 0);
  if ('code' in adopted) throw new Error(adopted.code);
  const wish = {
    game: deal.game,
    config: deal.config,
    seats: [null, deal.level, deal.level],
    names: ['You', 'Dunyazad', 'Marjana'],
    pause: 0,
    given: { seed: deal.seed, opening: [] },
  };
  await page.goto('/mark.svg');
  await keep(page, `solo/${deal.game}/daily=${day}`, { wish, journal: adopted.entries });
}

test('a deal is begun once, and goes on where it was left', async ({ page, barriers }) => {
  await page.goto(`/daily/${day}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Alhambra');
  expect(await barriers()).toEqual([]);
  await page.getByRole('link', { name: /^Play (today’s|this) deal$/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deal of the day: Alhambra');
  await page.locator('.prompt').waitFor();
  await page.goto(`/daily/${day}`);
  await page.getByRole('link', { name: 'Continue your attempt' }).click();
  await page.locator('.prompt').waitFor();
  await page.goto('/');
  await expect(page.getByRole('link', { name: /Deal of the day/ })).toBeVisible();
});

test('a finished deal has a place among bots, and the server counts it after playing it again', async ({
  page,
  barriers,
}) => {
  await layPlayed(page);
  await page.goto(`/daily/${day}/play`);
  await page.getByRole('link', { name: 'See how you placed' }).click();
  await expect(page.locator('.daily-points')).toContainText(String(points));
  await expect(page.locator('.daily-levels dt').first()).toHaveText('Easy');
  await page.getByLabel('Your name in the list').fill('Noor');
  await page.getByRole('button', { name: 'Submit my result' }).click();
  const own = page.getByRole('row', { name: /Noor/ });
  await expect(own).toContainText(String(points));
  expect(await barriers()).toEqual([]);
  // The next try is practice: what counted stays.
  await page.getByRole('link', { name: 'Play it again for practice' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Practice: Alhambra');
  await page.goto(`/daily/${day}`);
  await expect(page.locator('.daily-points')).toContainText(String(points));
});

test('a deal that ends without a network is sent when there is one, and its share text tells nothing of it', async ({
  page,
  context,
  request,
}) => {
  const guest = await (await request.post('/api/guests', { data: { name: 'Idris' } })).json();
  await layPlayed(page);
  await page.evaluate((player) => localStorage.setItem('majlis.player', JSON.stringify(player)), {
    ...guest.player,
    token: guest.token,
  });
  await page.route('**/api/**', (route) => route.abort());
  await page.goto(`/daily/${day}/play`);
  await page.getByRole('link', { name: 'See how you placed' }).click();
  await expect(page.getByText('Your result will be sent as soon as the server can be reached.')).toBeVisible();
  await page.unroute('**/api/**');
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(page.getByRole('row', { name: /Idris/ })).toContainText(String(points));

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.locator('.daily-levels dt').first().waitFor();
  await page.getByRole('button', { name: 'Share without spoilers' }).click();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text.split('\n')).toEqual([
    expect.stringMatching(/^Majlis, deal of the day: Alhambra, /),
    expect.stringMatching(new RegExp(`^${points} points? · better than \\d+ of \\d+ bots$`)),
    expect.stringMatching(/^(🏮|▪️){7}$/u),
    expect.stringMatching(/in a row$|^No streak yet$/),
    expect.stringMatching(new RegExp(`/daily/${day}$`)),
  ]);
  expect(text).not.toContain(deal.seed.slice(0, 8));
});

test('nothing overflows on small screens', async ({ page }) => {
  await layPlayed(page);
  await page.goto(`/daily/${day}/play`);
  await page.getByRole('link', { name: 'See how you placed' }).click();
  await page.locator('.daily-levels dt').first().waitFor();
  for (const width of [820, 390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});
