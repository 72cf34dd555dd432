import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newFolder, openHouse, type TestHouse } from '../../test/house.ts';
import { Mailbox, PushedBrowser, Receiver } from '../../test/receivers.ts';
import { Visitor } from '../tools/client.ts';
import { checkUrl, isPublic, post } from './guard.ts';
import { hookBody } from './hook.ts';
import type { Text } from './words.ts';

const NOBODY: ReadonlySet<string> = new Set();
const folder = newFolder();
let house: TestHouse;
let mailbox: Mailbox;
let eve: Visitor;

beforeAll(async () => {
  mailbox = await Mailbox.open();
  house = await openHouse({
    dataDir: folder.path,
    publicUrl: 'https://majlis.example',
    smtpUrl: mailbox.url,
    mailFrom: 'notices@majlis.example',
  });
  eve = await Visitor.named(house.base, 'Eve');
});
afterAll(async () => {
  await house.close();
  mailbox.close();
  folder.remove();
});

/** What the server must not be talked into sending to, and why not. */
const URLS: readonly [string, string][] = [
  ['http://example.com/hook', 'url-not-https'],
  ['ftp://example.com/', 'url-not-https'],
  ['file:///etc/passwd', 'url-not-https'],
  ['gopher://example.com/_x', 'url-not-https'],
  ['javascript:alert(1)', 'url-not-https'],
  ['data:text/plain,x', 'url-not-https'],
  ['https://example.com:8443/', 'url-odd-port'],
  ['https://example.com:22/', 'url-odd-port'],
  ['https://127.0.0.1/', 'url-private'],
  ['https://localhost/', 'url-private'],
  ['https://localhost./', 'url-private'],
  ['https://foo.localhost/', 'url-private'],
  ['https://printer.local/', 'url-private'],
  ['https://db.internal/', 'url-private'],
  ['https://intranet/', 'url-private'],
  ['https://0/', 'url-private'],
  ['https://2130706433/', 'url-private'],
  ['https://0x7f000001/', 'url-private'],
  ['https://0177.0.0.1/', 'url-private'],
  ['https://127.1/', 'url-private'],
  ['https://10.1.2.3/', 'url-private'],
  ['https://172.20.0.1/', 'url-private'],
  ['https://192.168.1.1/', 'url-private'],
  ['https://100.64.0.1/', 'url-private'],
  ['https://169.254.169.254/latest/meta-data/', 'url-private'],
  ['https://224.0.0.1/', 'url-private'],
  ['https://255.255.255.255/', 'url-private'],
  ['https://[::1]/', 'url-private'],
  ['https://[::]/', 'url-private'],
  ['https://[::ffff:127.0.0.1]/', 'url-private'],
  ['https://[::ffff:a9fe:a9fe]/', 'url-private'],
  ['https://[fe80::1]/', 'url-private'],
  ['https://[fc00::1]/', 'url-private'],
  ['https://[64:ff9b::7f00:1]/', 'url-private'],
  ['https://[2002:7f00:1::]/', 'url-private'],
  ['https://user:pass@example.com/', 'url-with-password'],
  ['https://example.com@127.0.0.1/', 'url-with-password'],
  ['https://example.com/\r\nHost: evil', 'url-malformed'],
  ['https://example.com/\u0000', 'url-malformed'],
  ['https:\\\\example.com\\', 'url-malformed'],
  ['not a url', 'url-malformed'],
  [`https://example.com/${'a'.repeat(1_000)}`, 'url-malformed'],
];

const ADDRESSES: readonly string[] = [
  '',
  'nobody',
  '@example.org',
  'a@b',
  'a@localhost',
  'a@127.0.0.1',
  'a@[127.0.0.1]',
  'a b@example.org',
  'a@example.org, b@example.org',
  'a@example.org;b@example.org',
  'Eve <a@example.org>',
  '"quoted"@example.org',
  'a@example.org\r\nBcc: b@example.org',
  'a@example.org\nSubject: x',
  'a@example.org\u0000',
  'a(comment)@example.org',
  'a..b@example.org',
  '.a@example.org',
  'a.@example.org',
  'a@-example.org',
  'a@example..org',
  'ä@example.org',
  'a@exämple.org',
  `${'a'.repeat(65)}@example.org`,
  `a@${'b.'.repeat(130)}org`,
  'a@example.org>,<b@example.org',
  'a@example.org%0aBcc:b@example.org',
];

