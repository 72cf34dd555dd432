import fastify, { type FastifyInstance, LogController } from 'fastify';
import { assets, assetsVersion } from './assets.ts';
import { Problem, sendProblem } from './http/problem.ts';
import { notFoundPage } from './pages/not-found-page.ts';
import { StorageError } from './storage/storage-error.ts';
import { Busy } from './tables/turns.ts';
import { addWebClient, isPage } from './web-client.ts';

/** Nothing from elsewhere, nothing inline, no frames. */
const CONTENT_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "media-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const SECURITY_HEADERS = {
  'content-security-policy': CONTENT_POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const;

const HTML = 'text/html; charset=utf-8';
const LARGEST_BODY = 65_536;
const REQUEST_WITHIN = 15_000;
const READ_WITHIN = 60_000;
const LOOK_EVERY = 2_000;

export interface ServerOptions {
  readonly logLevel?: string;
  /** How many proxies stand before it. What was written before the first of them anybody may have written. */
  readonly trustProxy?: number;
  /** The folder of the built web client, if it is to be served. */
  readonly webClient?: string;
  /** Milliseconds in which a request, headers and body, has to be here. */
  readonly requestWithin?: number;
}

/** The pages, and what every answer has in common. The API is added by `openMajlis`. */
export function createServer(options: ServerOptions = {}): FastifyInstance {
  const { logLevel = 'warn', trustProxy = 0, webClient, requestWithin = REQUEST_WITHIN } = options;
  const server = fastify({
    // Addresses of tables are half a secret and headers hold whole ones: neither is logged.
    logger: { level: logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustProxy === 0 ? false : (_address: string, hop: number) => hop < trustProxy,
    bodyLimit: LARGEST_BODY,
    forceCloseConnections: true,
    // Whoever does not read what they asked for is not waited for.
    connectionTimeout: READ_WITHIN,
    // Whoever sends a byte a second does not keep a connection for ever.
    requestTimeout: requestWithin,
    http: { headersTimeout: requestWithin, connectionsCheckingInterval: Math.min(LOOK_EVERY, requestWithin) },
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false, allErrors: false } },
  });
  const notFound = notFoundPage();

  server.addHook('onSend', async (_request, reply) => {
    reply.headers(SECURITY_HEADERS);
  });
  const page = webClient === undefined ? null : addWebClient(server, webClient);
  if (page === null) {
    // Without a client to serve, what there is to see is the API.
    server.get('/', { schema: { hide: true } as never }, async (_request, reply) => reply.redirect('/api/docs'));
  }
  server.get<{ Params: { version: string; '*': string } }>(
    '/assets/:version/*',
    { schema: { hide: true } as never },
    async (request, reply) => {
      const asset = assets.get(request.params['*']);
      if (asset === undefined) return reply.callNotFound();
      const keep = request.params.version === assetsVersion ? 'public, max-age=31536000, immutable' : 'no-cache';
      return reply.type(asset.type).header('cache-control', keep).send(asset.body);
    },
  );
  server.setNotFoundHandler(async (request, reply) => {
    if (request.url.startsWith('/api/')) return sendProblem(reply, new Problem(404, 'no-such-route'));
    if (page !== null && isPage(request)) return page(request, reply);
    return reply.code(404).type(HTML).send(notFound);
  });
  server.setErrorHandler(async (error: Error & { statusCode?: number; validation?: unknown }, request, reply) => {
    if (error instanceof Problem) return sendProblem(reply, error);
    if (error.validation !== undefined)
      return sendProblem(reply, new Problem(400, 'bad-request', { message: error.message }));
    if (error instanceof StorageError) {
      request.log.error(error);
      return sendProblem(reply, new Problem(503, 'unavailable'));
    }
    if (error instanceof Busy) return sendProblem(reply, new Problem(503, 'busy'));
    const status = error.statusCode ?? 500;
    if (status < 500) return sendProblem(reply, new Problem(status, status === 413 ? 'too-long' : 'bad-request'));
    request.log.error(error);
    return sendProblem(reply, new Problem(500, 'unexpected'));
  });
  return server;
}
