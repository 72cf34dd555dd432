import type { Seat, Viewer } from '@majlis/kernel';
import {
  type Answer,
  type Bye,
  type Check,
  type Checked,
  type ClientMessage,
  type Hello,
  type ProblemMessage,
  readClientMessage,
  tidyText,
  type Wish,
} from '@majlis/protocol';
import type { Command } from '@majlis/table';
import type { RawData, WebSocket } from 'ws';
import type { Reception } from '../http/house.ts';
import { Bucket, type Buckets, type Rate } from '../limits.ts';
import { isBehindCurtain } from '../matches/curtain.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { Guest } from '../tables/table-parts.ts';
import { Busy } from '../tables/turns.ts';
import type { Resting } from './resting.ts';
import type { Unread } from './unread.ts';

/** Bytes a client may leave unread before it is let go: it would get everything again anyway. */
const MOST_UNREAD = 4_000_000;
const HELLO_WITHIN = 15_000;
/** Refused messages in a row after which a client is let go. */
const MOST_REFUSED = 100;
/** Answering each message of a flood would cost more than refusing it. */
const PROBLEMS_TOLD: Rate = { burst: 12, perSecond: 1 };
const BEAT_EVERY = 30_000;
/** Beyond this many at one table nobody else may watch; players always get in. */
const MOST_GUESTS = 500;

/** What playing consists of; everything else is kept for ever and wished for more rarely. */
const PLAYING: ReadonlySet<Wish['type']> = new Set(['play', 'undo', 'answerTakeback', 'handBack']);

/** What a seat may do over all its connections. */
export interface SharedLimits {
  readonly seats: Buckets;
  readonly checks: Buckets;
  readonly chat: Buckets;
  readonly settings: Buckets;
  readonly resting: Resting;
  readonly unread: Unread;
}

/** One WebSocket. Says hello, then speaks for its seats. */
export class Connection implements Guest {
  viewers: readonly Viewer[] = [];
  private readonly socket: WebSocket;
  private readonly reception: Reception;
  readonly address: string;
  private readonly shared: SharedLimits;
  private readonly bucket: Bucket;
  private readonly syncs: Bucket;
  private readonly pings: Bucket;
  private readonly told: Bucket;
  private liveTable: LiveTable | null = null;
  private greeting: Promise<void> | null = null;
  private refusals = 0;
  isGone = false;
  private isAlive = true;
  private readonly timers: (() => void)[] = [];

  constructor(socket: WebSocket, address: string, reception: Reception, shared: SharedLimits) {
    this.socket = socket;
    this.address = address;
    this.reception = reception;
    this.shared = shared;
    const { limits, time } = reception;
    this.bucket = new Bucket(limits.messages, time.ticks());
    this.syncs = new Bucket(limits.syncs, time.ticks());
    this.pings = new Bucket(limits.pings, time.ticks());
    this.told = new Bucket(PROBLEMS_TOLD, time.ticks());
    this.timers.push(
      reception.time.later(HELLO_WITHIN, () => {
        if (this.liveTable === null) this.dismiss('hello-first');
      }),
    );
    const beat = setInterval(() => this.beat(), BEAT_EVERY);
    this.timers.push(() => clearInterval(beat));
    shared.resting.hold(socket, address);
    socket.on('pong', () => {
      this.isAlive = true;
      this.countPing();
    });
    socket.on('ping', () => this.countPing());
    socket.on('message', (data, isBinary) => this.receive(isBinary ? null : data));
    socket.on('error', () => socket.terminate());
    socket.on('close', () => this.leave());
  }

  /** Bytes that wait here for the client to read them. */
  get unread(): number {
    return this.socket.bufferedAmount;
  }

  send(text: string): void {
    if (this.isGone) return;
    if (this.unread > MOST_UNREAD || !this.shared.unread.allows(this)) {
      this.dismiss('too-slow');
      return;
    }
    this.reception.house.metrics.messagesOut++;
    this.socket.send(text);
  }

  dismiss(code: Bye['code']): void {
    if (this.isGone) return;
    this.socket.send(JSON.stringify({ type: 'bye', code } satisfies Bye));
    this.leave();
    this.socket.close(1000, code);
    // Whoever was sent away goes on sending: nothing of it is read any more.
    if (code === 'too-many') this.socket.pause();
    const isPatient = code !== 'too-many' && code !== 'too-slow';
    setTimeout(() => this.socket.terminate(), isPatient ? 5_000 : 500).unref();
  }

  /** Nobody needs more than a few; each costs as much as a message. */
  private countPing(): void {
    if (!this.isGone && !this.pings.take(this.reception.time.ticks())) this.endFlood();
  }

  private endFlood(): void {
    this.shared.resting.begin(this.address);
    this.dismiss('too-many');
  }

  private leave(): void {
    this.isGone = true;
    for (const cancel of this.timers) cancel();
    this.shared.unread.leave(this);
    this.liveTable?.guests.remove(this);
  }

  private beat(): void {
    if (!this.isAlive) {
      this.socket.terminate();
      return;
    }
    this.isAlive = false;
    this.socket.ping();
  }

