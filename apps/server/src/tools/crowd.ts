import { games } from '@majlis/games';
import type { Seat } from '@majlis/kernel';
import type { Answer, SeatKey, ServerMessage, Update } from '@majlis/protocol';
import { WebSocket } from 'ws';
import { forwardedFrom, Visitor } from './client.ts';

/** The real games; the small one only where there is no other. */
export const realGames = (): string[] => {
  const real = games.map(({ id }) => id).filter((id) => id !== 'lantern');
  return real.length > 0 ? real : ['lantern'];
};

export type Move = { readonly id: string; readonly text: string; readonly seat: Seat };

export interface Faults {
  lost: number;
  repeated: number;
  disordered: number;
}

/** As pages do, after a `drain` or where nobody answered. */
const COME_BACK_AFTER = 250;
/** How long a table may take to appear on a busy machine. */
const SHOWN_WITHIN = 60_000;

/** One seat of one table, connected. Keeps the last update and checks that none is missing. */
class SeatClient {
  update: Update | null = null;
  /** Why it had to come again before it saw anything, in order. */
  readonly setbacks: string[] = [];
  private socket: WebSocket;
  private isClosed = false;

  constructor(
    base: string,
    key: SeatKey,
    faults: Faults,
    heard: (update: Update) => void,
    answered: (answer: Answer) => void,
    address: string | null,
  ) {
    const headers = forwardedFrom(address);
    const connect = (): WebSocket => {
      const socket = new WebSocket(`${base.replace('http', 'ws')}/api/live`, { perMessageDeflate: false, headers });
      let last = '';
      socket.on('open', () => {
        last = 'closed after the greeting';
        socket.send(JSON.stringify({ type: 'hello', protocol: 1, table: key.table, seats: [key.token] }));
      });
      socket.on('error', ({ message }) => {
        last = message;
      });
      socket.on('message', (data) => {
        const message = JSON.parse(String(data)) as ServerMessage;
        if (message.type === 'answer') answered(message);
        if (message.type === 'bye') last = `bye ${message.code}`;
        if (message.type !== 'update') return;
        this.check(message, faults);
        this.update = message;
        heard(message);
      });
      socket.on('close', () => {
        if (this.isClosed || this.update !== null) return;
        this.setbacks.push(last);
        setTimeout(() => {
          if (!this.isClosed) this.socket = connect();
        }, COME_BACK_AFTER);
      });
      return socket;
    };
    this.socket = connect();
  }

  send(text: string): void {
    this.socket.send(text);
  }

  close(): void {
    this.isClosed = true;
    this.socket.terminate();
  }

  private check({ seq }: Update, faults: Faults): void {
    if (this.update === null) return;
    const step = seq - this.update.seq;
    if (step === 0) faults.repeated++;
    if (step < 0) faults.disordered++;
    if (step > 1) faults.lost += step - 1;
  }
}

/** A table with a person in every seat, all of them us. */
export class Crowd {
  readonly table: string;
  readonly keys: readonly SeatKey[];
  readonly game: string;
  readonly faults: Faults;
  private readonly clients: SeatClient[];
  private sent = 0;
  private waiting: {
    move: Move;
    done: (answer: Answer | null) => void;
    answered: (answer: Answer) => void;
    answer: Answer | null;
  } | null = null;

  private constructor(
    base: string,
    table: string,
    game: string,
    keys: readonly SeatKey[],
    faults: Faults,
    address: string | null,
  ) {
    this.table = table;
    this.game = game;
    this.keys = keys;
    this.faults = faults;
    this.clients = keys.map(
      (key) =>
        new SeatClient(
          base,
          key,
          faults,
          () => this.settle(),
          (answer) => this.hearAnswer(answer),
          address,
        ),
    );
  }

  /** `address`: where they seem to come from, for a server that believes a proxy. */
  static async gather(
    base: string,
    game: string,
    seats: number,
    faults: Faults,
    address: string | null = null,
  ): Promise<Crowd> {
    const visitor = await Visitor.named(base, 'Load', address);
    const table = await visitor.table({ game, seats });
    const keys: SeatKey[] = [];
    for (let seat = 0; seat < seats; seat++) keys.push(await visitor.join(table, seat));
    await visitor.post(`/api/tables/${table}/start`);
    return Crowd.meet(base, table, game, keys, faults, address);
  }

  /** Connects to a table that is there already. */
  static async meet(
    base: string,
    table: string,
    game: string,
    keys: readonly SeatKey[],
    faults: Faults,
    address: string | null = null,
  ): Promise<Crowd> {
    const crowd = new Crowd(base, table, game, keys, faults, address);
    const end = Date.now() + SHOWN_WITHIN;
    while (!crowd.clients.every(({ update }) => update !== null)) {
      if (Date.now() > end) {
        crowd.close();
        throw new Error(`the table does not show itself; ${crowd.setbacks}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    return crowd;
  }

  get isOver(): boolean {
    return this.clients[0]!.update!.phase !== 'playing';
  }

  get hadSetbacks(): boolean {
    return this.clients.some(({ setbacks }) => setbacks.length > 0);
  }

  /** What kept the seats from seeing the table, for whoever wants to know why. */
  get setbacks(): string {
    const told = this.clients.map(({ update, setbacks }, seat) => {
      const counts = new Map<string, number>();
      for (const setback of setbacks) counts.set(setback, (counts.get(setback) ?? 0) + 1);
      const reasons = [...counts].map(([reason, count]) => `${count} × ${reason}`).join(', ') || 'connected';
      return `seat ${seat} ${update === null ? 'saw nothing' : 'saw it'}: ${reasons}`;
    });
    return told.join('; ');
  }

  get isFree(): boolean {
    return this.waiting === null && !this.isOver;
  }

  get moves(): number {
    return this.clients[0]!.update!.moves;
  }

  /** A random legal move of a seat that is asked. */
  nextMove(prefix = ''): Move {
    const { asked } = this.clients[0]!.update!;
    const seat = asked[Math.floor(Math.random() * asked.length)]!;
    const decision = this.clients[seat]!.update!.decision!;
    const action = decision.legal[Math.floor(Math.random() * decision.legal.length)];
    const id = `${prefix}${++this.sent}`;
    return { id, seat, text: JSON.stringify({ type: 'play', id, seat, decision: decision.id, action }) };
  }

  /** Resolves when the move is answered and every seat has seen what it led to; null if the connection went first. */
  play(move: Move, answered: (answer: Answer) => void = () => {}): Promise<Answer | null> {
    return new Promise((done) => {
      this.waiting = { move, done, answered, answer: null };
      this.clients[move.seat]!.send(move.text);
    });
  }

  close(): void {
    for (const client of this.clients) client.close();
    this.waiting?.done(null);
    this.waiting = null;
  }

  private hearAnswer(answer: Answer): void {
    if (this.waiting?.move.id !== answer.id) return;
    this.waiting.answer = answer;
    this.waiting.answered(answer);
    this.settle();
  }

  private settle(): void {
    const answer = this.waiting?.answer ?? null;
    if (answer === null) return;
    if (answer.ok && !this.clients.every(({ update }) => update !== null && update.seq >= answer.seq)) return;
    const { done } = this.waiting!;
    this.waiting = null;
    done(answer);
  }
}
