import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { newFolder } from '../test/house.ts';
import { createServer } from './server.ts';

const folder = newFolder();
mkdirSync(join(folder.path, 'assets'));
writeFileSync(join(folder.path, 'index.html'), '<title>client</title>');
writeFileSync(join(folder.path, 'assets/main-a1B2c3D4.js'), 'x'.repeat(5000));
const routes = [
  { path: '^/t/[^/]+$', files: { en: ['assets/room-1.js', 'assets/room-1.css'], fr: ['assets/fr-1.js'] } },
];
writeFileSync(join(folder.path, 'preloads.json'), JSON.stringify(routes));
writeFileSync(join(folder.path, '.env'), 'SECRET');
const server = createServer({ webClient: `${folder.path}/` });
afterAll(async () => {
  await server.close();
  folder.remove();
});

const page = { accept: 'text/html' };

test('a built web client is served at every address that is a page', async () => {
  for (const url of ['/', '/t/abc', '/anything?m=3', '/solo/alhambra?deal=a.b']) {
    const answer = await server.inject({ url, headers: page });
    expect(answer.statusCode, url).toBe(200);
    expect(answer.body).toContain('client');
    expect(answer.headers['cache-control']).toBe('no-cache');
  }
});

test('its files are kept for ever and sent small', async () => {
  const answer = await server.inject({ url: '/assets/main-a1B2c3D4.js', headers: { 'accept-encoding': 'gzip, br' } });
  expect(answer.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(answer.rawPayload.length).toBeLessThan(200);
  expect(brotliDecompressSync(answer.rawPayload).toString()).toBe('x'.repeat(5000));
});

test('a small copy beside a file is what is sent', async () => {
  const copied = newFolder();
  writeFileSync(join(copied.path, 'index.html'), '<title>client</title>');
  writeFileSync(join(copied.path, 'index.html.br'), 'small');
  const other = createServer({ webClient: `${copied.path}/` });
  const sent = async (headers: Record<string, string>) => (await other.inject({ url: '/', headers })).body;
  expect(await sent({ ...page, 'accept-encoding': 'br' })).toBe('small');
  expect(await sent({ ...page, 'accept-encoding': 'gzip' })).toContain('client');
  expect((await other.inject({ url: '/index.html.br' })).statusCode).toBe(404);
  await other.close();
  copied.remove();
});

test.each(['/.env', '/assets/missing.js', '/../package.json', '/api/nowhere'])(
  'nothing is served at %s',
  async (url) => {
    const answer = await server.inject({ url, headers: page });
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain('client');
  },
);

test('a page names what it will ask for, in the language of its visitor', async () => {
  const linkOf = async (url: string, language: string) =>
    (await server.inject({ url, headers: { ...page, 'accept-language': language } })).headers.link;
  const english = '</assets/room-1.js>; rel=modulepreload, </assets/room-1.css>; rel=preload; as=style; crossorigin';
  expect(await linkOf('/t/abc?m=3', 'en-GB,en;q=0.8')).toBe(english);
  expect(await linkOf('/t/abc', 'nl, fr-CH;q=0.9, en;q=0.8')).toBe('</assets/fr-1.js>; rel=modulepreload');
  expect(await linkOf('/t/abc', 'nl')).toBe(english);
  expect(await linkOf('/elsewhere', 'en')).toBeUndefined();
});
