import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { FakeTime } from '../../test/fake-time.ts';
import { newFolder, openHouse, type TestHouse } from '../../test/house.ts';
import { Mailbox, PushedBrowser, plainText, Receiver } from '../../test/receivers.ts';
import { Live, Visitor } from '../tools/client.ts';
import { signatureOf } from './hook.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;
const folder = newFolder();
const base = 'https://majlis.example';
let mailbox: Mailbox;
let browser: PushedBrowser;
let receiver: Receiver;
let houses: TestHouse[] = [];

beforeAll(async () => {
  mailbox = await Mailbox.open();
});
afterAll(() => {
  mailbox.close();
  folder.remove();
});
afterEach(async () => {
  for (const house of houses) await house.close();
  houses = [];
  mailbox.mails.length = 0;
  mailbox.refuse = null;
  browser?.service.close();
  receiver?.close();
});

let number = 0;
/** A house in which people can be told by all means, an hour past noon in Berlin. */
async function house(time: FakeTime, more: object = {}): Promise<TestHouse> {
  browser = await PushedBrowser.open();
  receiver = await Receiver.open();
  const opened = await openHouse(
    {
      dataDir: `${folder.path}/${++number}`,
      publicUrl: base,
      smtpUrl: mailbox.url,
      mailFrom: 'notices@majlis.example',
      noticeDelay: 60_000,
      noticeHosts: [browser.service.host, receiver.host],
      ...more,
    },
    { time },
  );
  houses.push(opened);
  return opened;
}

const noon = () => new FakeTime(Date.parse('2027-01-15T12:00:00Z'));

interface Play {
  readonly ann: Visitor;
  readonly bob: Visitor;
  readonly table: string;
  readonly live: Live;
}

/** Ann and Bob at a table; Ann has moved, so that it is Bob's turn, whom somebody may want to tell. */
async function bobsTurn(at: string, bob: Visitor, clock: object = { kind: 'none' }): Promise<Play> {
  const ann = await Visitor.named(at, 'Ann');
  const table = await ann.table({ game: 'lantern', seats: 2, clock });
  const keys = [await ann.join(table, 0), await bob.join(table, 1)];
  await ann.post(`/api/tables/${table}/start`);
  const live = await Live.at(at, table, keys);
  return { ann, bob, table, live };
}

const move = (live: Live, seat: number) => live.play(seat, live.update(seat).decision!.legal[0]!);

/** The others play until a seat is asked. */
async function playUntilAsked(live: Live, seat: number): Promise<void> {
  while (live.update(seat).decision === null) {
    const other = live.update(seat).asked.find((asked) => live.update(asked).decision !== null);
    if (other !== undefined) await move(live, other);
    const { seq } = live.update(seat);
    await live.until(() => live.update(seat).decision !== null || live.update(seat).seq > seq || other !== undefined);
  }
}

