import { offered, shelf } from '@majlis/games';
import fastify, { type FastifyInstance } from 'fastify';
import { assets, assetsVersion } from './assets.ts';
import { homePage } from './home/home-page.ts';
import { notFoundPage } from './home/not-found-page.ts';

const SECURITY_HEADERS = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const;

const HTML = 'text/html; charset=utf-8';

export function createServer(): FastifyInstance {
  const server = fastify({ logger: { level: process.env.LOG_LEVEL ?? 'warn' }, forceCloseConnections: true });
  const home = homePage(offered(shelf)).text;
  const notFound = notFoundPage().text;

  server.addHook('onSend', async (_request, reply) => {
    reply.headers(SECURITY_HEADERS);
  });
  server.get('/', async (_request, reply) => reply.type(HTML).header('cache-control', 'no-cache').send(home));
  server.get('/healthz', async () => ({ ok: true }));
  server.get<{ Params: { version: string; '*': string } }>('/assets/:version/*', async (request, reply) => {
    const asset = assets.get(request.params['*']);
    if (asset === undefined) return reply.callNotFound();
    const keep = request.params.version === assetsVersion ? 'public, max-age=31536000, immutable' : 'no-cache';
    return reply.type(asset.type).header('cache-control', keep).send(asset.body);
  });
  server.setNotFoundHandler(async (_request, reply) => reply.code(404).type(HTML).send(notFound));
  return server;
}
