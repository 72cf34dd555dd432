import type { Calls, FromWorker, ToWorker } from './messages.ts';

/** Calls to a worker, each with its answer. */
export class Calling {
  private readonly worker: Worker;
  private readonly waiting = new Map<number, Waiting>();
  private nextId = 1;

  /** `listen`: what the worker says without being asked. */
  constructor(worker: Worker, listen: (message: Unasked['message']) => void = () => {}) {
    this.worker = worker;
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) =>
      data.kind === 'message' ? listen(data.message) : this.hear(data);
  }

  call<K extends keyof Calls>(call: K, ...args: Parameters<Calls[K]>): Promise<ReturnType<Calls[K]>> {
    const id = this.nextId++;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve: resolve as Waiting['resolve'], reject });
      this.worker.postMessage({ id, call, args } satisfies ToWorker);
    });
  }

  close(): void {
    this.worker.terminate();
  }

  private hear(answer: Exclude<FromWorker, Unasked>): void {
    const waiting = this.waiting.get(answer.id);
    this.waiting.delete(answer.id);
    if (answer.kind === 'answer') waiting?.resolve(answer.value);
    else waiting?.reject(new Error(answer.message));
  }
}

type Unasked = Extract<FromWorker, { readonly kind: 'message' }>;

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}
