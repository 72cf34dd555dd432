import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { become, Door } from './online.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const CLOCK = { clock: { kind: 'bank', bank: 15 * 60_000, increment: 0 } };

test('before one sits down: who sits there, with which modules and which clock, in the list and at the table', async ({
  page,
  request,
  barriers,
}) => {
  const config = { modules: ['thieves', 'vizier'] };
  const { key } = await new Door(request).gathering('alhambra', 3, config, { ...CLOCK, listed: true });
  await page.goto('/');
  const listed = page.locator('.open li', { has: page.locator(`a[href="/t/${key.table}"]`) });
  await expect(listed).toContainText('Noor');
  await expect(listed).toContainText('1 of 3 seats taken');
  await expect(listed).toContainText('15 minutes each · Thieves · Vizier’s favour');
  await listed.getByRole('link').click();
  const seats = page.getByRole('list', { name: 'Seats' });
  await expect(seats.getByRole('listitem')).toHaveCount(3);
  await expect(seats.getByRole('listitem').first()).toContainText('Noor');
  await expect(page.getByText('15 minutes each')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Played here' })).toContainText('Thieves');
  await expect(page.getByRole('button', { name: 'Take a seat' })).toBeVisible();
  expect(await barriers()).toEqual([]);
});

const FULL = [
  ['alhambra', 6],
  ['almadi', 4],
  ['aladdins-dragon', 5],
] as const;

for (const [game, seats] of FULL) {
  test.describe(`a phone at a full table of ${game}`, () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

    test(`everybody has a name, and whoever has a clock shows it: ${game}`, async ({ page, request }) => {
      const [noor] = await new Door(request).tableForTwo(game, seats, CLOCK);
      await become(page, noor);
      await page.goto(`/t/${noor.key.table}`);
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: width === 390 ? 844 : 640 });
        const names = page.locator('.seat .name > span:first-child');
        await expect(names).toHaveCount(seats);
        for (const name of await names.all()) await expect(name).toBeInViewport({ ratio: 0.9 });
        const clocks = page.locator('.seat .seat-clock');
        await expect(clocks).toHaveText([/^1[45]:\d\d$/, /^1[45]:\d\d$/]);
        for (const clock of await clocks.all()) {
          await expect(clock).toBeInViewport({ ratio: 0.9 });
          expect(await clock.evaluate((it) => it.scrollWidth - it.closest('.seat')!.clientWidth)).toBeLessThan(0);
        }
      }
    });
  });
}

test.describe('chat', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('a new line is shown to whoever has the chat closed; it stands beside the board, and can be muted', async ({
    page: noor,
    request,
    browser,
    server,
    barriers,
  }) => {
    const [hers, other] = await new Door(request).tableForTwo('almadi');
    await become(noor, hers);
    const context = await browser.newContext({ baseURL: server, reducedMotion: 'reduce' });
    const leila = await context.newPage();
    await become(leila, other);
    const table = `/t/${hers.key.table}`;
    await Promise.all([noor.goto(table), leila.goto(table)]);
    const said = async (text: string) => {
      await leila.getByPlaceholder('Message to the table').fill(text);
      await leila.getByRole('button', { name: 'Send', exact: true }).click();
    };
    await leila.getByRole('button', { name: /^At this table/ }).click();
    await said('The kettle is on');

    const line = noor.getByRole('status').filter({ hasText: 'The kettle is on' });
    await expect(line).toBeInViewport({ ratio: 1 });
    await expect(line).toContainText('Leila');
    await noor.getByRole('button', { name: 'At this table, one new message' }).click();
    await expect(line).toHaveCount(0);

    const slip = noor.getByRole('dialog', { name: 'At this table' });
    await expect(slip.getByText('The kettle is on')).toBeVisible();
    // She set up the table; what only she may do is elsewhere.
    await expect(slip.getByText('Host tools')).toHaveCount(0);
    expect(await coveredBySlip(noor)).toEqual([]);
    expect(await barriers()).toEqual([]);

    const mute = slip.getByRole('button', { name: 'Mute Leila' });
    const sign = await mute.locator('svg').innerHTML();
    expect(sign).not.toBe(
      await noor
        .getByRole('button', { name: /^At this table/ })
        .locator('svg')
        .innerHTML(),
    );
    await mute.click();
    await expect(slip.getByText('The kettle is on')).toHaveCount(0);
    await expect(slip.getByText('muted')).toBeVisible();
    await noor.getByRole('button', { name: 'Close', exact: true }).click();
    await said('Nobody hears this');
    await expect(leila.getByText('Nobody hears this')).toBeVisible();
    await expect(noor.getByRole('button', { name: 'At this table', exact: true })).toBeVisible();
    await expect(noor.getByText('Nobody hears this')).toHaveCount(0);
    await context.close();
  });
});

/** What of one's own one cannot reach while the chat stands open. */
const coveredBySlip = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.prompt, .prompt .btn, .pan-zoom')].flatMap((thing) => {
      const { left, top, width, height } = thing.getBoundingClientRect();
      const seen = document.elementFromPoint(left + width / 2, top + height / 2);
      return seen?.closest('dialog') ? [thing.className] : [];
    }),
  );

test('players round one device have names, and not even the first deal is shown before the curtain is lifted', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByText('Alhambra', { exact: true }).first().click();
  await page.getByRole('group', { name: 'Players here' }).getByText('2', { exact: true }).click();
  await page.getByLabel('Player 1').fill('Samira');
  await page.getByLabel('Player 2').fill('Omar');
  await page.getByRole('button', { name: 'Play now' }).click();
  const curtain = page.locator('.curtain');
  await expect(curtain).toContainText(/Samira|Omar/);
  await expect(page.locator('.alh-hand, .alh-table, [role=log]')).toHaveCount(0);
  await curtain.getByRole('button').click();
  await expect(page.locator('.alh-hand')).toBeVisible();
  await expect(page.locator('.seat .name')).toContainText(['Samira', 'Omar']);
});
