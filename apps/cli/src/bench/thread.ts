import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { gameById } from '@majlis/games';
import type { Json } from '@majlis/kernel';
import { Failure } from '../errors.ts';
import { ticTacToePlayouts, ticTacToeSearch } from './boardgame-io.ts';
import type { Contestant } from './contestant.ts';
import { copiesOf } from './copies.ts';
import { playoutsOf } from './playouts.ts';
import { searchesOf } from './searches.ts';
import type { Work } from './work.ts';

/** What runs in a thread; a game is named, since it crosses threads. */
export type Cast =
  | { readonly kind: 'peer' }
  | {
      readonly kind: 'game';
      readonly name: string;
      readonly game: string;
      readonly seats: number;
      readonly config: Json;
    };

/** What is known besides the speed. */
export interface Facts {
  /** The size of the position that is copied there. */
  readonly bytes: number;
  /** Moves in an iteration of the search. */
  readonly playoutLength: number;
}

export function worksOf(cast: Cast): { works: Work[]; facts: Facts } {
  if (cast.kind === 'peer') {
    return { works: [ticTacToePlayouts(), ticTacToeSearch()], facts: { bytes: 0, playoutLength: 0 } };
  }
  const game = gameById(cast.game);
  // An older version may lack the game or a module, and would play without it.
  if (game?.checkConfig(cast.config, cast.seats).ok !== true) throw new Failure(`no ${cast.name} in this version`);
  const configuration = { ...cast, game };
  const { bytes, own, clone, immer } = copiesOf(configuration);
  const search = searchesOf(configuration);
  const { playoutLength } = search;
  return { works: [playoutsOf(configuration), own, clone, immer, search], facts: { bytes, playoutLength } };
}

export type ToThread = { readonly index: number; readonly seconds: number };
export type FromThread =
  | { readonly names: readonly string[]; readonly facts: Facts }
  | { readonly rate: number }
  | { readonly failure: string };

/**
 * A thread of its own for each game: code the games share is compiled for that game alone, so what is measured does
 * not depend on which other games there are. Only one thread works at a time.
 */
export class BenchThread {
  readonly contestants: readonly Contestant[];
  readonly facts: Facts;
  private readonly worker: Worker;

  private constructor(worker: Worker, names: readonly string[], facts: Facts) {
    this.worker = worker;
    this.facts = facts;
    this.contestants = names.map((name, index) => ({ name, rate: (seconds) => this.rate(index, seconds) }));
  }

  static async open(cast: Cast, bundle = new URL('./bench-worker.mjs', import.meta.url)): Promise<BenchThread> {
    const worker = new Worker(bundle, { workerData: cast });
    const [message] = (await once(worker, 'message')) as [FromThread];
    if ('names' in message) return new BenchThread(worker, message.names, message.facts);
    await worker.terminate();
    throw new Failure('failure' in message ? message.failure : 'a thread did not start');
  }

  private async rate(index: number, seconds: number): Promise<number> {
    this.worker.postMessage({ index, seconds } satisfies ToThread);
    const [message] = (await once(this.worker, 'message')) as [FromThread];
    if ('rate' in message) return message.rate;
    throw new Failure('failure' in message ? message.failure : 'a thread did not answer');
  }

  async close(): Promise<void> {
    await this.worker.terminate();
  }
}
