import { isModest, MAX_DEPTH } from '@majlis/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressOf, Buckets } from '../limits.ts';
import { Tally } from '../tally.ts';
import type { Reception } from './house.ts';
import { Problem } from './problem.ts';

/** Runs before every route under /api: rate limits, and which pages may use it. */
export function addDoor(server: FastifyInstance, { limits, time, origins }: Reception): void {
  const requests = new Buckets(limits.requests, time);
  const underWay = new Tally(limits.underWay);
  server.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/')) return;
    const address = addressOf(request.ip);
    if (!requests.take(address)) throw new Problem(429, 'too-many');
    // Bodies that do not come and answers that nobody reads are kept here meanwhile. Connections to tables are counted
    // by themselves.
    if (request.headers.upgrade === undefined) {
      if (!underWay.add(address)) throw new Problem(429, 'too-many');
      reply.raw.once('close', () => underWay.remove(address));
    }
    if (!isWelcome(request, origins)) throw new Problem(403, 'foreign-origin');
  });
  // Before any schema looks at it: what is nested too deep would overflow whoever walks through it.
  server.addHook('preValidation', async ({ body }) => {
    if (!isModest(body)) throw new Problem(400, 'bad-request', { message: `nested deeper than ${MAX_DEPTH}` });
  });
  // A refused WebSocket has left Node's list of connections: nobody else would ever close it.
  server.addHook('onResponse', async (request, reply) => {
    if (request.headers.upgrade !== undefined && reply.statusCode >= 400) request.raw.socket.destroySoon();
  });
  server.addHook('onSend', async (request, reply) => {
    // Answers hold views and tokens, so no cache on the way may store them.
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
}

/** Browsers tell which page is asking; other clients have no cookies of anybody's to abuse. */
function isWelcome({ headers, method }: FastifyRequest, origins: readonly string[]): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  const isPlainLook = (method === 'GET' || method === 'HEAD') && headers.upgrade === undefined;
  if (isPlainLook || origins.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
