import { once } from 'node:events';
import type { Json, Seat } from '@majlis/kernel';
import type { Answer, Bye, Checked, ClientMessage, Room, SeatKey, ServerMessage, Update, Wish } from '@majlis/protocol';
import { WebSocket } from 'ws';

/** What a proxy says of where somebody comes from. */
export const forwardedFrom = (address: string | null): Record<string, string> =>
  address === null ? {} : { 'x-forwarded-for': address };

/** A guest over HTTP, as any client would be one. */
export class Visitor {
  readonly base: string;
  token = '';
  id = '';

  private readonly address: string | null;

  private constructor(base: string, address: string | null) {
    this.base = base;
    this.address = address;
  }

  static async named(base: string, name: string, address: string | null = null): Promise<Visitor> {
    const visitor = new Visitor(base, address);
    const { token, player } = await visitor.post('/api/guests', { name });
    visitor.token = token;
    visitor.id = player.id;
    return visitor;
  }

  // biome-ignore lint/suspicious/noExplicitAny: tests look at what they expect
  async call(method: string, path: string, body?: unknown, token = this.token): Promise<{ status: number; body: any }> {
    const response = await fetch(this.base + path, {
      method,
      headers: {
        ...forwardedFrom(this.address),
        ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : text };
  }

  // biome-ignore lint/suspicious/noExplicitAny: as above
  async post(path: string, body?: unknown, token = this.token): Promise<any> {
    return must(await this.call('POST', path, body, token));
  }

  // biome-ignore lint/suspicious/noExplicitAny: as above
  async get(path: string, token = this.token): Promise<any> {
    return must(await this.call('GET', path, undefined, token));
  }

  async table(wish: object): Promise<string> {
    return (await this.post('/api/tables', wish)).id;
  }

  join(table: string, seat?: Seat): Promise<SeatKey> {
    return this.post(`/api/tables/${table}/join`, seat === undefined ? {} : { seat });
  }
}

function must({ status, body }: { status: number; body: unknown }): unknown {
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body;
}

/** A connection to a table, with all it heard. */
export class Live {
  readonly socket: WebSocket;
  readonly heard: string[] = [];
  readonly updates = new Map<Update['viewer'], Update>();
  room: Room | null = null;
  bye: Bye | null = null;
  private readonly answers = new Map<string, (answer: Answer) => void>();
  private readonly checks = new Map<string, (checked: Checked) => void>();
  private listeners: (() => void)[] = [];
  private sent = 0;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data) => this.hear(String(data)));
    socket.on('close', () => this.wakeAll());
    socket.on('error', () => {});
  }

  static async at(base: string, table: string, keys: readonly (SeatKey | string)[] = []): Promise<Live> {
    const socket = new WebSocket(`${base.replace('http', 'ws')}/api/live`);
    const live = new Live(socket);
    await once(socket, 'open');
    live.say({
      type: 'hello',
      protocol: 1,
      table,
      seats: keys.map((key) => (typeof key === 'string' ? key : key.token)),
    });
    await live.until(() => live.bye !== null || (live.room !== null && live.updates.size >= Math.max(1, keys.length)));
    return live;
  }

  say(message: ClientMessage | string | Buffer): void {
    this.socket.send(typeof message === 'string' || Buffer.isBuffer(message) ? message : JSON.stringify(message));
  }

  async wish(wish: Record<string, unknown>, id = `m${++this.sent}`): Promise<Answer> {
    const answered = new Promise<Answer>((resolve) => this.answers.set(id, resolve));
    this.say({ id, ...wish } as Wish);
    return answered;
  }

  update(viewer: Update['viewer']): Update {
    const update = this.updates.get(viewer);
    if (update === undefined) throw new Error(`no update for ${viewer}`);
    return update;
  }

  play(seat: Seat, action: Json, id?: string): Promise<Answer> {
    const decision = this.update(seat).decision?.id ?? '0.0';
    return this.wish({ type: 'play', seat, decision, action }, id);
  }

  check(seat: Seat, action: Json, decision = this.update(seat).decision?.id ?? '0.0'): Promise<Checked['refusal']> {
    const id = `m${++this.sent}`;
    const checked = new Promise<Checked>((resolve) => this.checks.set(id, resolve));
    this.say({ type: 'check', id, seat, decision, action });
    return checked.then(({ refusal }) => refusal);
  }

  async until(condition: () => boolean, seconds = 120): Promise<void> {
    const end = Date.now() + seconds * 1000;
    while (!condition()) {
      if (Date.now() > end) throw new Error('waited in vain');
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, 200);
        this.listeners.push(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
  }

  async close(): Promise<void> {
    if (this.socket.readyState === WebSocket.CLOSED) return;
    const closed = once(this.socket, 'close');
    this.socket.close();
    await closed;
  }

  private hear(text: string): void {
    this.heard.push(text);
    const message = JSON.parse(text) as ServerMessage;
    if (message.type === 'update') this.updates.set(message.viewer, message);
    if (message.type === 'room') this.room = message;
    if (message.type === 'bye') this.bye = message;
    if (message.type === 'checked') this.checks.get(message.id)?.(message);
    if (message.type === 'answer') this.answers.get(message.id)?.(message);
    this.wakeAll();
  }

  private wakeAll(): void {
    const { listeners } = this;
    this.listeners = [];
    for (const wake of listeners) wake();
  }
}
