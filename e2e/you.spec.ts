import { Mailbox, PushedBrowser, plainText } from '../apps/server/test/receivers.ts';
import { expect, startServer, test } from './fixtures.ts';
import { become, Door } from './online.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('somebody becomes somebody, and is the same on another device: by a link, by words, until it is removed', async ({
  page,
  browser,
  server,
  barriers,
}) => {
  await page.goto('/you');
  await page.getByLabel('Name').fill('Noor');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Noor', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Create recovery words' }).click();
  const shown = page.getByRole('list', { name: 'Recovery words' }).getByRole('listitem');
  await expect(shown).toHaveCount(6);
  const words = (await shown.allInnerTexts()).join(' ');
  await page.getByRole('button', { name: 'Add a device' }).click();
  await expect(page.getByRole('img', { name: 'QR code of the link' }).locator('svg')).toBeVisible();
  const link = await page.getByLabel('Link', { exact: true }).inputValue();
  expect(await barriers()).toEqual([]);

  const phone = await (await browser.newContext({ baseURL: server })).newPage();
  await phone.goto(link);
  await phone.getByRole('button', { name: 'Yes, this is my device' }).click();
  await expect(phone.getByRole('heading', { name: 'Noor', level: 1 })).toBeVisible();
  // A name given here is the name there.
  await phone.getByLabel('Name').fill('Noor al-Din');
  await phone.getByRole('button', { name: 'Save' }).click();

  const laptop = await (await browser.newContext({ baseURL: server })).newPage();
  await laptop.goto('/you');
  await laptop.getByRole('link', { name: 'I have recovery words' }).click();
  await laptop.getByLabel('Your six recovery words').fill(words.toUpperCase());
  await laptop.getByRole('button', { name: 'Restore' }).click();
  await expect(laptop.getByRole('heading', { name: 'Noor al-Din', level: 1 })).toBeVisible();

  await page.reload();
  const devices = page.locator('.you-devices li');
  await expect(devices).toHaveCount(3);
  await devices.nth(1).getByRole('button', { name: 'Remove' }).click();
  await devices.nth(1).getByRole('button', { name: 'Remove' }).click();
  await expect(devices).toHaveCount(2);
  await phone.goto('/you/notices');
  await expect(phone.getByRole('alert')).toContainText('no longer recognizes this device');
});

test('a table is open on two devices of one player, and first on home for whom it waits', async ({
  page,
  request,
  browser,
  server,
  barriers,
}) => {
  const noor = await new Door(request).tableAgainstBots('almadi', 2);
  await become(page, noor);
  await page.goto('/you');
  await page.getByRole('button', { name: 'Add a device' }).click();
  const link = await page.getByLabel('Link', { exact: true }).inputValue();
  const phone = await (await browser.newContext({ baseURL: server, reducedMotion: 'reduce' })).newPage();
  await phone.goto(link);
  await phone.getByRole('button', { name: 'Yes, this is my device' }).click();
  await expect(phone.locator('.you-running li.turn')).toHaveCount(1);
  await phone.goto('/');
  await expect(phone.getByRole('heading', { name: 'It is your turn at one table' })).toBeVisible();
  await phone.getByRole('link', { name: /^Play my turn/ }).click();
  await expect(phone).toHaveTitle('Your turn · Almadi');
  await expect(phone.locator('link[rel="icon"]')).toHaveAttribute('href', '/mark-turn.svg');

  // What is played on one is seen on the other, and neither is sent away.
  await page.goto(`/t/${noor.key.table}`);
  await phone.locator('.alm-starts .pc').first().click();
  await phone.locator('.prompt .btn.primary').click();
  await expect(phone.locator('.alm-starts')).toBeHidden();
  await expect(page.locator('.alm-starts')).toBeHidden();
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'It is your turn at one table' })).toBeVisible();
  expect(await barriers()).toEqual([]);
});

