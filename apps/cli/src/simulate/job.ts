import { createHash } from 'node:crypto';
import type { Json, Seed } from '@majlis/kernel';
import type { Crew } from '../jobs.ts';
import { findGame } from '../setting.ts';
import { type GameFigures, playOut } from './playout.ts';

/** A few games for one worker. Everything in it crosses threads, so the game is named. */
export interface Job {
  readonly game: string;
  readonly seats: number;
  readonly config: Json;
  readonly bots: string;
  readonly seeds: readonly Seed[];
  readonly keepRecords: boolean;
}

interface JobResult {
  readonly figures: readonly GameFigures[];
  /** Lines of text: an object graph costs far more to send to another thread than its text. */
  readonly records: string;
}

export function runJob(job: Job): JobResult {
  const setting = { game: findGame(job.game), seats: job.seats, config: job.config };
  const playouts = job.seeds.map((seed) => playOut(setting, job.bots, seed, job.keepRecords));
  return {
    figures: playouts.map(({ figures }) => figures),
    records: playouts.map(({ record }) => (record === null ? '' : `${JSON.stringify(record)}\n`)).join(''),
  };
}

export const simulators: Crew<Job, JobResult> = { worker: 'simulate-worker', run: runJob };

/** The first game has the seed itself, so that a single one is dealt as asked. */
export function seedOfGame(seed: Seed, index: number): Seed {
  if (index === 0) return seed;
  return createHash('sha256').update(`majlis-simulate/1:${seed}:${index}`).digest('hex').slice(0, 32);
}