describe('notices', () => {
  test('on a device: encrypted for it, signed by the server, once for a turn, with the link to the table', async () => {
    const time = noon();
    const at = await house(time);
    const bob = await Visitor.named(at.base, 'Bob');
    const board = await bob.post('/api/me/channels', { kind: 'push', subscription: browser.subscription });
    expect(board.channels).toMatchObject([{ kind: 'push', state: 'on', label: browser.service.host }]);
    const { table } = await bobsTurn(at.base, bob);
    await time.pass(59_000);
    expect(browser.service.received).toEqual([]);
    await time.passUntil(() => browser.service.received.length >= 2);
    await time.pass(120_000);
    const messages = browser.messages(board.offers.push);
    expect(messages).toMatchObject([
      { kind: 'begun', title: 'The game has begun: The Lantern Seller', body: 'With Ann.', path: `/t/${table}` },
      { kind: 'turn', title: 'Your turn: The Lantern Seller', body: 'With Ann.', path: `/t/${table}` },
    ]);
    expect(new Set(messages.map(({ id }) => id)).size).toBe(2);
    const { sent } = await bob.get('/api/me/notices');
    expect(sent.map(({ kind, state }: { kind: string; state: string }) => [kind, state])).toEqual([
      ['turn', 'sent'],
      ['begun', 'sent'],
    ]);
  });

  test('not for a turn that has passed, and again when it comes back', async () => {
    const time = noon();
    const at = await house(time);
    const bob = await Visitor.named(at.base, 'Bob');
    await bob.post('/api/me/channels', { kind: 'hook', url: receiver.url, format: 'json' });
    const { live } = await bobsTurn(at.base, bob);
    await time.pass(30_000);
    await move(live, 1);
    await time.pass(120_000);
    expect(receiver.bodies.map(({ kind }) => kind)).toEqual([]);
    await playUntilAsked(live, 1);
    await time.passUntil(() => receiver.received.length > 0);
    expect(receiver.bodies.map(({ kind }) => kind)).toEqual(['turn']);
  });

  test('a subscription that is gone is dropped', async () => {
    const time = noon();
    const at = await house(time);
    const bob = await Visitor.named(at.base, 'Bob');
    browser.service.answer = (response) => response.writeHead(410).end();
    const { channels } = await bob.post('/api/me/channels', { kind: 'push', subscription: browser.subscription });
    await bob.post(`/api/me/channels/${channels[0].id}/test`);
    await time.passUntil(() => browser.service.received.length === 1);
    await time.pass(5_000);
    expect((await bob.get('/api/me/notices')).channels).toEqual([]);
  });

  test('by mail: confirmed first, with one click to stop, plain and HTML, late is said', async () => {
    const time = noon();
    const at = await house(time);
    const bob = await Visitor.named(at.base, 'Bob <i>');
    await bob.call('PUT', '/api/me/notices', { locale: 'de', zone: 'Europe/Berlin', quiet: null });
    const added = await bob.post('/api/me/channels', { kind: 'mail', address: 'bob@example.org' });
    expect(added.channels).toMatchObject([{ state: 'waiting', label: 'bob@example.org' }]);
    const { id } = added.channels[0];
    expect(mailbox.mails[0]).toMatchObject({ from: 'notices@majlis.example', to: ['bob@example.org'] });
    expect(await bob.call('POST', `/api/me/channels/${id}/test`)).toMatchObject({ body: { code: 'not-confirmed' } });
    expect(await bob.call('PATCH', `/api/me/channels/${id}`, { on: true })).toMatchObject({ status: 409 });
    const key = /\/mail\/confirm#([\w-]{43})/.exec(plainText(mailbox.mails[0]!))![1]!;
    expect(await bob.post('/api/mail/confirm', { key }, '')).toEqual({ address: 'bob@example.org' });

    // A minute after the game began the server for mail is out of order; it comes back later.
    mailbox.refuse = { code: 451 };
    const { table } = await bobsTurn(at.base, bob, { kind: 'perMove', perMove: 2 * DAY });
    await time.passUntil(() => mailbox.refused > 0);
    await time.pass(20 * 60_000);
    mailbox.refuse = null;
    await time.passUntil(() => mailbox.mails.length >= 3, 30_000);
    const [, begun, turn] = mailbox.mails;
    expect([begun, turn].map((mail) => mail!.headers['x-majlis-notice'])).toHaveLength(2);
    expect(turn!.headers).toMatchObject({
      subject: expect.stringContaining('Lantern'),
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
      'auto-submitted': 'auto-generated',
    });
    expect(turn!.headers['message-id']).toBe(`<${turn!.headers['x-majlis-notice']}@majlis.example>`);
    const text = plainText(turn!);
    expect(text).toContain(`${base}/t/${table}`);
    expect(text).toContain(
      'Mit Ann. Du hast Zeit bis Sonntag, 17. Januar um 13:00. Seit Freitag, 15. Januar um 13:00.',
    );
    expect(turn!.raw).toContain('text/html');

    const oneClick = /<https:\/\/majlis.example(\/api\/mail\/stop\/[\w-]+)>/.exec(turn!.headers['list-unsubscribe']!)!;
    const stopped = await fetch(at.base + oneClick[1]!, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(stopped.status).toBe(200);
    expect((await bob.get('/api/me/notices')).channels).toEqual([]);
  });

  test('by a webhook: signed as Standard Webhooks says; for Discord and Slack as they read it', async () => {
    const time = noon();
    const at = await house(time);
    const bob = await Visitor.named(at.base, 'Bob');
    const ids: string[] = [];
    for (const format of ['json', 'discord', 'slack']) {
      const url = `${receiver.url}/${format}`;
      const { channels } = await bob.post('/api/me/channels', { kind: 'hook', url, format });
      ids.push(channels.find((channel: { format: string }) => channel.format === format).id);
    }
    const { channels: hooks } = await bob.get('/api/me/notices');
    const secret: string = hooks.find(({ format }: { format: string }) => format === 'json').secret;
    for (const id of ids) await bob.post(`/api/me/channels/${id}/test`);
    await time.passUntil(() => receiver.received.length === 3);
    const of = (format: string) => receiver.received.find(({ path }) => path.endsWith(format))!;
    const { headers, body } = of('json');
    const stamp = Number(headers['webhook-timestamp']);
    expect(headers['webhook-signature']).toBe(
      signatureOf(secret, headers['webhook-id'] as string, stamp, body.toString()),
    );
    expect(JSON.parse(body.toString())).toMatchObject({
      id: headers['webhook-id'],
      kind: 'test',
      title: 'Test from Majlis',
      link: `${base}/you/notices`,
    });
    expect(JSON.parse(of('discord').body.toString())).toEqual({
      content: `**Test from Majlis**\nNotifications arrive here.\n<${base}/you/notices>`,
      allowed_mentions: { parse: [] },
    });
    expect(JSON.parse(of('slack').body.toString())).toEqual({
      text: `*Test from Majlis*\nNotifications arrive here.\n<${base}/you/notices>`,
    });
  });

  test('a name cannot become a link, a mention or a header', async () => {
    const time = noon();
    const at = await house(time);
    const bob = await Visitor.named(at.base, 'Bob');
    for (const format of ['discord', 'slack']) {
      await bob.post('/api/me/channels', { kind: 'hook', url: `${receiver.url}/${format}`, format });
    }
    const ann = await Visitor.named(at.base, '@everyone [x](y)<b>');
    const table = await ann.table({ game: 'lantern', seats: 2 });
    await ann.join(table, 0);
    await bob.join(table, 1);
    await ann.post(`/api/tables/${table}/start`);
    await time.passUntil(() => receiver.received.length >= 2);
    const texts = receiver.received.map(({ body }) => body.toString());
    const discord = texts.find((text) => text.includes('allowed_mentions'))!;
    expect(JSON.parse(discord).content).toContain('\\@everyone \\[x\\]\\(y\\)\\<b\\>');
    const slack = texts.find((text) => !text.includes('allowed_mentions'))!;
    expect(JSON.parse(slack).text).toContain('@everyone [x](y)&lt;b&gt;');
  });

  test('for one table only my turn or nothing; a channel only what it is for; a friend’s message only on request', async () => {
    const time = noon();
    const at = await house(time);
    const bob = await Visitor.named(at.base, 'Bob');
    const { channels } = await bob.post('/api/me/channels', { kind: 'hook', url: receiver.url, format: 'json' });
    const first = await bobsTurn(at.base, bob);
    await first.live.wish({ type: 'say', seat: 0, text: 'Salaam' });
    await time.passUntil(() => receiver.received.length >= 2);
    await time.pass(120_000);
    expect(receiver.bodies.map(({ kind }) => kind)).toEqual(['begun', 'turn']);

    await bob.call('PATCH', `/api/me/channels/${channels[0].id}`, { subjects: ['turn', 'chat'] });
    await first.live.wish({ type: 'say', seat: 0, text: 'Are you there?' });
    await time.passUntil(() => receiver.received.length >= 3);
    expect(receiver.bodies[2]).toMatchObject({
      kind: 'chat',
      title: 'Ann wrote to the table: The Lantern Seller',
      body: 'Are you there?',
    });

    await first.live.wish({ type: 'mute', seat: 1, other: 0, on: true });
    await first.live.wish({ type: 'say', seat: 0, text: 'Hello?' });
    await bob.call('PUT', `/api/me/tables/${first.table}/notices`, { level: 'none' });
    await move(first.live, 1);
    await playUntilAsked(first.live, 1);
    await time.pass(200_000);
    expect(receiver.received).toHaveLength(3);
  });

  test('quiet hours in the player’s own time zone; a clock that runs out calls anyway', async () => {
    const time = new FakeTime(Date.parse('2027-01-15T05:00:00Z'));
    const at = await house(time);
    const bob = await Visitor.named(at.base, 'Bob');
    await bob.call('PUT', '/api/me/notices', {
      locale: 'en',
      zone: 'Europe/Berlin',
      quiet: { from: 22 * 60, to: 450 },
    });
    await bob.post('/api/me/channels', { kind: 'hook', url: receiver.url, format: 'json' });
    const slow = await bobsTurn(at.base, bob);
    const fast = await bobsTurn(at.base, bob, { kind: 'perMove', perMove: 4 * HOUR });
    const told = () => receiver.bodies.map(({ link }) => String(link).split('/').at(-1));
    await time.pass(55 * 60_000);
    expect(told()).toEqual([]);
    // Seven in the morning there: three hours before the second table's clock runs out.
    await time.passUntil(() => told().length === 2, 10_000);
    expect(told()).toEqual([fast.table, fast.table]);
    expect(new Date(time.now()).toISOString()).toMatch(/T06:0/);
    await time.passUntil(() => told().length === 4, 10_000);
    expect(told().slice(2)).toEqual([slow.table, slow.table]);
    expect(new Date(time.now()).toISOString()).toMatch(/T06:3/);
  });

  test('gathered into one mail an hour, where that is wanted', async () => {
    const time = noon();
    const at = await house(time);
    const bob = await Visitor.named(at.base, 'Bob');
    const { channels } = await bob.post('/api/me/channels', { kind: 'mail', address: 'bob@example.org' });
    const key = /\/mail\/confirm#([\w-]{43})/.exec(plainText(mailbox.mails[0]!))![1]!;
    await bob.post('/api/mail/confirm', { key });
    await bob.call('PATCH', `/api/me/channels/${channels[0].id}`, { digest: 'hour' });
    await bobsTurn(at.base, bob);
    await time.passUntil(() => mailbox.mails.length === 2);
    expect(mailbox.mails[1]!.headers.subject).toBe('2 notifications from your tables');
    await bobsTurn(at.base, bob);
    await bobsTurn(at.base, bob);
    await time.pass(50 * 60_000);
    expect(mailbox.mails).toHaveLength(2);
    await time.passUntil(() => mailbox.mails.length === 3, 10_000);
    expect(mailbox.mails[2]!.headers.subject).toBe('4 notifications from your tables');
  });

  test('a receiver that fails is tried again later, in order; one that never answers holds up nobody', async () => {
    const time = noon();
    const at = await house(time, { noticeLease: 1_000 });
    const bob = await Visitor.named(at.base, 'Bob');
    await bob.post('/api/me/channels', { kind: 'hook', url: receiver.url, format: 'json' });
    let isDown = true;
    receiver.answer = (response) => (isDown ? response.writeHead(500).end() : response.writeHead(200).end('ok'));
    await bobsTurn(at.base, bob);
    await time.passUntil(() => receiver.received.length === 1);
    await time.pass(25_000);
    expect(receiver.received).toHaveLength(1);
    receiver.answer = () => {};
    await time.pass(10_000);
    await new Promise((resolve) => setTimeout(resolve, 800));
    isDown = false;
    receiver.answer = (response) => response.writeHead(200).end('ok');
    const before = receiver.received.length;
    await time.passUntil(() => receiver.received.length >= before + 2, 10_000);
    expect(receiver.bodies.slice(before).map(({ kind }) => kind)).toEqual(['begun', 'turn']);
    expect((await bob.get('/api/me/notices')).channels[0]).toMatchObject({ state: 'on', lastResult: '200' });
  });

  test('without an address of its own and without SMTP the server says what it cannot do', async () => {
    const time = noon();
    const at = await house(time, { publicUrl: null, smtpUrl: null, mailFrom: null, metricsToken: 'look' });
    const bob = await Visitor.named(at.base, 'Bob');
    expect((await bob.get('/api/me/notices')).offers).toMatchObject({ mail: false, hook: false });
    const mail = await bob.call('POST', '/api/me/channels', { kind: 'mail', address: 'bob@example.org' });
    expect(mail).toMatchObject({ status: 409, body: { code: 'mail-off' } });
    const hook = await bob.call('POST', '/api/me/channels', { kind: 'hook', url: receiver.url, format: 'json' });
    expect(hook).toMatchObject({ status: 409, body: { code: 'hooks-off' } });
    await bob.post('/api/me/channels', { kind: 'push', subscription: browser.subscription });
    await bobsTurn(at.base, bob);
    await time.passUntil(() => browser.service.received.length >= 2);
    const metrics = await (await fetch(`${at.base}/metrics`, { headers: { authorization: 'Bearer look' } })).text();
    expect(metrics).toContain('majlis_notices_total{channel="push",kind="turn",result="sent"} 1');
    expect(metrics).toContain('majlis_notices_waiting 0');
  });
});
