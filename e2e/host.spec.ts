import { expect, test } from './fixtures.ts';
import { become, Door } from './online.ts';

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

  await noor.getByRole('button', { name: 'Settings' }).click();
  await noor.getByText('Host tools').click();
  await noor.getByRole('button', { name: 'Turn off Leila’s chat' }).click();
  await expect(noor.getByText('Nobody at this table will see')).toBeVisible();
  expect(await barriers()).toEqual([]);
  await noor.getByRole('button', { name: 'Yes' }).click();
  await expect(noor.getByRole('button', { name: 'Let Leila chat again' })).toBeVisible();
  await leila.getByRole('button', { name: /^At this table/ }).click();
  await expect(leila.getByText('The host turned off your chat')).toBeVisible();

  await context.close();
  await noor.getByRole('button', { name: 'Let a bot play for Leila' }).click();
  await noor.getByRole('button', { name: 'Yes' }).click();
  await expect(noor.locator('.seat').getByText('played by a bot')).toBeVisible();

  await noor.getByRole('button', { name: 'End the game' }).click();
  await noor.getByRole('button', { name: 'Cancel' }).click();
  await noor.getByRole('button', { name: 'End the game' }).click();
  await noor.getByRole('button', { name: 'End the game' }).click();
  await noor.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(noor.getByText('The host ended this game.')).toBeVisible();
  expect(await barriers()).toEqual([]);
  await noor.getByRole('link', { name: 'Home page' }).click();
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
  await leila.getByRole('button', { name: 'Take a seat' }).click();
  await expect(
    leila.getByText('Your seat is yours').or(leila.locator('.lobby-seats').getByText('Leila')),
  ).toBeVisible();

  await noor.getByRole('button', { name: 'Remove' }).click();
  await expect(noor.getByText('Leila’s seat becomes free')).toBeVisible();
  expect(await barriers()).toEqual([]);
  await noor.getByRole('group').getByRole('button', { name: 'Remove' }).click();
  await expect(leila.getByText('You were removed from your seat.')).toBeVisible();
  await leila.getByRole('button', { name: 'Take a seat' }).click();
  await expect(leila.getByText('You were removed from your seat.')).toBeHidden();
  await leila.getByRole('button', { name: 'Leave the table' }).click();
  await leila.getByRole('group').getByRole('button', { name: 'Leave the table' }).click();
  await expect(leila.getByRole('button', { name: 'Take a seat' })).toBeVisible();

  await noor.getByRole('button', { name: 'Delete the table' }).click();
  await noor.getByRole('group').getByRole('button', { name: 'Delete the table' }).click();
  await expect(leila.getByRole('heading', { level: 1 })).toContainText('Table not found');
  await context.close();
});
