import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const COMPRESSIBLE = /^(text|image\/svg|application\/(json|manifest))/;
/** What a bundler names after its content never changes. */
const HASHED = /[-.][A-Za-z0-9_-]{8,}\.\w+$/;

const compress = promisify(brotliCompress);
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

interface File {
  readonly type: string;
  readonly body: Buffer;
  readonly keep: string;
  small: Promise<Buffer> | null;
}

function filesOf(folder: string): ReadonlyMap<string, File> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    entries.flatMap((entry) => {
      const path = join(entry.parentPath, entry.name);
      const type = TYPES[extname(entry.name)];
      if (type === undefined || entry.name.startsWith('.')) return [];
      const keep = HASHED.test(entry.name) ? 'public, max-age=31536000, immutable' : 'no-cache';
      const url = `/${path.slice(folder.length).replaceAll('\\', '/')}`;
      // The client's build lays small copies beside its files, smaller than there is time for now.
      const small = existsSync(`${path}.br`) ? Promise.resolve(readFileSync(`${path}.br`)) : null;
      return [[url, { type, body: readFileSync(path), keep, small } satisfies File]];
    }),
  );
}

async function send(request: FastifyRequest, reply: FastifyReply, file: File): Promise<FastifyReply> {
  reply.type(file.type).header('cache-control', file.keep).header('vary', 'accept-encoding');
  const takesBrotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
  if (!takesBrotli || !COMPRESSIBLE.test(file.type)) return reply.send(file.body);
  file.small ??= compress(file.body, QUALITY);
  return reply.header('content-encoding', 'br').send(await file.small);
}

/** Where the web client is built to: the same from src/ and from the bundle in dist/. */
export const WEB_CLIENT = fileURLToPath(new URL('../../web/dist/', import.meta.url));

interface Preloads {
  readonly path: RegExp;
  /** By language, what the page at such an address will ask for. */
  readonly links: Readonly<Record<string, string>>;
}

const linkTo = (file: string): string =>
  file.endsWith('.css') ? `</${file}>; rel=preload; as=style; crossorigin` : `</${file}>; rel=modulepreload`;

/** What the client's build says its pages need; named in a header, it comes at once and not one after the other. */
function preloadsOf(folder: string): readonly Preloads[] {
  const list = join(folder, 'preloads.json');
  if (!existsSync(list)) return [];
  const routes = JSON.parse(readFileSync(list, 'utf8')) as { path: string; files: Record<string, string[]> }[];
  return routes.map(({ path, files }) => ({
    path: new RegExp(path),
    links: Object.fromEntries(Object.entries(files).map(([locale, needed]) => [locale, needed.map(linkTo).join(', ')])),
  }));
}

/** The first language the visitor wishes for that there is; English else, as the client has it. */
function localeOf(wishes: string | undefined, links: Preloads['links']): string {
  const wished = (wishes ?? '').split(',').map((wish) => wish.trim().slice(0, 2).toLowerCase());
  return wished.find((locale) => Object.hasOwn(links, locale)) ?? 'en';
}

type Serve = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Serves the built web client. Gives back what to serve at addresses that are pages of it; null if there is none. */
export function addWebClient(server: FastifyInstance, folder: string): Serve | null {
  if (!existsSync(join(folder, 'index.html'))) return null;
  const files = filesOf(folder);
  const index = files.get('/index.html')!;
  const hide = { schema: { hide: true } as never };
  const preloads = preloadsOf(folder);
  const page: Serve = (request, reply) => {
    const path = request.url.replace(/[?#].*$/, '');
    const links = preloads.find((route) => route.path.test(path))?.links;
    const link = links?.[localeOf(request.headers['accept-language'], links)];
    if (link !== undefined) reply.header('link', link);
    return send(request, reply, index);
  };
  server.get('/', hide, page);
  for (const [url, file] of files) server.get(url, hide, (request, reply) => send(request, reply, file));
  return page;
}

/** Somebody has opened an address, rather than a page having asked for a file. */
export const isPage = ({ method, url, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  !/^[^?]*\.\w+(\?|$)/.test(url) &&
  (headers.accept ?? '').includes('text/html');