describe('a webhook', () => {
  test.each(URLS)('to %s is refused: %s', async (url, code) => {
    expect(() => checkUrl(url, NOBODY)).toThrow(code);
    const { status, body } = await eve.call('POST', '/api/me/channels', { kind: 'hook', url, format: 'json' });
    expect([status, body.code]).toEqual([400, code]);
  });

  test('a subscription to push may not point inside either', async () => {
    const browser = await PushedBrowser.open();
    const { status, body } = await eve.call('POST', '/api/me/channels', {
      kind: 'push',
      subscription: { ...browser.subscription, endpoint: 'https://169.254.169.254/' },
    });
    browser.service.close();
    expect([status, body.code]).toEqual([400, 'url-private']);
  });

  test('public addresses are told from the others', () => {
    for (const address of ['1.1.1.1', '93.184.216.34', '2606:4700:4700::1111']) expect(isPublic(address)).toBe(true);
    for (const address of ['::1', '10.0.0.1', '2001:db8::1', 'fe80::1', 'x', '']) expect(isPublic(address)).toBe(false);
  });

  test('a name that leads inside is refused when it is looked up, also if only one of its addresses does', async () => {
    for (const addresses of [['127.0.0.1'], ['93.184.216.34', '10.0.0.1'], ['::1']]) {
      const resolve = async () => addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
      const sent = post('https://rebind.example.com/', {}, '{}', { allowed: NOBODY, timeout: 5_000, resolve });
      await expect(sent).rejects.toThrow('url-private');
    }
  });

  test('the address that was checked is the one that is used: a name is looked up once', async () => {
    const receiver = await Receiver.open();
    const port = receiver.host.split(':')[1];
    let asked = 0;
    const resolve = async () => [{ address: ++asked === 1 ? '127.0.0.1' : '10.0.0.1', family: 4 }];
    const allowed = new Set([`hooks.intern:${port}`]);
    await post(`http://hooks.intern:${port}/x`, {}, '{}', { allowed, timeout: 5_000, resolve });
    expect([asked, receiver.received.length]).toEqual([1, 1]);
    receiver.close();
  });

  test('a redirect, to wherever, is not followed', async () => {
    const inside = await Receiver.open();
    const receiver = await Receiver.open();
    receiver.answer = (response) => response.writeHead(307, { location: inside.url }).end();
    const outside = { allowed: new Set([receiver.host, inside.host]), timeout: 5_000 };
    expect(await post(receiver.url, {}, '{}', outside)).toMatchObject({ status: 307 });
    expect(inside.received).toEqual([]);
    inside.close();
    receiver.close();
  });

  test('an answer that never comes, never ends or is no answer is cut off', async () => {
    const receiver = await Receiver.open();
    const outside = { allowed: new Set([receiver.host]), timeout: 300 };
    receiver.answer = () => {};
    await expect(post(receiver.url, {}, '{}', outside)).rejects.toThrow();
    receiver.answer = (response) => response.destroy();
    await expect(post(receiver.url, {}, '{}', outside)).rejects.toThrow();
    receiver.answer = (response) => {
      response.writeHead(200);
      const drip = setInterval(() => response.write('x'.repeat(10_000)), 1);
      response.on('close', () => clearInterval(drip));
    };
    // Not to hang is all that is asked of it.
    await post(receiver.url, {}, '{}', outside).catch(() => {});
    receiver.close();
  });
});

describe('an e-mail address', () => {
  test.each(ADDRESSES.map((address) => [address]))('%j is refused', async (address) => {
    const { status, body } = await eve.call('POST', '/api/me/channels', { kind: 'mail', address });
    expect(status).toBe(400);
    expect(['mail-malformed', 'bad-request']).toContain(body.code);
    expect(mailbox.mails).toEqual([]);
  });

  test('nothing a player writes becomes a header', async () => {
    const text: Text = {
      id: 'x',
      kind: 'turn',
      title: 'a\r\nBcc: b@example.org',
      body: '\r\n.\r\nMAIL FROM:<x@y>',
      path: '/t/x',
      game: null,
      table: null,
      at: 0,
      deadline: null,
    };
    const { letterOf, openMailer } = await import('./mail.ts');
    const { wordsIn } = await import('./words.ts');
    const mailer = openMailer(mailbox.url, 'notices@majlis.example', 'majlis.example');
    const frame = { to: 'a@example.org', base: 'https://majlis.example', key: 'k', say: await wordsIn('en') };
    await mailer.send(letterOf([text], 'id', frame));
    mailer.close();
    expect(mailbox.mails).toHaveLength(1);
    expect(mailbox.mails[0]!.to).toEqual(['a@example.org']);
    expect(Object.keys(mailbox.mails[0]!.headers)).not.toContain('bcc');
    expect(JSON.parse(hookBody('json', text, 'https://majlis.example/t/x', 0)).title).toBe(text.title);
  });
});
