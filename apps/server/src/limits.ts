import type { Time } from './time.ts';

/** A token bucket: this many at once, refilled at this many per second. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

export class Bucket {
  private left: number;
  private at: number;
  private readonly rate: Rate;

  constructor(rate: Rate, now: number) {
    this.rate = rate;
    this.left = rate.burst;
    this.at = now;
  }

  /** False: too many. */
  take(now: number, cost = 1): boolean {
    this.left = Math.min(this.rate.burst, this.left + ((now - this.at) / 1000) * this.rate.perSecond);
    this.at = now;
    if (this.left < cost) return false;
    this.left -= cost;
    return true;
  }

  /** Full again: forgetting it changes nothing. */
  isFull(now: number): boolean {
    return this.left + ((now - this.at) / 1000) * this.rate.perSecond >= this.rate.burst;
  }
}

/** What counts as one address: whoever has an IPv6 address has 2^64 of them. */
export function addressOf(ip: string): string {
  if (!ip.includes(':')) return ip;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  const [head = '', tail = ''] = ip.split('%')[0]!.split('::');
  const [front, back] = [head, tail].map((part) => (part === '' ? [] : part.split(':')));
  const zeros = ip.includes('::') ? Array(Math.max(0, 8 - front!.length - back!.length)).fill('0') : [];
  return `${[...front!, ...zeros, ...back!].slice(0, 4).join(':')}::/64`;
}

/**
 * A bucket for each address, seat or whatever else is counted apart; those that are full again are forgotten. Where
 * there are too many, those that were used longest ago are: somebody with very many addresses gains nothing by it, and
 * must not keep out everybody else.
 */
export class Buckets {
  private readonly buckets = new Map<string, Bucket>();
  private readonly rate: Rate;
  private readonly time: Time;
  private readonly most: number;

  constructor(rate: Rate, time: Time, most = 50_000) {
    this.rate = rate;
    this.time = time;
    this.most = most;
  }

  take(key: string, cost = 1): boolean {
    const now = this.time.ticks();
    const known = this.buckets.get(key);
    if (known === undefined && this.buckets.size >= this.most) this.makeRoom(now);
    const bucket = known ?? new Bucket(this.rate, now);
    // In the order in which they were last used.
    this.buckets.delete(key);
    this.buckets.set(key, bucket);
    return bucket.take(now, cost);
  }

  /** For a good many at once: looking through all of them for each would be a way to keep the server busy. */
  private makeRoom(now: number): void {
    for (const [key, bucket] of this.buckets) if (bucket.isFull(now)) this.buckets.delete(key);
    for (const key of this.buckets.keys()) {
      if (this.buckets.size <= 0.9 * this.most) break;
      this.buckets.delete(key);
    }
  }
}

export interface Limits {
  /** HTTP requests of an address. */
  readonly requests: Rate;
  /** Guests and tables an address makes, recovery words it tries. */
  readonly making: Rate;
  readonly recovery: Rate;
  /** Table codes an address tries: there are a billion, and few tables waiting for players. */
  readonly codes: Rate;
  /** Tables of an address that everybody sees. */
  readonly listing: Rate;
  /** Finished games an address uploads: each is replayed from the beginning. */
  readonly uploads: Rate;
  /** Test notifications of a player; confirmation emails, by sender and by recipient. */
  readonly tests: Rate;
  readonly letters: Rate;
  /** How often somebody goes on holiday or comes back: it is written into the journal of each of their tables. */
  readonly holidays: Rate;
  /** Messages of a connection, and of a seat over all its connections. */
  readonly messages: Rate;
  /** How often a seat may `check`: less often than messages, so that checking leaves room for playing. */
  readonly checks: Rate;
  readonly chat: Rate;
  /** Standing answers, mutes, pauses and the like of a seat: rarer than moves, and stored forever. */
  readonly settings: Rate;
  /** How often a connection may ask for everything again. */
  readonly syncs: Rate;
  /** Pings and pongs of a connection, which are answered by nobody's rules. */
  readonly pings: Rate;
  readonly connectionsPerAddress: number;
  /** Requests of an address that are not answered yet, or whose answers it has not read. */
  readonly underWay: number;
  /** Bytes that the connections of an address, and of all together, may leave unread. */
  readonly unread: number;
  readonly unreadOfAll: number;
  /** Milliseconds for which an address is ignored after a flood from it was cut off. */
  readonly rest: number;
}

export const LIMITS: Limits = {
  requests: { burst: 120, perSecond: 20 },
  making: { burst: 30, perSecond: 0.5 },
  recovery: { burst: 5, perSecond: 1 / 60 },
  codes: { burst: 10, perSecond: 1 / 20 },
  listing: { burst: 6, perSecond: 1 / 120 },
  uploads: { burst: 12, perSecond: 1 / 20 },
  tests: { burst: 6, perSecond: 1 / 20 },
  letters: { burst: 4, perSecond: 1 / 3600 },
  holidays: { burst: 6, perSecond: 1 / 60 },
  messages: { burst: 40, perSecond: 10 },
  checks: { burst: 20, perSecond: 5 },
  chat: { burst: 8, perSecond: 0.5 },
  settings: { burst: 20, perSecond: 1 },
  syncs: { burst: 6, perSecond: 0.5 },
  pings: { burst: 20, perSecond: 1 },
  connectionsPerAddress: 200,
  underWay: 100,
  unread: 16_000_000,
  unreadOfAll: 128_000_000,
  rest: 1_000,
};