test('notices: this device, a test, quiet hours, mail, and what this server cannot do', async ({ browser }) => {
  const device = await PushedBrowser.open();
  const mailbox = await Mailbox.open();
  const { address, stop } = await startServer({
    PUBLIC_URL: 'https://majlis.example',
    SMTP_URL: mailbox.url,
    MAIL_FROM: 'notices@majlis.example',
    NOTICE_HOSTS: device.service.host,
  });
  const context = await browser.newContext({
    serviceWorkers: 'allow',
    baseURL: address,
    permissions: ['notifications'],
    timezoneId: 'Europe/Berlin',
  });
  // The browser's own push service is out of reach of a test; ours does the same, and reads what it gets.
  await context.addInitScript((subscription) => {
    let isOn = false;
    const given = { endpoint: subscription.endpoint, toJSON: () => subscription };
    PushManager.prototype.subscribe = async () => {
      isOn = true;
      return given as never;
    };
    PushManager.prototype.getSubscription = async () => (isOn ? (given as never) : null);
  }, device.subscription);
  const page = await context.newPage();
  await page.goto('/you');
  await page.getByLabel('Name').fill('Noor');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('link', { name: 'Notifications', exact: true }).click();
  await page.getByRole('button', { name: 'Turn on' }).click();
  const card = page.locator('.notice-where li', { hasText: 'This device' });
  await card.getByRole('button', { name: /Send a test/ }).click();
  await expect.poll(() => device.service.received.length).toBe(1);
  await expect(card).toContainText('Sent on');
  await expect(page.locator('.notice-sent li')).toContainText('Test');
  const key = await page.evaluate(async () => {
    const { token } = JSON.parse(localStorage.getItem('majlis.player')!) as { token: string };
    const board = await fetch('/api/me/notices', { headers: { authorization: `Bearer ${token}` } });
    return ((await board.json()) as { offers: { push: string } }).offers.push;
  });
  expect(device.messages(key)).toMatchObject([{ title: 'Test from Majlis', path: '/you/notices' }]);

  await page.getByLabel('Quiet hours').click();
  await page.getByLabel('Quiet from', { exact: true }).fill('21:15');
  await expect(page.getByRole('img', { name: 'Quiet from 21:15 to 07:30' })).toBeVisible();
  await expect(page.getByText('Time zone: Europe/Berlin')).toBeVisible();
  await page.getByLabel('New chat messages, This device').click();
  await expect(page.getByLabel('New chat messages, This device')).toBeChecked();

  await page.getByLabel('Email address').fill('noor@example.org');
  await page.getByRole('button', { name: 'Send me a confirmation' }).click();
  await expect(page.getByText('Open the email we sent you')).toBeVisible();
  const confirm = /majlis\.example(\/mail\/confirm#[\w-]+)/.exec(plainText(mailbox.mails[0]!))![1]!;
  await page.goto(confirm);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('alert')).toHaveText('Confirmed: noor@example.org');
  await page.getByRole('link', { name: 'Notifications', exact: true }).click();
  await page.reload();
  await expect(page.getByLabel('Quiet from', { exact: true })).toHaveValue('21:15');
  await expect(page.getByLabel('New chat messages, This device')).toBeChecked();
  await page.getByRole('switch', { name: /noor@example.org/ }).click();
  await expect(page.locator('.notice-where li.off', { hasText: 'noor@example.org' })).toBeVisible();
  await context.close();
  device.service.close();
  mailbox.close();
  await stop();
});

