import { availableParallelism } from 'node:os';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Command } from 'commander';
import { Piscina } from 'piscina';
import { stopIfInterrupted } from './errors.ts';
import { runQueued } from './queue.ts';
import { wholeNumber } from './setting.ts';

/** Work that can be done here or by a worker thread: the bundle of that name exports `run` as its default. */
export interface Crew<Job, Result> {
  readonly worker: string;
  run(job: Job, signal?: AbortSignal): Result | Promise<Result>;
}

/** Who does the jobs: this thread, several, or workers on other machines. */
export interface Means {
  readonly jobs: number;
  readonly queue?: string;
  readonly lostAfter: number;
}

const LOST_AFTER = 900;

export const addMeansOptions = (command: Command): Command =>
  command
    .option('-j, --jobs <n>', 'threads', wholeNumber(1, 4 * availableParallelism()), 1)
    .option(
      '--queue <url>',
      'share the work among "majlis worker" processes through a PostgreSQL queue: postgresql://…',
    )
    .option(
      '--lost-after <seconds>',
      'retry a job that has not been finished after this time',
      wholeNumber(1),
      LOST_AFTER,
    );

/** Runs the jobs and gives their results in the order of the jobs, whoever does them. */
export async function* runJobs<Job extends object, Result>(
  crew: Crew<Job, Result>,
  jobs: Iterable<Job>,
  { jobs: threads, queue, lostAfter }: Means,
  signal: AbortSignal,
): AsyncGenerator<Result> {
  if (queue !== undefined) return yield* runQueued(crew, jobs, { url: queue, lostAfter }, signal);
  if (threads > 1) return yield* runInThreads(crew, jobs, threads, signal);
  for (const job of jobs) {
    await nextTurn();
    stopIfInterrupted(signal);
    yield await crew.run(job, signal);
  }
}

async function* runInThreads<Job, Result>(
  crew: Crew<Job, Result>,
  jobs: Iterable<Job>,
  threads: number,
  signal: AbortSignal,
): AsyncGenerator<Result> {
  const filename = new URL(`./${crew.worker}.mjs`, import.meta.url).href;
  const pool = new Piscina<Job, Result>({ filename, minThreads: threads, maxThreads: threads });
  const waiting: Promise<Result>[] = [];
  try {
    for (const job of jobs) {
      const result = pool.run(job, { signal });
      result.catch(() => {});
      waiting.push(result);
      if (waiting.length >= threads * 4) yield await waiting.shift()!;
    }
    for (const result of waiting) yield await result;
  } catch (error) {
    stopIfInterrupted(signal);
    throw error;
  } finally {
    await pool.destroy();
  }
}
