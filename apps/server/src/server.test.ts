import { type AddressInfo, connect } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import { assetsVersion } from './assets.ts';
import { createServer } from './server.ts';

const server = createServer();
afterAll(() => server.close());
const get = (url: string) => server.inject({ url });

describe('the server', () => {
  test('without a web client leads to the API', async () => {
    const { statusCode, headers } = await get('/');
    expect([statusCode, headers.location]).toEqual([302, '/api/docs']);
  });

  test('serves every asset its page names, to be kept for ever', async () => {
    const { body } = await get('/nowhere');
    const urls = [...body.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map((match) => match[1]!);
    expect(urls.length).toBe(3);
    for (const url of new Set(urls)) {
      const answer = await get(url);
      expect(answer.statusCode, url).toBe(200);
      expect(answer.headers['cache-control'], url).toContain('immutable');
    }
  });

  test('serves the fonts its style sheet names', async () => {
    const css = (await get(`/assets/${assetsVersion}/page.css`)).body;
    const fonts = [...css.matchAll(/url\("([^"]+)"\)/g)].map((match) => match[1]!);
    expect(fonts).toHaveLength(2);
    for (const font of fonts)
      expect((await get(`/assets/${assetsVersion}/${font}`)).headers['content-type']).toBe('font/woff2');
  });

  test.each(['/nowhere', '/assets/x/../package.json', '/assets/x/%2e%2e/package.json', `/assets/${assetsVersion}/`])(
    'has no door at %s',
    async (url) => {
      const answer = await get(url);
      expect(answer.statusCode).toBe(404);
      expect(answer.body).toContain('Page not found');
    },
  );

  test('sends a strict content policy with everything', async () => {
    for (const url of ['/', '/nowhere']) {
      expect((await get(url)).headers['content-security-policy']).toContain("default-src 'none'");
    }
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
