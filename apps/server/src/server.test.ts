import { type AddressInfo, connect } from 'node:net';
import { offered, shelf } from '@majlis/games';
import { afterAll, describe, expect, test } from 'vitest';
import { assetsVersion } from './assets.ts';
import { homePage, readable, seatsText } from './home/home-page.ts';
import { html } from './html.ts';
import { createServer } from './server.ts';

const server = createServer();
afterAll(() => server.close());
const get = (url: string) => server.inject({ url });

describe('the server', () => {
  test('lists every offered game with its seats and modules', async () => {
    const { body, headers } = await get('/');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    for (const { game, name } of offered(shelf)) {
      expect(body).toContain(html`${name}`.text);
      expect(body).toContain(seatsText(game.seats));
      for (const { id } of game.catalogue.modules) expect(body).toContain(readable(id));
    }
  });

  test('serves every asset its page names, to be kept for ever', async () => {
    const { body } = await get('/');
    const urls = [...body.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map((match) => match[1]!);
    expect(urls.length).toBeGreaterThan(5);
    for (const url of new Set(urls)) {
      const answer = await get(url);
      expect(answer.statusCode, url).toBe(200);
      expect(answer.headers['cache-control'], url).toContain('immutable');
    }
  });

  test('serves the fonts its style sheet names', async () => {
    const css = (await get(`/assets/${assetsVersion}/tokens.css`)).body;
    const fonts = [...css.matchAll(/url\("([^"]+)"\)/g)].map((match) => match[1]!);
    expect(fonts).toHaveLength(4);
    for (const font of fonts)
      expect((await get(`/assets/${assetsVersion}/${font}`)).headers['content-type']).toBe('font/woff2');
  });

  test.each(['/nowhere', '/assets/x/../package.json', '/assets/x/%2e%2e/package.json', `/assets/${assetsVersion}/`])(
    'has no door at %s',
    async (url) => {
      const answer = await get(url);
      expect(answer.statusCode).toBe(404);
      expect(answer.body).toContain('No door here.');
    },
  );

  test('sends a strict content policy with everything', async () => {
    for (const url of ['/', '/nowhere']) {
      expect((await get(url)).headers['content-security-policy']).toContain("default-src 'none'");
    }
  });
});

describe('the home page', () => {
  const entry = offered(shelf)[0]!;

  test('escapes what it is given', () => {
    const page = homePage([{ ...entry, name: '<b>"Genie" & \'lamp\'</b>' }]).text;
    expect(page).toContain('&lt;b&gt;&quot;Genie&quot; &amp; &#39;lamp&#39;&lt;/b&gt;');
  });

  test('draws a door for a game without art of its own', () => {
    const page = homePage([{ ...entry, game: { ...entry.game, id: 'fourth-game' } }]).text;
    expect(page).toContain('id="fourth-game"');
  });

  test.each([
    ['city-gates', 'City gates'],
    ['treasureChamber', 'Treasure chamber'],
    ['vizier', 'Vizier'],
  ])('reads %s as %s', (id, words) => {
    expect(readable(id)).toBe(words);
  });

  test.each([
    [{ min: 2, max: 6 }, '2–6 players'],
    [{ min: 3, max: 3 }, '3 players'],
    [{ min: 1, max: 1 }, '1 player'],
  ])('says %o as %s', (seats, words) => {
    expect(seatsText(seats)).toBe(words);
  });
});

test('a body that never ends is not waited for', async () => {
  const server = createServer({ requestWithin: 300 });
  server.post('/slow', async () => 'done');
  await server.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  socket.write('POST /slow HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 999\r\n\r\n{');
  const drip = setInterval(() => socket.write(' '), 50);
  await new Promise((resolve) => socket.on('close', resolve));
  clearInterval(drip);
  await server.close();
});
