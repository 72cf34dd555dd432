import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { become, Door } from './online.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const asked = (page: Page) => page.locator('.prompt:not(.waiting)');
const company = (page: Page) => page.getByRole('button', { name: /^At this table/ });
const close = (page: Page) => page.getByRole('button', { name: 'Close', exact: true }).click();

/** Whoever is to play; both pages must agree. */
async function whoseTurn(noor: Page, leila: Page): Promise<[Page, Page]> {
  await expect.poll(async () => (await asked(noor).count()) + (await asked(leila).count())).toBe(1);
  return (await asked(noor).count()) === 1 ? [noor, leila] : [leila, noor];
}

async function takeMoney(page: Page): Promise<void> {
  await page.locator('.alh-row .pc').first().click();
  await page.locator('.prompt .btn.primary').click();
}

/** Until somebody can pay for a building. */
async function untilRich(noor: Page, leila: Page): Promise<[Page, Page]> {
  for (let turn = 0; turn < 20; turn++) {
    const [player, other] = await whoseTurn(noor, leila);
    if ((await player.locator('.alh-stand .goods.is-legal').count()) > 0) return [player, other];
    await takeMoney(player);
    await expect(asked(other)).toBeVisible();
  }
  throw new Error('nobody can ever pay');
}

test('two people meet by a code, play, talk, and agree on what to take back', async ({
  page: noor,
  browser,
  server,
}) => {
  const context = await browser.newContext({ baseURL: server, reducedMotion: 'reduce' });
  const leila = await context.newPage();

  await noor.goto('/new/alhambra');
  await noor.getByRole('group', { name: 'Seats' }).getByText('2', { exact: true }).click();
  await noor.getByLabel('Your name').fill('Noor');
  await noor.getByRole('button', { name: 'Open the table' }).click();
  await noor.waitForURL(/\/t\//);

  const code = await noor.locator('.table-code b').innerText();
  const typed = leila.getByLabel('Link or table code');
  await leila.goto('/');
  await typed.fill(code.endsWith('A') ? 'bbb-bbb' : 'aaa-aaa');
  await typed.press('Enter');
  await expect(leila.getByRole('alert')).toContainText('No table with this code');
  await typed.fill(code.toLowerCase().replace('-', ' '));
  await typed.press('Enter');
  await leila.waitForURL(noor.url());
  await leila.getByLabel('Your name').fill('Leila');
  await leila.getByRole('button', { name: 'Take a seat' }).click();
  await noor.getByRole('button', { name: 'Start the game' }).click();
  await expect(leila.locator('.alh-table')).toBeVisible();

  const [player, other] = await untilRich(noor, leila);
  const hand = player.locator('.alh-hand .pc');
  const cards = await hand.count();

  await test.step('a page loaded again amid a decision asks the same again', async () => {
    const before = await player.locator('.alh-hand').innerHTML();
    await player.locator('.alh-stand .goods.is-legal').first().click();
    await player.reload();
    await expect(asked(player)).toBeVisible();
    expect(await player.locator('.alh-hand').innerHTML()).toBe(before);
  });

  await test.step('what nobody has seen the end of is undone', async () => {
    await player.locator('.alh-stand .goods.is-legal').first().click();
    await player.locator('.prompt .btn.primary').click();
    await expect.poll(() => hand.count()).toBeLessThan(cards);
    await player.getByRole('button', { name: 'Undo' }).click();
    await expect(hand).toHaveCount(cards);
  });

  await test.step('what came to light is taken back when the other agrees', async () => {
    const row = await player.locator('.alh-row .cards').innerHTML();
    await takeMoney(player);
    await expect(asked(other)).toBeVisible();
    await company(player).click();
    await player.getByRole('button', { name: 'Ask to take back my move' }).click();
    await close(player);
    await other.getByRole('button', { name: 'Allow' }).click();
    await expect(asked(player)).toBeVisible();
    await expect.poll(() => player.locator('.alh-row .cards').innerHTML()).toBe(row);
  });

  await test.step('words reach the other, unless they are muted', async () => {
    await company(player).click();
    await player.getByPlaceholder('Message to the table').fill('Good evening!');
    await player.getByRole('button', { name: 'Send', exact: true }).click();
    await other.getByRole('button', { name: 'At this table, one new message' }).click();
    await expect(other.getByText('Good evening!')).toBeVisible();
    await other.getByRole('button', { name: /^Mute/ }).click();
    await expect(other.getByText('Good evening!')).toBeHidden();
    await close(other);
    await close(player);
  });

  await test.step('a pause holds the table until somebody goes on', async () => {
    await company(other).click();
    await other.getByRole('button', { name: 'Pause the game' }).click();
    await close(other);
    await expect(player.locator('.prompt.waiting')).toBeVisible();
    await player.getByRole('button', { name: 'Resume' }).click();
    await expect(asked(player)).toBeVisible();
  });
  await context.close();
});

test('six words open a seat elsewhere, and the old place says so', async ({
  page,
  browser,
  server,
  request,
  barriers,
}) => {
  const sitting = await new Door(request).tableAgainstBots('alhambra', 2);
  await become(page, sitting);
  await page.goto(`/t/${sitting.key.table}`);
  await expect(page.locator('.tag.you')).toBeVisible();

  const context = await browser.newContext({ baseURL: server, reducedMotion: 'reduce' });
  const elsewhere = await context.newPage();
  await elsewhere.goto(`/t/${sitting.key.table}`);
  await elsewhere.getByRole('link', { name: 'I have recovery words' }).click();
  await elsewhere.getByLabel('Six words').fill('these are not the right words');
  await elsewhere.getByRole('button', { name: 'Open my seat' }).click();
  await expect(elsewhere.getByRole('alert')).toContainText('No seat at this table has these recovery words');
  await elsewhere.getByLabel('Six words').fill(sitting.key.words);
  await elsewhere.getByRole('button', { name: 'Open my seat' }).click();
  await expect(elsewhere.locator('.tag.you')).toBeVisible();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your seat is open on another device');
  expect(await barriers()).toEqual([]);
  await page.getByRole('button', { name: 'Reopen it here' }).click();
  await expect(page.locator('.tag.you')).toBeVisible();
  await context.close();
});

test('who comes back learns what a bot did meanwhile, and has the seat again with one tap', async ({
  page: noor,
  browser,
  server,
  request,
  barriers,
}) => {
  const door = new Door(request);
  const [hers, other] = await door.tableForTwo('alhambra');
  const context = await browser.newContext({ baseURL: server, reducedMotion: 'reduce' });
  const leila = await context.newPage();
  await become(leila, other);
  await become(noor, hers);
  await noor.addInitScript((table) => {
    const longAgo = { moves: 0, points: [0, 0], at: Date.now() - 3_600_000 };
    if (localStorage.getItem('majlis.seen') !== null) return;
    localStorage.setItem('majlis.seen', JSON.stringify({ [table]: longAgo }));
  }, hers.key.table);

  await door.leave(hers);
  await leila.goto(`/t/${other.key.table}`);
  await expect(asked(leila)).toBeVisible();
  const cards = await leila.locator('.alh-hand .pc').count();
  await takeMoney(leila);
  // The bot in the other seat has played when she is asked again with one card more.
  await expect(leila.locator('.alh-hand .pc')).toHaveCount(cards + 1);
  await expect(asked(leila)).toBeVisible();

  await noor.goto(`/t/${hers.key.table}`);
  const recap = noor.getByRole('dialog', { name: 'While you were away' });
  await expect(recap.getByText('a bot, for you').first()).toBeVisible();
  expect(await barriers()).toEqual([]);
  await recap.getByRole('button', { name: 'Go to the table' }).click();
  await expect(noor.getByText('played by a bot')).toBeVisible();
  await noor.getByRole('button', { name: 'Take back my seat' }).click();
  await expect(noor.getByText('played by a bot')).toBeHidden();
  await context.close();
});

test('a table that is not there says so and leads home', async ({ page, barriers }) => {
  await page.goto(`/t/${'a'.repeat(26)}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Table not found');
  expect(await barriers()).toEqual([]);
});
