import { connect, type Socket } from 'node:net';
import type { SeatKey } from '@majlis/protocol';
import { WebSocket } from 'ws';

/** Where hostile clients come in, what they hold, and how much they send. */
export interface Flood {
  readonly base: string;
  /** Seats of tables of their own. */
  readonly keys: readonly SeatKey[];
  /** A table of other people, which they may watch. */
  readonly watched: string;
  readonly messages: number;
  readonly perSecond: number;
}

export interface Flooded {
  readonly sent: Record<string, number>;
  /** Answers that say no, yes, and goodbye. */
  refused: number;
  accepted: number;
  shownOut: number;
}

const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const text = (message: object): string => JSON.stringify(message);
const TOKEN = `majlis-seat-${'a'.repeat(52)}`;
const wish = (type: string, n: number, seat: number, more: object = {}): string =>
  text({ type, id: `h${n}`, seat, ...more });
const standing = (n: number) => ({
  answers: Array.from({ length: 16 }, (_, i) => ({
    prompt: `${n}-${i}`.padEnd(80, 'x'),
    action: { type: 'pass' },
    until: 'cancelled',
  })),
});

/** What comes over a WebSocket: each kind from a connection of its own. */
const KINDS: Readonly<Record<string, (socket: WebSocket, n: number, key: SeatKey) => void>> = {
  malformed: (socket, n) => socket.send('{'.repeat(1 + (n % 50))),
  binary: (socket, n) => socket.send(Buffer.alloc(n % 500, n)),
  prototypes: (socket, n) => socket.send(`{"__proto__":{"type":"undo"},"id":"q${n}","seat":0}`),
  'deep answers': (socket, n, { seat }) =>
    socket.send(
      `{"type":"setStanding","id":"d${n}","seat":${seat},"answers":[{"prompt":"x","until":"cancelled","action":${nested(5_000)}}]}`,
    ),
  'deep moves': (socket, n, { seat }) =>
    socket.send(`{"type":"play","id":"d${n}","seat":${seat},"decision":"0.0","action":${nested(500)}}`),
  'too long': (socket) => socket.send(`"${'x'.repeat(20_000)}"`),
  'far too long': (socket) => socket.send('x'.repeat(200_000)),
  'foreign seats': (socket, n) => socket.send(wish('play', n, 5, { decision: '0.0', action: null })),
  'stale moves': (socket, n, { seat }) =>
    socket.send(wish('play', n, seat, { decision: '0.0', action: { type: 'pass' } })),
  checks: (socket, n, { seat }) => socket.send(wish('check', n, seat, { decision: '0.0', action: [n] })),
  'forged keys': (socket, n) =>
    socket.send(text({ type: 'hello', protocol: 1, table: 'a'.repeat(26), seats: [TOKEN], n })),
  'going back': (socket, n, { seat }) => socket.send(wish('proposeTakeback', n, seat, { to: n % 1_000 })),
  'standing answers': (socket, n, { seat }) => socket.send(wish('setStanding', n, seat, standing(n))),
  mutes: (socket, n, { seat }) => socket.send(wish('mute', n, seat, { other: 1 - (seat % 2), on: n % 2 === 0 })),
  talk: (socket, n, { seat }) => socket.send(wish('say', n, seat, { text: `${n} `.padEnd(500, 'x') })),
  'untimely wishes': (socket, n, { seat }) => socket.send(wish(n % 2 === 0 ? 'handBack' : 'resume', n, seat)),
  sync: (socket) => socket.send('{"type":"sync"}'),
  pings: (socket) => socket.ping('x'.repeat(100)),
  pongs: (socket) => socket.pong('x'.repeat(100)),
  pieces: (socket) => socket.send('', { fin: false }),
};

/** What comes over HTTP. */
const REQUESTS: Readonly<Record<string, (n: number, key: SeatKey) => readonly [path: string, body: string | null]>> = {
  'deep tables': () => ['/api/tables', `{"game":"lantern","seats":2,"config":${nested(5_000)}}`],
  'deep arrangements': (_, { table }) => [`/api/tables/${table}/arrange`, `{"seats":2,"config":${nested(3_000)}}`],
  'wrong words': (_, { table }) => [`/api/tables/${table}/recover`, '{"words":"lamu besi doka nifu raza pilo"}'],
  'forged games': (n) => ['/api/uploads', text({ record: { game: 'lantern', seed: `${n}`, actions: [] } })],
  codes: (n) => [
    `/api/codes/${(n % 1_000_000)
      .toString(32)
      .replace(/[018-9w-z]/g, 'a')
      .padStart(6, 'a')}`,
    null,
  ],
  'other paths': (n) => [`/assets/../../etc/passwd?${n}`, null],
};
/** Requests cost more than messages, on both sides. */
const ONE_REQUEST_IN = 50;
const SLOW_BODIES = 20;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** One who sends one kind of thing, and comes back whenever they are shown out. */
class Attacker {
  private socket: WebSocket | null = null;
  private readonly kind: string;
  private readonly address: string;
  private readonly flood: Flood;
  private readonly key: SeatKey;
  private readonly flooded: Flooded;

