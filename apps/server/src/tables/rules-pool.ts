import type { Viewer } from '@majlis/kernel';
import { type Watch, WatchedWorker } from '../workers/watched-worker.ts';
import { type Ask, NotHere, type Reply } from './hosting.ts';

export interface RulesSettings {
  readonly workers: number;
  readonly limit: number;
  readonly freeze: boolean;
  /** A module with a `gameById` to use instead of the registry. */
  readonly games: string | null;
}

/** The workers in which rules run. A table belongs to one of them, by its name. */
export class RulesPool {
  private readonly workers: readonly WatchedWorker[];
  stuck = 0;

  constructor({ workers, limit, freeze, games }: RulesSettings) {
    const watch: Watch = {
      limit,
      data: { freeze, games },
      megabytes: 1024,
      onStuck: () => {
        this.stuck++;
      },
    };
    this.workers = Array.from({ length: workers }, () => new WatchedWorker('rules-worker', watch));
  }

  /** Changes when the worker of this table was replaced and the table has to be loaded again. */
  generationOf(table: string): number {
    return this.workerOf(table).generation;
  }

  async ask(ask: Ask): Promise<Reply> {
    const { text, long } = await this.workerOf(ask.table)
      .ask(JSON.stringify(ask))
      .catch((error: Error) => {
        throw error.message.startsWith('NotHere') ? new NotHere(error.message) : error;
      });
    const { viewers, ...reply } = JSON.parse(text) as Reply & { viewers: Viewer[] };
    return { ...reply, updates: viewers.map((viewer, i) => [viewer, long[i]!]) };
  }

  async close(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.close()));
  }

  private workerOf(table: string): WatchedWorker {
    let sum = 0;
    for (let i = 0; i < table.length; i++) sum = (sum * 31 + table.charCodeAt(i)) | 0;
    return this.workers[(sum >>> 0) % this.workers.length]!;
  }
}
