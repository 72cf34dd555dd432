import { setImmediate as nextTurn } from 'node:timers/promises';
import { Piscina } from 'piscina';
import { stopIfInterrupted } from '../errors.ts';
import { type Job, type JobResult, runJob } from './job.ts';

/** Runs the jobs and gives their results in the order of the jobs, however many threads there are. */
export async function* runJobs(jobs: Iterable<Job>, threads: number, signal: AbortSignal): AsyncGenerator<JobResult> {
  if (threads > 1) return yield* runInThreads(jobs, threads, signal);
  for (const job of jobs) {
    await nextTurn();
    stopIfInterrupted(signal);
    yield runJob(job);
  }
}

async function* runInThreads(jobs: Iterable<Job>, threads: number, signal: AbortSignal): AsyncGenerator<JobResult> {
  const filename = new URL('./simulate-worker.mjs', import.meta.url).href;
  const pool = new Piscina<Job, JobResult>({ filename, minThreads: threads, maxThreads: threads });
  const waiting: Promise<JobResult>[] = [];
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
