import type { GameRecord, Json, Refusal, Seat, Viewer } from '@majlis/kernel';
import type { ShownPosition, StandingAnswer } from '@majlis/table';
import type { Answer, TableLink, TableMessage } from '../link.ts';
import type { Advice, Calls, Finished, FromWorker, Known, NewLocalTable, Recalled, ToWorker } from './messages.ts';

const newWorker = () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

/** Who comes straight to a table on this device needs one: it wakes while the page is still being drawn. */
let awake = location.pathname.startsWith('/solo/') ? newWorker() : null;

function takeWorker(): Worker {
  const worker = awake ?? newWorker();
  awake = null;
  return worker;
}

/** A table that runs in a worker of this page. */
export class LocalLink implements TableLink {
  private readonly worker = takeWorker();
  private readonly listeners = new Set<(message: TableMessage) => void>();
  private readonly waiting = new Map<number, PromiseWithResolvers<unknown>>();
  private last: TableMessage | null = null;
  private nextId = 1;

  constructor() {
    this.worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.hear(data);
  }

  async open(id: string, wish: NewLocalTable): Promise<Refusal | null> {
    const answer = await this.call('open', id, wish);
    return answer.ok ? null : answer.refusal;
  }

  onMessage(listen: (message: TableMessage) => void): () => void {
    this.listeners.add(listen);
    if (this.last !== null) listen(this.last);
    return () => this.listeners.delete(listen);
  }

  act: TableLink['act'] = (...args) => this.call('act', ...args);
  check: TableLink['check'] = (...args) => this.call('check', ...args);
  undo: TableLink['undo'] = (...args) => this.call('undo', ...args);
  /** Nobody else is there to ask: only what the table shall answer from now on. */
  ask: NonNullable<TableLink['ask']> = async (seat, courtesy) =>
    courtesy.type === 'setStanding'
      ? this.call('setStanding', seat, courtesy.answers as readonly StandingAnswer[])
      : { ok: false, refusal: { code: 'spectator' } };
  giveUp = (): Promise<Answer> => this.call('giveUp');
  watch: TableLink['watch'] = (viewer) => void this.call('watch', viewer);
  hint = (seat: Seat): Promise<Advice | null> => this.call('hint', seat);
  hintOn = (known: Known): Promise<Advice | null> => this.call('hintOn', known);
  advise = (seat: Seat): Promise<Json | null> => this.call('advise', seat);

  recall = (id: string): Promise<Recalled | null> => this.call('recall', id);
  positionAt = (moves: number, viewer: Viewer): Promise<ShownPosition> => this.call('positionAt', moves, viewer);
  study = (record: GameRecord, names: readonly string[]): Promise<boolean> => this.call('study', record, names);
  chanceAt = (moves: number, seat: Seat): Promise<number | null> => this.call('chanceAt', moves, seat);
  takeUp = (...args: Parameters<Calls['takeUp']>): Promise<Answer> => this.call('takeUp', ...args);
  finished = (): Promise<Finished> => this.call('finished');
  record = async (): Promise<GameRecord> => (await this.finished()).record;
  fork = (id: string, moves: number, to: string): Promise<null> => this.call('fork', id, moves, to);

  close(): void {
    this.worker.terminate();
  }

  private call<K extends keyof Calls>(call: K, ...args: Parameters<Calls[K]>): Promise<ReturnType<Calls[K]>> {
    const id = this.nextId++;
    const { promise, resolve, reject } = withResolvers<unknown>();
    this.waiting.set(id, { promise, resolve, reject });
    this.worker.postMessage({ id, call, args } satisfies ToWorker);
    return promise as Promise<ReturnType<Calls[K]>>;
  }

  private hear(data: FromWorker): void {
    if (data.kind === 'message') {
      this.last = data.message;
      for (const listen of this.listeners) listen(data.message);
      return;
    }
    const waiting = this.waiting.get(data.id);
    this.waiting.delete(data.id);
    if (data.kind === 'answer') waiting?.resolve(data.value);
    else waiting?.reject(new Error(data.message));
  }
}

interface PromiseWithResolvers<T> {
  readonly promise: Promise<T>;
  resolve(value: T): void;
  reject(error: Error): void;
}

/** `Promise.withResolvers`, which not every browser we support has. */
function withResolvers<T>(): PromiseWithResolvers<T> {
  let resolve!: (value: T) => void;
  let reject!: (error: Error) => void;
  const promise = new Promise<T>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}
