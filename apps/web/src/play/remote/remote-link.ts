import type { Seat, Viewer } from '@majlis/kernel';
import type { ChatMessage, Check, Hello, Room, ServerMessage, Update, Wish } from '@majlis/protocol';
import type { Shown } from '@majlis/table';
import { botName } from '../bot-names.ts';
import type { Answer, Courtesy, OnlineFacts, TableLink, TableMessage } from '../link.ts';
import { api } from './api.ts';
import { Checks } from './checks.ts';
import { notePromise } from './promises.ts';

/** What the page tells of the connection. */
export type Connection =
  | { readonly kind: 'opening' }
  | { readonly kind: 'open' }
  /** It is tried again; so many wishes wait. Drained: the server said it would be back. */
  | { readonly kind: 'lost'; readonly waiting: number; readonly isDrained: boolean }
  | { readonly kind: 'ended'; readonly code: string };

interface Sent {
  readonly wish: Wish;
  readonly resolve: (answer: Answer) => void;
}

/** As `PROTOCOL` of the protocol package, whose schemas the page does not load. */
const PROTOCOL: Hello['protocol'] = 1;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
/** After these the server wants to be asked again; after any other end it does not. */
const COME_BACK = new Set(['drain', 'too-slow']);

/**
 * A table on a server. What was sent and not answered is sent again under the same name after a lost connection,
 * so that nothing is lost and nothing is done twice.
 */
export class RemoteLink implements TableLink {
  private readonly table: string;
  private readonly token: string | null;
  private readonly listeners = new Set<(message: TableMessage) => void>();
  private readonly watchers = new Set<(connection: Connection) => void>();
  private readonly checks = new Checks((check) => this.sendNow(check), newId);
  private readonly sent = new Map<string, Sent>();
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private isClosed = false;
  private update: Update | null = null;
  private log: Shown['log']['entries'] = [];
  private chat: readonly ChatMessage[] = [];
  private room: Room | null = null;
  private ahead = 0;
  private isDrained = false;
  private connection: Connection = { kind: 'opening' };

  constructor(table: string, token: string | null) {
    this.table = table;
    this.token = token;
    this.connect();
  }

  onMessage(listen: (message: TableMessage) => void): () => void {
    this.listeners.add(listen);
    const message = this.message();
    if (message !== null) listen(message);
    return () => this.listeners.delete(listen);
  }

  onConnection(listen: (connection: Connection) => void): () => void {
    this.watchers.add(listen);
    listen(this.connection);
    return () => this.watchers.delete(listen);
  }

  act: TableLink['act'] = (seat, decision, action) => this.send({ type: 'play', id: newId(), seat, decision, action });
  record = () => api.record(this.table);
  undo: TableLink['undo'] = (seat) => this.send({ type: 'undo', id: newId(), seat });
  ask = (seat: Seat, courtesy: Courtesy): Promise<Answer> => this.send({ ...courtesy, id: newId(), seat });
  check: TableLink['check'] = async (seat, action) => {
    const { viewer, decision } = this.update ?? {};
    return viewer !== seat || !decision ? null : this.checks.ask(seat, decision.id, action);
  };
  watch = (_viewer: Viewer): void => {};

  close(): void {
    this.isClosed = true;
    this.socket?.close();
  }

  private connect(): void {
    if (this.isClosed) return;
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(`${scheme}//${location.host}/api/live`);
    this.socket = socket;
    socket.onopen = () => this.greet(socket);
    socket.onmessage = ({ data }) => this.hear(JSON.parse(String(data)) as ServerMessage);
    socket.onclose = () => this.lose();
  }

  private greet(socket: WebSocket): void {
    const seats = this.token === null ? [] : [this.token];
    socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, table: this.table, seats }));
    for (const { wish } of this.sent.values()) socket.send(JSON.stringify(wish));
    this.wait = FIRST_WAIT;
    this.isDrained = false;
    this.tell({ kind: 'open' });
  }

  private lose(): void {
    this.checks.forget();
    if (this.isClosed) return;
    this.tell({ kind: 'lost', waiting: this.sent.size, isDrained: this.isDrained });
    setTimeout(() => this.connect(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  private hear(message: ServerMessage): void {
    if (message.type === 'update') this.take(message);
    else if (message.type === 'room') {
      this.room = message;
      this.publish();
    } else if (message.type === 'answer') {
      const sent = this.sent.get(message.id);
      this.sent.delete(message.id);
      sent?.resolve(message.ok ? { ok: true } : { ok: false, refusal: message.refusal });
    } else if (message.type === 'checked') this.checks.hear(message.id, message.refusal);
    else if (message.type === 'bye') {
      this.isDrained = message.code === 'drain';
      if (COME_BACK.has(message.code)) return;
      this.isClosed = true;
      this.tell({ kind: 'ended', code: message.code });
    }
  }

  private take(update: Update): void {
    // Sent before something we already know.
    if (this.update !== null && update.seq < this.update.seq) return;
    // One seat at a time is looked through, also for a player who has several.
    if (this.update !== null && update.viewer !== this.update.viewer) return;
    if (this.update === null) notePromise(this.table, update.commitment);
    this.update = update;
    this.ahead = update.now - Date.now();
    this.log = [...this.log.slice(0, update.log.from), ...update.log.entries];
    const known = this.chat.at(-1)?.seq ?? 0;
    this.chat = [...this.chat, ...update.chat.filter(({ seq }) => seq > known)];
    this.publish();
  }

  private message(): TableMessage | null {
    const { update, room } = this;
    if (update === null) return null;
    const names = update.seats.map(({ holder }, seat) =>
      holder.kind === 'human' ? (room?.names[holder.player] ?? '') : holder.kind === 'bot' ? botName(seat) : '',
    );
    return { shown: { ...update, log: { from: 0, entries: this.log } }, names, online: this.facts() };
  }

  private facts(): OnlineFacts {
    const { present = [], spectators = 0, host = '' } = this.room ?? {};
    return { table: this.table, host, present, spectators, chat: this.chat, ahead: this.ahead };
  }

  private publish(): void {
    const message = this.message();
    if (message !== null) for (const listen of this.listeners) listen(message);
  }

  private tell(connection: Connection): void {
    this.connection = connection;
    for (const listen of this.watchers) listen(connection);
  }

  private sendNow(message: Wish | Check): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  private send(wish: Wish): Promise<Answer> {
    return new Promise((resolve) => {
      this.sent.set(wish.id, { wish, resolve });
      if (!this.sendNow(wish)) this.tell({ kind: 'lost', waiting: this.sent.size, isDrained: this.isDrained });
    });
  }
}

function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(36).padStart(2, '0')).join('');
}
