import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';

/** Between servers on one PostgreSQL: who has changed what. Only hints; what is true is in the tables. */
export interface Peers {
  hint(table: string): void;
  /** Somebody came to a table here, or left it. */
  came(table: string): void;
  revoke(table: string, seat: number): void;
  close(): Promise<void>;
}

export interface PeerEvents {
  onHint(tables: readonly string[]): void;
  onPresence(table: string): void;
  onRevoked(table: string, seat: number): void;
  /** Hints may have been missed. */
  onReconnected(): void;
}

/** A single server has nobody to tell. */
export const noPeers: Peers = { hint() {}, came() {}, revoke() {}, close: async () => {} };

const CHANNEL = 'majlis';
const GATHER = 15;
const RETRY = 1_000;
/** A notification holds fewer than 8000 bytes. */
const MOST_PER_HINT = 120;

/** After the commit, on a connection of its own, and gathered: inside the transaction it would hold up every commit. */
export class PostgresPeers implements Peers {
  private readonly url: string;
  private readonly serverId: string;
  private readonly events: PeerEvents;
  private readonly log: FastifyBaseLogger;
  private client: pg.Client | null = null;
  private changed = new Set<string>();
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

  hint(table: string): void {
    this.changed.add(table);
    this.timer ??= setTimeout(() => this.flush(), GATHER);
  }

  came(table: string): void {
    this.moved.add(table);
    this.timer ??= setTimeout(() => this.flush(), GATHER);
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

  private flush(): void {
    this.timer = null;
    const [changed, moved] = [[...this.changed], [...this.moved]];
    this.changed = new Set();
    this.moved = new Set();
    for (let i = 0; i < Math.max(changed.length, moved.length); i += MOST_PER_HINT) {
      const part = (tables: readonly string[]) => tables.slice(i, i + MOST_PER_HINT);
      this.send({ from: this.serverId, changed: part(changed), moved: part(moved) });
    }
  }

  private send(message: unknown): void {
    const notify = async () => {
      await this.client?.query('select pg_notify($1, $2)', [CHANNEL, JSON.stringify(message)]);
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
    const { from, changed, moved, revoked } = JSON.parse(payload) as {
      from: string;
      changed?: string[];
      moved?: string[];
      revoked?: [string, number];
    };
    if (from === this.serverId) return;
    if (changed !== undefined && changed.length > 0) this.events.onHint(changed);
    for (const table of moved ?? []) this.events.onPresence(table);
    if (revoked !== undefined) this.events.onRevoked(...revoked);
  }
}
