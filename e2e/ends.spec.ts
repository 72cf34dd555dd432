import { expect, test } from './fixtures.ts';
import { become, Door } from './room.ts';

// What is kept on the device would be there all the same.
test.use({ serviceWorkers: 'block' });

/** Why a server closes the door, what is said, and the ways on. */
const ENDS = [
  ['revoked', 'Your seat is open elsewhere', ['Open it here again', 'Open it with the words']],
  ['unknown-seat', 'This key fits no seat', ['Open it here again', 'Open it with the words']],
  ['deleted', 'This door stays shut', []],
  ['old-client', 'This page is out of date', ['Load anew']],
  ['too-many', 'The house is full', ['Try again']],
  ['hello-first', 'The connection was closed', ['Load anew']],
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
    await expect(main.getByRole('link', { name: 'To the courtyard' })).toBeVisible();
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
  await expect(page.getByRole('alert')).toContainText('The server is being renewed');
  await page.route('**/api/tables/**', (route) => route.abort());
  await page.goto(`/t/${sitting.key.table}?again`);
  await expect(page.getByRole('alert')).toContainText('The server cannot be reached');
  await page.unroute('**/api/tables/**');
  await page.route('**/api/tables/**', (route) => route.fulfill({ status: 429, json: { code: 'too-many' } }));
  await expect(page.getByRole('alert')).toContainText('Too much at once from here');
});

test('a part of the page that is not there any more is said to be, and the page can be loaded anew', async ({
  page,
  barriers,
}) => {
  await page.goto('/');
  await page.route(/assets\/gallery-.*\.js/, (route) => route.fulfill({ status: 404, body: '' }));
  await page.evaluate(() => {
    history.pushState(null, '', '/gallery');
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Part of the page is missing');
  expect(await barriers()).toEqual([]);
  await page.unroute(/assets\/gallery-.*\.js/);
  await page.getByRole('button', { name: 'Load anew' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Part of the page is missing');
});
