import { expect, test } from './fixtures.ts';
import { become, Door } from './room.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the host silences, lets a bot play, and ends a game; each is asked first', async ({
  page: noor,
  request,
  browser,
  server,
  barriers,
}) => {
  const [host, guest] = await new Door(request).tableForTwo('almadi');
  await become(noor, host);
  const context = await browser.newContext({ baseURL: server, reducedMotion: 'reduce' });
  const leila = await context.newPage();
  await become(leila, guest);
  const table = `/t/${host.key.table}`;
  await Promise.all([noor.goto(table), leila.goto(table)]);
  await expect(leila.locator('.alm-table')).toBeVisible();

  await noor.getByRole('button', { name: /^At this table/ }).click();
  await noor.getByText('As the host').click();
  await noor.getByRole('button', { name: 'Turn off the chat of Leila' }).click();
  await expect(noor.getByText('Nobody at this table will read')).toBeVisible();
  expect(await barriers()).toEqual([]);
  await noor.getByRole('button', { name: 'Do it' }).click();
  await expect(noor.getByRole('button', { name: 'Let Leila chat again' })).toBeVisible();
  await leila.getByRole('button', { name: /^At this table/ }).click();
  await expect(leila.getByText('As the host')).toHaveCount(0);
  await expect(leila.getByText('The host has turned your chat off')).toBeVisible();

  await context.close();
  await noor.getByRole('button', { name: 'A bot for Leila' }).click();
  await noor.getByRole('button', { name: 'Do it' }).click();
  await expect(noor.getByRole('dialog').getByText('bot plays')).toBeVisible();

  await noor.getByRole('button', { name: 'End the game' }).click();
  await noor.getByRole('button', { name: 'Cancel' }).click();
  await noor.getByRole('button', { name: 'End the game' }).click();
  await noor.getByRole('button', { name: 'End the game' }).click();
  await noor.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(noor.getByText('The host has ended this game.')).toBeVisible();
  expect(await barriers()).toEqual([]);
  await noor.getByRole('link', { name: 'To the courtyard' }).click();
  await expect(noor.getByRole('heading', { level: 1 })).toContainText('The lamps are lit.');
});

test('before the deal the host frees a seat and deletes the table; whoever sat there is told', async ({
  page: noor,
  browser,
  server,
  barriers,
}) => {
  await noor.goto('/new/almadi');
  await noor.getByLabel('Your name').fill('Noor');
  await noor.getByRole('button', { name: 'Open the table' }).click();
  await noor.waitForURL(/\/t\//);
  const context = await browser.newContext({ baseURL: server });
  const leila = await context.newPage();
  await leila.goto(noor.url());
  await leila.getByLabel('Your name').fill('Leila');
  await leila.getByRole('button', { name: 'Sit down' }).click();
  await expect(
    leila.getByText('Your seat is yours').or(leila.locator('.lobby-seats').getByText('Leila')),
  ).toBeVisible();

  await noor.getByRole('button', { name: 'Remove' }).click();
  await expect(noor.getByText('Leila loses the seat')).toBeVisible();
  expect(await barriers()).toEqual([]);
  await noor.getByRole('group').getByRole('button', { name: 'Remove' }).click();
  await expect(leila.getByText('Your seat was freed.')).toBeVisible();
  await leila.getByRole('button', { name: 'Sit down' }).click();
  await expect(leila.getByText('Your seat was freed.')).toBeHidden();
  await leila.getByRole('button', { name: 'Stand up' }).click();
  await leila.getByRole('group').getByRole('button', { name: 'Stand up' }).click();
  await expect(leila.getByRole('button', { name: 'Sit down' })).toBeVisible();

  await noor.getByRole('button', { name: 'Delete the table' }).click();
  await noor.getByRole('group').getByRole('button', { name: 'Delete the table' }).click();
  await expect(leila.getByRole('heading', { level: 1 })).toContainText('This door stays shut');
  await context.close();
});
