import type { Viewer } from '@majlis/kernel';
import { JournalMismatch } from '@majlis/table';
import { type Watch, WatchedWorker, WorkerThrew } from '../workers/watched-worker.ts';
import type { Ask, Reply } from './asking.ts';
import { NotHere } from './hosting.ts';

/** The rules threw an exception: they are at fault, or what they were given is. */
export class RulesFailed extends Error {
  override readonly name: string = 'RulesFailed';
}

/** What is stored does not lead where it says under the rules of today. */
export class OtherRules extends RulesFailed {
  override readonly name = 'OtherRules';
}

const failureOf = ({ thrown: { name }, message }: WorkerThrew): Error => {
  if (name === NotHere.name) return new NotHere(message);
  return name === JournalMismatch.name ? new OtherRules(message) : new RulesFailed(message);
};

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
  private readonly watch: Watch;
  private apart: WatchedWorker | null = null;
  stuck = 0;

  constructor({ workers, limit, freeze, games }: RulesSettings) {
    this.watch = {
      limit,
      data: { freeze, games },
      megabytes: 1024,
      isPlain: games === null,
      onStuck: () => {
        this.stuck++;
      },
    };
    this.workers = Array.from({ length: workers }, () => new WatchedWorker('rules-worker', this.watch));
  }

  /** Changes when the worker of this table was replaced and the table has to be loaded again. */
  generationOf(table: string): number {
    return this.workerOf(table).generation;
  }

  async ask(ask: Ask): Promise<Reply> {
    const { text, long } = await this.workerFor(ask)
      .ask(JSON.stringify(ask))
      .catch((error: unknown) => {
        throw error instanceof WorkerThrew ? failureOf(error) : error;
      });
    const { viewers, ...reply } = JSON.parse(text) as Reply & { viewers: Viewer[] };
    return { ...reply, updates: viewers.map((viewer, i) => [viewer, long[i]!]) };
  }

  async close(): Promise<void> {
    await Promise.all([...this.workers, ...(this.apart === null ? [] : [this.apart])].map((worker) => worker.close()));
  }

  /** Games from elsewhere are played again where nobody waits for their own: it takes a while, and anybody may send some. */
  private workerFor({ ask, table }: Ask): WatchedWorker {
    if (ask !== 'adopt') return this.workerOf(table);
    this.apart ??= new WatchedWorker('rules-worker', this.watch);
    return this.apart;
  }

  private workerOf(table: string): WatchedWorker {
    let sum = 0;
    for (let i = 0; i < table.length; i++) sum = (sum * 31 + table.charCodeAt(i)) | 0;
    return this.workers[(sum >>> 0) % this.workers.length]!;
  }
}
