import type { Worker } from 'node:worker_threads';
import { startWorker, type WorkerName } from './start-worker.ts';
import type { Thrown } from './thrown.ts';

/** What a worker answers: a text, and long ones beside it, so that they need not be wrapped into another text. */
export interface Heard {
  readonly text: string;
  readonly long: readonly string[];
}

type FromWorker =
  | 'ready'
  | { readonly id: number; readonly text?: string; readonly long?: readonly string[]; readonly error?: Thrown };

interface Waiting {
  readonly id: number;
  readonly text: string;
  resolve(heard: Heard): void;
  reject(error: Error): void;
}

/** The worker did not answer in time and was ended. It was this question it hung on. */
export class Stuck extends Error {
  override readonly name = 'Stuck';
}

/** The worker was ended because of another question; this one may be put again. */
export class WorkerLost extends Error {
  override readonly name = 'WorkerLost';
}

/** What runs in the worker threw an exception while it answered. */
export class WorkerThrew extends Error {
  override readonly name = 'WorkerThrew';
  readonly thrown: Thrown;

  constructor(thrown: Thrown) {
    super(`${thrown.name}: ${thrown.message}`);
    this.thrown = thrown;
  }
}

export interface Watch {
  /** Milliseconds a question may take. */
  readonly limit: number;
  readonly data?: unknown;
  readonly megabytes?: number;
  /** False: it loads something from outside its bundle. */
  readonly isPlain?: boolean;
  onStuck?(): void;
}

const LOOK_EVERY = 100;

/**
 * A worker that answers texts with texts, one after another. One that hangs, runs out of memory or dies is replaced;
 * the question it was at is answered by `Stuck`, those behind it by `WorkerLost`.
 */
export class WatchedWorker {
  /** Rises with each replacement: what an earlier worker held is gone. */
  generation = 0;
  private readonly name: WorkerName;
  private readonly watch: Watch;
  private worker: Worker;
  private readonly waiting = new Map<number, Waiting>();
  private lastId = 0;
  private isReady = false;
  private headSince = 0;
  private isClosed = false;
  private readonly timer: NodeJS.Timeout;

  constructor(name: WorkerName, watch: Watch) {
    this.name = name;
    this.watch = watch;
    this.worker = this.start();
    this.timer = setInterval(() => this.look(), LOOK_EVERY);
    this.timer.unref();
  }

  get load(): number {
    return this.waiting.size;
  }

  ask(text: string): Promise<Heard> {
    return new Promise((resolve, reject) => {
      const id = ++this.lastId;
      if (this.waiting.size === 0) this.headSince = performance.now();
      this.waiting.set(id, { id, text, resolve, reject });
      this.worker.postMessage({ id, text });
    });
  }

  async close(): Promise<void> {
    this.isClosed = true;
    clearInterval(this.timer);
    await this.worker.terminate();
  }

  private start(): Worker {
    const { data, megabytes } = this.watch;
    const limits = megabytes === undefined ? {} : { resourceLimits: { maxOldGenerationSizeMb: megabytes } };
    const worker = startWorker(this.name, { workerData: data, ...limits }, this.watch.isPlain ?? true);
    this.isReady = false;
    worker.on('message', (message: FromWorker) => {
      if (worker === this.worker) this.hear(message);
    });
    worker.on('error', () => this.replace(worker));
    worker.on('exit', () => this.replace(worker));
    return worker;
  }

  private hear(message: FromWorker): void {
    this.headSince = performance.now();
    if (message === 'ready') {
      this.isReady = true;
      return;
    }
    const waiting = this.waiting.get(message.id)!;
    this.waiting.delete(message.id);
    if (message.text !== undefined) waiting.resolve({ text: message.text, long: message.long ?? [] });
    else waiting.reject(new WorkerThrew(message.error!));
  }

  private look(): void {
    if (!this.isReady || this.waiting.size === 0) return;
    if (performance.now() - this.headSince > this.watch.limit) this.replace(this.worker);
  }

  private replace(worker: Worker): void {
    if (worker !== this.worker || this.isClosed) return;
    const [head, ...rest] = this.waiting.values();
    this.waiting.clear();
    this.generation++;
    this.worker = this.start();
    void worker.terminate();
    if (head !== undefined) this.watch.onStuck?.();
    head?.reject(new Stuck(`${this.name} hung`));
    for (const { reject } of rest) reject(new WorkerLost(`${this.name} was replaced`));
  }
}