test('on holiday: said on the page, seen at the table, over when its owner is back', async ({
  page,
  request,
  browser,
  server,
  barriers,
}) => {
  const [noor, leila] = await new Door(request).tableForTwo('almadi');
  await become(page, noor);
  await page.goto('/you');
  await page.getByRole('button', { name: 'Start vacation' }).click();
  await expect(page.getByText(/^You are away until/)).toBeVisible();
  expect(await barriers()).toEqual([]);
  const other = await (await browser.newContext({ baseURL: server, reducedMotion: 'reduce' })).newPage();
  await become(other, leila);
  await other.goto(`/t/${leila.key.table}`);
  await other.getByRole('button', { name: 'At this table' }).click();
  await expect(other.getByText(/^on vacation until/)).toBeVisible();
  await page.getByRole('button', { name: 'I am back' }).click();
  await expect(page.getByRole('button', { name: 'Start vacation' })).toBeVisible();
  await expect(other.getByText(/^on vacation until/)).toBeHidden();
});

test('play-times are kept, and who left finds the seat again that somebody else played', async ({
  page,
  request,
  browser,
  server,
  barriers,
}) => {
  const door = new Door(request);
  const [noor, leila] = await door.tableForTwo('almadi');
  await become(page, noor);
  await page.goto('/you');
  await page.getByLabel('Stop my clock at night').click();
  await page.getByLabel('I play from').fill('09:30');
  await expect(page.getByLabel('I play from')).toHaveValue('09:30');
  await door.leave(leila);
  await page.reload();
  await expect(page.getByLabel('I play from')).toHaveValue('09:30');
  await page.getByRole('button', { name: 'Find a substitute' }).click();
  const link = await page.getByLabel(/^Send this link/).inputValue();
  expect(await barriers()).toEqual([]);

  const eve = await (await browser.newContext({ baseURL: server, reducedMotion: 'reduce' })).newPage();
  await eve.goto(link);
  await eve.getByLabel('Name').fill('Eve');
  await eve.getByRole('button', { name: 'Take over' }).click();
  await expect(eve).toHaveURL(new RegExp(`/t/${leila.key.table}$`));
  const back = await (await browser.newContext({ baseURL: server, reducedMotion: 'reduce' })).newPage();
  await become(back, leila);
  await back.goto('/you');
  await expect(back.getByText('Eve is playing for you.')).toBeVisible();
  await back.getByRole('button', { name: 'Take back my seat' }).click();
  await expect(back).toHaveURL(new RegExp(`/t/${leila.key.table}$`));
});

test('without SMTP and an address of its own the page says what is off', async ({ page, barriers }) => {
  await page.goto('/you');
  await page.getByLabel('Name').fill('Noor');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('link', { name: 'Notifications', exact: true }).click();
  await expect(page.getByText('This server does not send email.')).toBeVisible();
  await expect(page.getByText('This server has no public address configured')).toBeVisible();
  expect(await barriers()).toEqual([]);
});

test('the service worker shows a notice and remembers where it leads', async ({ browser, server }) => {
  const context = await browser.newContext({
    baseURL: server,
    permissions: ['notifications'],
    serviceWorkers: 'allow',
  });
  const page = await context.newPage();
  await page.goto('/');
  const session = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const id = registrations[0]?.registrationId;
      if (id !== undefined) resolve(id);
    });
  });
  await session.send('ServiceWorker.enable');
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js');
    await navigator.serviceWorker.ready;
  });
  const notice = {
    id: 'x',
    title: 'Your turn: Almadi',
    body: 'With Leila.',
    path: '/t/abc',
    at: 1,
    kind: 'turn',
    table: 'abc',
  };
  const registrationId = await registered;
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: server,
    registrationId,
    data: JSON.stringify(notice),
  });
  const shown = () =>
    page.evaluate(async () => {
      const worker = await navigator.serviceWorker.ready;
      return (await worker.getNotifications()).map(({ title, body, tag, data }) => ({ title, body, tag, data }));
    });
  await expect
    .poll(shown)
    .toEqual([{ title: 'Your turn: Almadi', body: 'With Leila.', tag: 'abc', data: { path: '/t/abc' } }]);
  await context.close();
});

