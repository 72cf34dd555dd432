import { setImmediate as nextTurn } from 'node:timers/promises';
import { Piscina } from 'piscina';
import { stopIfInterrupted } from './errors.ts';

/** Work that can be done here or by a worker thread: the bundle of that name exports `run` as its default. */
export interface Crew<Job, Result> {
  readonly worker: string;
  run(job: Job): Result;
}

/** Runs the jobs and gives their results in the order of the jobs, however many threads there are. */
export async function* runJobs<Job, Result>(
  crew: Crew<Job, Result>,
  jobs: Iterable<Job>,
  threads: number,
  signal: AbortSignal,
): AsyncGenerator<Result> {
  if (threads > 1) return yield* runInThreads(crew, jobs, threads, signal);
  for (const job of jobs) {
    await nextTurn();
    stopIfInterrupted(signal);
    yield crew.run(job);
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
