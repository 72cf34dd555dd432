import { lookup as lookUp } from 'node:dns';
import { request as requestPlain } from 'node:http';
import { request } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/**
 * What players name is asked for by the server, from inside its network. So it may reach what lies open to everybody,
 * and nothing else: https on the usual port, public addresses, no redirects, a short answer in a short time. The address
 * that was checked is the address that is connected to, so that a name cannot point elsewhere in between.
 */
const CLOSED = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  CLOSED.addSubnet(net, bits, 'ipv4');

/** Of the addresses of version 6 only those given to the public Internet, and none that carries another inside. */
const OPEN6 = new BlockList();
OPEN6.addSubnet('2000::', 3, 'ipv6');
const CLOSED6 = new BlockList();
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3ffe::', 16],
  ['3fff::', 20],
] as const)
  CLOSED6.addSubnet(net, bits, 'ipv6');

export function isPublic(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !CLOSED.check(address, 'ipv4');
  return version === 6 && OPEN6.check(address, 'ipv6') && !CLOSED6.check(address, 'ipv6');
}

/** Why nothing is sent there. */
export class Forbidden extends Error {
  override readonly name = 'Forbidden';
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

const LONGEST_URL = 1_000;

/** Host and port, or host alone, that an operator allows although they are none of the public ones. */
export type Allowed = ReadonlySet<string>;

const bare = (host: string): string => host.replace(/^\[|\]$/g, '');
const isAllowed = (url: URL, allowed: Allowed): boolean => allowed.has(url.host) || allowed.has(url.hostname);

/** The address as it will be used; throws `Forbidden` for one that may not be. */
export function checkUrl(text: string, allowed: Allowed): URL {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
  if (text.length > LONGEST_URL || /[\u0000-\u0020\u007f\\]/.test(text)) throw new Forbidden('url-malformed');
  if (!URL.canParse(text)) throw new Forbidden('url-malformed');
  const url = new URL(text);
  if (url.username !== '' || url.password !== '') throw new Forbidden('url-with-password');
  if (isAllowed(url, allowed) && /^https?:$/.test(url.protocol)) return url;
  if (url.protocol !== 'https:') throw new Forbidden('url-not-https');
  if (url.port !== '') throw new Forbidden('url-odd-port');
  const host = bare(url.hostname);
  if (isIP(host) !== 0) {
    if (!isPublic(host)) throw new Forbidden('url-private');
  } else if (
    !host.includes('.') ||
    host.endsWith('.') ||
    /\.(local|localhost|internal|lan|home|corp|test)$/.test(host)
  ) {
    throw new Forbidden('url-private');
  }
  return url;
}

type Resolve = (host: string) => Promise<readonly { readonly address: string; readonly family: number }[]>;

const resolveAll: Resolve = (host) =>
  new Promise((resolve, reject) => {
    lookUp(host, { all: true, verbatim: true }, (error, found) => (error === null ? resolve(found) : reject(error)));
  });

/** One private address among several is enough to refuse the name: somebody is playing tricks. */
function guardedLookup(resolve: Resolve, isFree: boolean): LookupFunction {
  return (host, options, done) => {
    resolve(host).then(
      (found) => {
        const first = found[0];
        if (first === undefined) done(new Forbidden('host-unknown'), '', 0);
        else if (!isFree && !found.every(({ address }) => isPublic(address))) done(new Forbidden('url-private'), '', 0);
        else if (options.all) done(null, [...found] as never);
        else done(null, first.address, first.family);
      },
      () => done(new Forbidden('host-unknown'), '', 0),
    );
  };
}

export interface Answered {
  readonly status: number;
  /** Seconds, where the other side asks to wait. */
  readonly retryAfter: number | null;
}

export interface Outside {
  readonly allowed: Allowed;
  readonly timeout: number;
  readonly resolve?: Resolve;
}

const LONGEST_ANSWER = 65_536;

/** Sends a body to an address somebody else has named. A redirect is an answer like any other: it is not followed. */
export function post(
  to: string,
  headers: Readonly<Record<string, string | number>>,
  body: string | Buffer,
  { allowed, timeout, resolve = resolveAll }: Outside,
): Promise<Answered> {
  return new Promise((done, fail) => {
    const url = checkUrl(to, allowed);
    const isFree = isAllowed(url, allowed);
    const send = url.protocol === 'https:' ? request : requestPlain;
    const outgoing = send(url, { method: 'POST', headers, lookup: guardedLookup(resolve, isFree), agent: false });
    const timer = setTimeout(() => outgoing.destroy(new Forbidden('timeout')), timeout);
    outgoing.on('error', (error) => {
      clearTimeout(timer);
      fail(error);
    });
    outgoing.on('response', (answer) => {
      let length = 0;
      answer.on('data', (chunk: Buffer) => {
        length += chunk.length;
        if (length > LONGEST_ANSWER) answer.destroy();
      });
      answer.on('close', () => {
        clearTimeout(timer);
        const wait = Number(answer.headers['retry-after']);
        done({ status: answer.statusCode!, retryAfter: Number.isFinite(wait) && wait > 0 ? wait : null });
      });
    });
    outgoing.end(body);
  });
}
