import { expect, test } from './fixtures.ts';
import { become, Door } from './online.ts';

/** Why a server closes the door, what is said, and the ways on. */
const ENDS = [
  ['revoked', 'Your seat is open on another device', ['Reopen it here', 'Use recovery words']],
  ['unknown-seat', 'This link no longer opens your seat', ['Reopen it here', 'Use recovery words']],
  ['deleted', 'Table not found', []],
  ['old-client', 'This page is out of date', ['Reload']],
  ['too-many', 'Too many connections', ['Try again']],
  ['hello-first', 'Disconnected', ['Reload']],
] as const;

test('every way in which a table can end for a page has its sentence and a way on', async ({
  page,
  request,
  barriers,
}) => {
  const sitting = await new Door(request).tableAgainstBots('almadi', 2);
  await become(page, sitting);
  let code: string = '';
  await page.routeWebSocket(/\/api\/live/, (socket) => {
    socket.onMessage(() => socket.send(JSON.stringify({ type: 'bye', code })));
  });
  for (const [bye, title, ways] of ENDS) {
    code = bye;
    await page.goto(`/t/${sitting.key.table}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    const main = page.getByRole('main');
    for (const name of ways)
      await expect(main.getByRole('button', { name }).or(main.getByRole('link', { name }))).toBeVisible();
    await expect(main.getByRole('link', { name: 'Home page' })).toBeVisible();
    expect(await barriers()).toEqual([]);
  }
});

test('a server that is renewed, or cannot be reached, is said to come back', async ({ page, request }) => {
  const sitting = await new Door(request).tableAgainstBots('almadi', 2);
  await become(page, sitting);
  await page.routeWebSocket(/\/api\/live/, (socket) => {
    socket.onMessage(async () => {
      socket.send(JSON.stringify({ type: 'bye', code: 'drain' }));
      await socket.close();
    });
  });
  await page.goto(`/t/${sitting.key.table}`);
  await expect(page.getByRole('alert')).toContainText('The server is being updated');
  await page.route('**/api/tables/**', (route) => route.abort());
  await page.goto(`/t/${sitting.key.table}?again`);
  await expect(page.getByRole('alert')).toContainText('Cannot reach the server');
  await page.unroute('**/api/tables/**');
  await page.route('**/api/tables/**', (route) => route.fulfill({ status: 429, json: { code: 'too-many' } }));
  await expect(page.getByRole('alert')).toContainText('Too many requests');
});

test('a part of the page that is not there any more is said to be, and the page can be loaded again', async ({
  page,
  barriers,
}) => {
  await page.goto('/');
  await page.route(/assets\/gallery-.*\.js/, (route) => route.fulfill({ status: 404, body: '' }));
  await page.evaluate(() => {
    history.pushState(null, '', '/gallery');
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Part of this page is missing');
  expect(await barriers()).toEqual([]);
  await page.unroute(/assets\/gallery-.*\.js/);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Part of this page is missing');
});