  /** `data`: null where it was no text. What is too much is not even read. */
  private receive(data: RawData | null): void {
    const { metrics } = this.reception.house;
    if (this.isGone) return;
    metrics.messagesIn++;
    if (!this.bucket.take(this.reception.time.ticks())) {
      this.refuse('too-fast');
      return;
    }
    const read = data === null ? ({ ok: false, code: 'bad-message' } as const) : readClientMessage(String(data));
    if (!read.ok) {
      if (read.code === 'old-client' && this.greeting === null) this.dismiss('old-client');
      else this.refuse(read.code === 'old-client' ? 'bad-message' : read.code);
      return;
    }
    const { message } = read;
    this.handle(message).catch((error) => {
      if (!(error instanceof Busy)) this.reception.house.log.error(error);
      const code = error instanceof Busy ? 'busy' : 'unavailable';
      if (message.type === 'check') this.checked(message.id, { code });
      else if ('id' in message) this.answer({ type: 'answer', id: message.id, ok: false, refusal: { code } });
      else this.dismiss('drain');
    });
  }

  private refuse(code: ProblemMessage['code']): void {
    this.reception.house.metrics.messagesRefused++;
    if (++this.refusals > MOST_REFUSED) {
      this.endFlood();
      return;
    }
    if (!this.told.take(this.reception.time.ticks())) return;
    this.send(JSON.stringify({ type: 'problem', code } satisfies ProblemMessage));
  }

  private async handle(message: ClientMessage): Promise<void> {
    if (message.type === 'hello') {
      if (this.greeting !== null) {
        this.refuse('bad-message');
        return;
      }
      this.greeting = this.greet(message);
      await this.greeting;
      return;
    }
    await this.greeting;
    if (this.liveTable === null) {
      this.dismiss('hello-first');
      return;
    }
    if (message.type === 'sync') await this.sync(this.liveTable);
    else if (message.type === 'check') await this.check(this.liveTable, message);
    else await this.wish(this.liveTable, message);
  }

  private async greet({ table, seats: tokens }: Hello): Promise<void> {
    const { people, liveTables, store } = this.reception;
    const seats: Seat[] = [];
    for (const token of tokens) {
      const held = await people.seatsAt(table, token);
      if (held.length === 0) {
        this.dismiss('unknown-seat');
        return;
      }
      seats.push(...held.filter((seat) => !seats.includes(seat)));
    }
    const liveTable = liveTables.of(table);
    const isPlayer = seats.length > 0;
    // A player may come from another server, and sees at least what they saw there.
    const isThere = isPlayer ? await liveTable.openFresh(seats[0]) : await liveTable.open('watch');
    if (!isThere) {
      liveTables.forget(table);
      this.dismiss('unknown-table');
      return;
    }
    if (!isPlayer && (await isBehindCurtain(store, table))) {
      this.dismiss('match-under-way');
      return;
    }
    if (this.isGone) return;
    if (!isPlayer && liveTable.guests.count >= MOST_GUESTS) {
      this.dismiss('too-many');
      return;
    }
    this.viewers = isPlayer ? seats : ['spectator'];
    this.liveTable = liveTable;
    await liveTable.enter(this);
    if (this.isGone) liveTable.guests.remove(this);
  }

  private async sync(liveTable: LiveTable): Promise<void> {
    if (this.syncs.take(this.reception.time.ticks())) await liveTable.enter(this);
    else this.refuse('too-fast');
  }

  private async wish(liveTable: LiveTable, wish: Wish): Promise<void> {
    const { id, seat } = wish;
    const { metrics } = this.reception.house;
    const refuse = (code: string) => {
      metrics.messagesRefused++;
      this.answer({ type: 'answer', id, ok: false, refusal: { code } });
    };
    if (!this.viewers.includes(seat)) {
      refuse('not-your-seat');
      return;
    }
    const key = `${liveTable.id}/${seat}`;
    if (!this.mayWish(wish, key)) {
      refuse('too-fast');
      return;
    }
    const done = await liveTable.command(commandOf(wish), id);
    if (done.ok) {
      this.refusals = 0;
      if (wish.type === 'play') metrics.movesByHand++;
      if (wish.type === 'say') metrics.chatLines++;
      if (wish.type === 'undo') metrics.undos++;
      this.answer({ type: 'answer', id, ok: true, seq: done.seq });
    } else {
      metrics.refusals++;
      this.answer({ type: 'answer', id, ok: false, refusal: done.refusal as never });
    }
  }

  private mayWish({ type }: Wish, key: string): boolean {
    const { seats, chat, settings } = this.shared;
    if (!seats.take(key)) return false;
    if (type === 'say') return chat.take(key);
    return PLAYING.has(type) || settings.take(key);
  }

  /** Only for a seat of one's own, and only about the question that is open: no more than trying it would tell. */
  private async check(liveTable: LiveTable, { id, seat, decision, action }: Check): Promise<void> {
    if (!this.viewers.includes(seat)) this.checked(id, { code: 'not-your-seat' });
    else if (!this.shared.checks.take(`${liveTable.id}/${seat}`)) this.checked(id, { code: 'too-fast' });
    else this.checked(id, (await liveTable.check({ seat, decision, action })) ?? null);
  }

  private checked(id: string, refusal: Checked['refusal']): void {
    this.send(JSON.stringify({ type: 'checked', id, refusal } satisfies Checked));
  }

  private answer(answer: Answer): void {
    this.send(JSON.stringify(answer));
  }
}

function commandOf(wish: Wish): Command {
  const { type, id: _, ...rest } = wish;
  if (wish.type === 'play')
    return { do: 'play', seat: wish.seat, action: wish.action, decision: wish.decision, how: 'hand' };
  if (wish.type === 'say') return { do: 'say', seat: wish.seat, text: tidyText(wish.text) };
  return { do: type, ...rest } as Command;
}