  constructor(kind: string, number: number, flood: Flood, flooded: Flooded) {
    this.kind = kind;
    this.address = `198.51.100.${number}`;
    this.flood = flood;
    this.key = flood.keys[number % flood.keys.length]!;
    this.flooded = flooded;
  }

  /** How many of these could be sent now. */
  burst(n: number, most: number): number {
    const { socket } = this;
    if (socket === null || socket.readyState >= WebSocket.CLOSING) this.open();
    if (socket?.readyState !== WebSocket.OPEN || socket.bufferedAmount > 500_000) return 0;
    for (let i = 0; i < most; i++) KINDS[this.kind]!(socket, n + i, this.key);
    this.flooded.sent[this.kind] = (this.flooded.sent[this.kind] ?? 0) + most;
    return most;
  }

  close(): void {
    this.socket?.terminate();
  }

  private open(): void {
    const headers = { 'x-forwarded-for': this.address };
    const socket = new WebSocket(`${this.flood.base.replace('http', 'ws')}/api/live`, { headers });
    const watches = this.kind === 'sync';
    const table = watches ? this.flood.watched : this.key.table;
    const seats = watches ? [] : [this.key.token];
    socket.on('open', () => socket.send(text({ type: 'hello', protocol: 1, table, seats })));
    socket.on('error', () => {});
    socket.on('message', (data) => {
      const start = String(data).slice(0, 200);
      if (/^\{"type":"problem"|"ok":false/.test(start)) this.flooded.refused++;
      if (start.includes('"ok":true')) this.flooded.accepted++;
      if (start.startsWith('{"type":"bye"')) this.flooded.shownOut++;
    });
    this.socket = socket;
  }
}

async function request({ base, keys }: Flood, flooded: Flooded, n: number): Promise<void> {
  const names = Object.keys(REQUESTS);
  const name = names[n % names.length]!;
  const key = keys[n % keys.length]!;
  const [path, body] = REQUESTS[name]!(n, key);
  flooded.sent[name] = (flooded.sent[name] ?? 0) + 1;
  const headers = {
    'x-forwarded-for': `198.51.100.${100 + (n % 20)}`,
    authorization: `Bearer ${TOKEN}`,
    ...(body === null ? {} : { 'content-type': 'application/json' }),
  };
  const answer = await fetch(base + path, { method: body === null ? 'GET' : 'POST', headers, body }).catch(() => null);
  await answer?.arrayBuffer().catch(() => {});
  if (answer !== null && answer.status >= 400) flooded.refused++;
  if (answer?.status === 200) flooded.accepted++;
}

/** Begins requests that never end. */
function slowBodies({ base }: Flood): () => void {
  const { hostname, port } = new URL(base);
  const sockets: Socket[] = [];
  const begin = (i: number): void => {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => {});
    socket.write(
      `POST /api/guests HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 60000\r\n\r\n`,
    );
    sockets[i] = socket;
  };
  const drip = setInterval(() => {
    for (let i = 0; i < SLOW_BODIES; i++) {
      if (sockets[i] === undefined || sockets[i]!.destroyed) begin(i);
      else sockets[i]!.write(' ');
    }
  }, 1_000);
  return () => {
    clearInterval(drip);
    for (const socket of sockets) socket.destroy();
  };
}

/** Sends so many messages of every kind, at the rate that is asked for or as fast as they are taken. */
export async function flood(wanted: Flood): Promise<Flooded> {
  const flooded: Flooded = { sent: {}, refused: 0, accepted: 0, shownOut: 0 };
  const attackers = Object.keys(KINDS).map((kind, i) => new Attacker(kind, i, wanted, flooded));
  const stopDripping = slowBodies(wanted);
  const asking = new Set<Promise<void>>();
  const begun = performance.now();
  let sent = 0;
  let turn = 0;
  while (sent < wanted.messages) {
    const due = Math.min(wanted.messages, ((performance.now() - begun) / 1000) * wanted.perSecond);
    for (let i = 0; i < attackers.length && sent < due; i++) {
      sent += attackers[turn++ % attackers.length]!.burst(sent, Math.ceil(Math.min(40, due - sent)));
    }
    if (asking.size < 4 && sent / ONE_REQUEST_IN > requested(flooded)) {
      const one = request(wanted, flooded, requested(flooded)).finally(() => asking.delete(one));
      asking.add(one);
      sent++;
    }
    await sleep(4);
  }
  await Promise.all(asking);
  stopDripping();
  for (const attacker of attackers) attacker.close();
  return flooded;
}

const requested = ({ sent }: Flooded): number =>
  Object.keys(REQUESTS).reduce((sum, name) => sum + (sent[name] ?? 0), 0);
