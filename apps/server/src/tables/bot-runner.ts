import type { Json } from '@majlis/kernel';
import type { BotQuestion } from '../workers/bot-worker.ts';
import { WatchedWorker, WorkerLost } from '../workers/watched-worker.ts';
import { type Client, FairQueue } from './fair-queue.ts';

export interface BotSettings {
  readonly workers: number;
  /** Milliseconds after which a bot should have answered. One that takes three times as long is ended. */
  readonly cap: number;
}

interface Thought {
  readonly question: BotQuestion;
  resolve(action: Json): void;
}

/**
 * Lets bots think in workers, each at one question at a time; which one is next is up to a fair queue. Whatever a bot
 * does, an answer comes back: in need the first legal action.
 */
export class BotRunner {
  private readonly workers: readonly WatchedWorker[];
  private readonly idle: WatchedWorker[];
  private readonly queue = new FairQueue<Thought>();
  private readonly cap: number;
  moves = 0;
  mishaps = 0;

  constructor({ workers, cap }: BotSettings) {
    this.cap = cap;
    this.workers = Array.from(
      { length: workers },
      () => new WatchedWorker('bot-worker', { limit: 3 * cap, megabytes: 512 }),
    );
    this.idle = [...this.workers];
  }

  /** `question` as the rules wrote it. */
  choose(question: string, level: string, seed: string, client: Client): Promise<Json> {
    const whole = { ...JSON.parse(question), level, seed, cap: this.cap } satisfies BotQuestion;
    return new Promise((resolve) => {
      this.queue.add(client, { question: whole, resolve });
      this.work();
    });
  }

  get load(): number {
    return this.queue.length + this.workers.length - this.idle.length;
  }

  async close(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.close()));
  }

  private work(): void {
    while (this.idle.length > 0) {
      const next = this.queue.take();
      if (next === null) return;
      const worker = this.idle.pop()!;
      const begun = performance.now();
      void this.think(worker, next.item).then((action) => {
        this.idle.push(worker);
        this.queue.spend(next.client, performance.now() - begun);
        next.item.resolve(action);
        this.work();
      });
    }
  }

  private async think(worker: WatchedWorker, { question }: Thought): Promise<Json> {
    this.moves++;
    const text = JSON.stringify(question);
    for (let attempt = 0; attempt < 3; attempt++) {
      try {
        return JSON.parse((await worker.ask(text)).text);
      } catch (error) {
        if (!(error instanceof WorkerLost)) break;
      }
    }
    this.mishaps++;
    return question.legal[0]!;
  }
}
