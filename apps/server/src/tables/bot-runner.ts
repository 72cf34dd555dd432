import type { Json } from '@majlis/kernel';
import type { BotQuestion } from '../workers/bot-worker.ts';
import { Stuck, WatchedWorker, WorkerLost } from '../workers/watched-worker.ts';

export interface BotSettings {
  readonly workers: number;
  /** Milliseconds after which a bot should have answered. One that takes three times as long is ended. */
  readonly cap: number;
}

/** Lets bots think in workers. Whatever a bot does, an answer comes back: in need the first legal action. */
export class BotRunner {
  private readonly workers: readonly WatchedWorker[];
  private readonly cap: number;
  moves = 0;
  mishaps = 0;

  constructor({ workers, cap }: BotSettings) {
    this.cap = cap;
    this.workers = Array.from(
      { length: workers },
      () => new WatchedWorker('bot-worker', { limit: 3 * cap, megabytes: 512 }),
    );
  }

  /** `question` as the rules wrote it. */
  async choose(question: string, level: string, seed: string): Promise<Json> {
    const whole = { ...JSON.parse(question), level, seed, cap: this.cap } satisfies BotQuestion;
    const text = JSON.stringify(whole);
    this.moves++;
    for (let attempt = 0; attempt < 3; attempt++) {
      try {
        return JSON.parse((await this.idlest().ask(text)).text);
      } catch (error) {
        if (error instanceof WorkerLost) continue;
        if (!(error instanceof Stuck) && !(error instanceof Error)) throw error;
        break;
      }
    }
    this.mishaps++;
    return whole.legal[0]!;
  }

  get load(): number {
    return this.workers.reduce((sum, { load }) => sum + load, 0);
  }

  async close(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.close()));
  }

  private idlest(): WatchedWorker {
    return this.workers.reduce((best, worker) => (worker.load < best.load ? worker : best));
  }
}