/** Somebody who has played here for a while. */
const PLAYED = {
  games: [
    {
      game: 'alhambra',
      games: 38,
      wins: 17,
      points: Array.from({ length: 38 }, (_, i) => ({ at: i, points: 61 + ((i * 37) % 70) })),
      places: [
        { seats: 3, counts: [12, 8, 4] },
        { seats: 4, counts: [5, 4, 3, 2] },
      ],
      sources: [
        { source: 'pavilion', mean: 20.4 },
        { source: 'wall', mean: 18 },
        { source: 'tower', mean: 9.5 },
      ],
      seats: [
        { key: '3', games: 24, wins: 12, points: 90.5 },
        { key: '4', games: 14, wins: 5, points: 84 },
      ],
      modules: [
        { key: 'none', games: 30, wins: 15, points: 88 },
        { key: 'thieves', games: 8, wins: 2, points: 81.3 },
      ],
      company: [
        { key: 'bots', games: 20, wins: 11, points: 92 },
        { key: 'people', games: 18, wins: 6, points: 83.2 },
      ],
      ratings: Array.from({ length: 18 }, (_, i) => ({ at: i, value: 1500 + i * 8, margin: 500 - i * 24 })),
    },
    {
      game: 'almadi',
      games: 1,
      wins: 0,
      points: [{ at: 1, points: 74 }],
      places: [{ seats: 2, counts: [0, 1] }],
      sources: [{ source: 'oases', mean: 21 }],
      seats: [{ key: '2', games: 1, wins: 0, points: 74 }],
      modules: [{ key: 'none', games: 1, wins: 0, points: 74 }],
      company: [{ key: 'bots', games: 1, wins: 0, points: 74 }],
      ratings: [],
    },
  ],
};
const RATED = [
  { id: 'a', name: 'Leila', emblem: 4, games: 41, value: 1702, margin: 61 },
  { id: 'b', name: 'Tomás', emblem: 2, games: 12, value: 1655, margin: 140 },
  { id: 'c', name: 'Somebody with a long long name', emblem: null, games: 1, value: 1560, margin: 483 },
];

test('an emblem is chosen, statistics are told in plots and words, and who plays rated games is listed', async ({
  page,
  request,
  barriers,
}) => {
  const [noor] = await new Door(request).tableForTwo('almadi');
  await become(page, noor);
  await page.goto('/you');
  await expect(page.getByText('Games you finish at tables on this server are counted here.')).toBeVisible();
  await page.getByLabel('Drop').check();
  await page.reload();
  await expect(page.getByLabel('Drop')).toBeChecked();
  await page.getByRole('link', { name: 'Players', exact: true }).click();
  await expect(page.getByText('Nobody has finished a rated game yet.')).toBeVisible();
  expect(await barriers()).toEqual([]);

  // A year of games takes too long for a test: what the server makes of them has tests of its own.
  await page.route('**/api/me/statistics', (route) => route.fulfill({ json: PLAYED }));
  await page.route('**/api/players?*', (route) => route.fulfill({ json: { players: RATED } }));
  await page.goto('/you');
  const alhambra = page.getByRole('article', { name: 'Alhambra' });
  await expect(alhambra).toContainText('38 games, 45% won');
  await expect(alhambra).toContainText('Rating 1636 ±92');
  await expect(alhambra.getByRole('img', { name: /^Rating 1636 ± 92 after 18 rated games/ })).toBeVisible();
  await alhambra.getByText('Details').click();
  await expect(alhambra.getByRole('table', { name: 'Against' }).getByRole('row', { name: /^people 18/ })).toBeVisible();
  await expect(alhambra.getByRole('table', { name: 'Modules' })).toContainText('Thieves');
  await expect(alhambra.getByRole('listitem').filter({ hasText: 'Longest wall' })).toContainText('18');
  expect(await barriers()).toEqual([]);
  await page.goto('/you/players');
  await expect(page.getByRole('row', { name: /Leila/ })).toContainText('1702 ±61');
  expect(await barriers()).toEqual([]);
});
