import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import { type Hint, hintsOf, type News, newsIn } from './peer-hints.ts';
import type { StoredEvent } from './storage/append.ts';

/** Between servers on one PostgreSQL: who has changed what. Only hints; what is true is in the tables. */
export interface Peers {
  /** What this server has stored and not told yet. */
  hint(table: string, events: readonly StoredEvent[]): void;
  /** Somebody came to a table here, or left it. */
  came(table: string): void;
  revoke(table: string, seat: number): void;
  close(): Promise<void>;
}

export interface PeerEvents {
  onNews(news: News): void;
  onPresence(tables: readonly string[]): void;
  onRevoked(table: string, seat: number): void;
  /** Hints may have been missed. */
  onReconnected(): void;
}

/** A single server has nobody to tell. */
export const noPeers: Peers = { hint() {}, came() {}, revoke() {}, close: async () => {} };

export const CHANNEL = 'majlis';
const GATHER = 5;
const RETRY = 1_000;

/**
 * Hears what others have stored, and tells what the journal does not: after the commit, on a connection of its own, and
 * gathered. PostgreSQL lets only one transaction that tells something commit at a time.
 */
export class PostgresPeers implements Peers {
  private readonly url: string;
  private readonly serverId: string;
  private readonly events: PeerEvents;
  private readonly log: FastifyBaseLogger;
  private client: pg.Client | null = null;
  private news = new Map<string, readonly StoredEvent[]>();
  private moved = new Set<string>();
  private timer: NodeJS.Timeout | null = null;
  private isClosed = false;
  private sending: Promise<void> = Promise.resolve();
  private isReconnecting = false;

  private constructor(url: string, serverId: string, events: PeerEvents, log: FastifyBaseLogger) {
    this.url = url;
    this.serverId = serverId;
    this.events = events;
    this.log = log;
  }

  static async open(url: string, serverId: string, events: PeerEvents, log: FastifyBaseLogger): Promise<PostgresPeers> {
    const peers = new PostgresPeers(url, serverId, events, log);
    await peers.connect();
    return peers;
  }

  hint(table: string, events: readonly StoredEvent[]): void {
    this.news.set(table, [...(this.news.get(table) ?? []), ...events]);
    this.flushSoon();
  }

  came(table: string): void {
    this.moved.add(table);
    this.flushSoon();
  }

  revoke(table: string, seat: number): void {
    this.send({ from: this.serverId, revoked: [table, seat] });
  }

  async close(): Promise<void> {
    this.isClosed = true;
    if (this.timer !== null) clearTimeout(this.timer);
    this.flush();
    await this.sending;
    await this.client?.end();
  }

  private flushSoon(): void {
    this.timer ??= setTimeout(() => this.flush(), GATHER);
  }

  private flush(): void {
    this.timer = null;
    const { news, moved } = this;
    this.news = new Map();
    this.moved = new Set();
    for (const hint of hintsOf(this.serverId, news, moved)) this.send(hint);
  }

  private send(hint: Hint): void {
    const notify = async () => {
      await this.client?.query({
        name: 'notify',
        text: 'select pg_notify($1, $2)',
        values: [CHANNEL, JSON.stringify(hint)],
      });
    };
    this.sending = this.sending.then(notify).catch((error) => this.log.warn(error));
  }

  private async connect(): Promise<void> {
    const client = new pg.Client({ connectionString: this.url, keepAlive: true });
    client.on('error', () => this.reconnect(client));
    client.on('end', () => this.reconnect(client));
    client.on('notification', ({ payload }) => this.hear(payload ?? ''));
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    this.client = client;
  }

  private reconnect(client: pg.Client): void {
    if (this.isClosed || this.isReconnecting || (this.client !== null && this.client !== client)) return;
    this.client = null;
    this.isReconnecting = true;
    setTimeout(() => this.tryAgain(), RETRY).unref();
  }

  private tryAgain(): void {
    this.connect().then(
      () => {
        this.isReconnecting = false;
        this.events.onReconnected();
      },
      () => setTimeout(() => this.tryAgain(), RETRY).unref(),
    );
  }

  private hear(payload: string): void {
    // Everybody hears what they have said themselves; it begins with who it is from.
    if (payload.startsWith(`{"from":"${this.serverId}"`)) return;
    const hint = JSON.parse(payload) as Hint;
    const news = newsIn(hint);
    if (news.size > 0) this.events.onNews(news);
    if (hint.moved !== undefined && hint.moved.length > 0) this.events.onPresence(hint.moved);
    if (hint.revoked !== undefined) this.events.onRevoked(...hint.revoked);
  }
}
