import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Json } from '@majlis/kernel';
import { Failure } from '../errors.ts';
import { findGame } from '../setting.ts';
import { ticTacToePlayouts } from './boardgame-io.ts';
import type { Contestant } from './contestant.ts';
import { copiesOf } from './copies.ts';
import { playoutsOf } from './playouts.ts';
import type { Work } from './work.ts';

/** Who is on a stage; a game is named, since it crosses threads. */
export type Cast =
  | { readonly kind: 'peer' }
  | {
      readonly kind: 'game';
      readonly name: string;
      readonly game: string;
      readonly seats: number;
      readonly config: Json;
    };

/** The work of everybody on a stage, and the size of the position that is copied there. */
export function worksOf(cast: Cast): { works: Work[]; bytes: number } {
  if (cast.kind === 'peer') return { works: [ticTacToePlayouts()], bytes: 0 };
  const configuration = { ...cast, game: findGame(cast.game) };
  const { bytes, own, clone, immer } = copiesOf(configuration);
  return { works: [playoutsOf(configuration), own, clone, immer], bytes };
}

export type ToStage = { readonly index: number; readonly seconds: number };
export type FromStage =
  | { readonly names: readonly string[]; readonly bytes: number }
  | { readonly rate: number }
  | { readonly failure: string };

/**
 * A thread of its own for each game: code the games share is compiled for that game alone, so what is measured does
 * not depend on which other games there are. Only one stage works at a time.
 */
export class Stage {
  readonly contestants: readonly Contestant[];
  readonly bytes: number;
  private readonly worker: Worker;

  private constructor(worker: Worker, names: readonly string[], bytes: number) {
    this.worker = worker;
    this.bytes = bytes;
    this.contestants = names.map((name, index) => ({ name, rate: (seconds) => this.rate(index, seconds) }));
  }

  static async open(cast: Cast): Promise<Stage> {
    const worker = new Worker(new URL('./bench-worker.mjs', import.meta.url), { workerData: cast });
    const [message] = (await once(worker, 'message')) as [FromStage];
    if ('names' in message) return new Stage(worker, message.names, message.bytes);
    await worker.terminate();
    throw new Failure('failure' in message ? message.failure : 'a stage that does not open');
  }

  private async rate(index: number, seconds: number): Promise<number> {
    this.worker.postMessage({ index, seconds } satisfies ToStage);
    const [message] = (await once(this.worker, 'message')) as [FromStage];
    if ('rate' in message) return message.rate;
    throw new Failure('failure' in message ? message.failure : 'a stage that does not answer');
  }

  async close(): Promise<void> {
    await this.worker.terminate();
  }
}
