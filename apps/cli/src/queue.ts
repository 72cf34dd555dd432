import { setTimeout as pause } from 'node:timers/promises';
import type PgBoss from 'pg-boss';
import { Failure, stopIfInterrupted } from './errors.ts';
import type { Crew } from './jobs.ts';

/** Where jobs wait for workers on any machine: a PostgreSQL database. */
export interface QueuePlan {
  readonly url: string;
  /** Seconds until a job whose worker has fallen silent is done again by another. */
  readonly lostAfter: number;
}

/** So many jobs wait in the queue at once: enough for a hundred machines. */
const AHEAD = 1000;
const LOOK_AGAIN_MS = 250;
const TRIES = 5;

/** What a job is told and what it leaves cross a database: `run` of a crew speaks JSON. */
interface Left<Result> {
  readonly result: Result;
}

export async function openQueue(url: string): Promise<PgBoss> {
  const { default: Boss } = await import('pg-boss');
  const boss = new Boss({
    connectionString: url,
    schema: 'majlis_jobs',
    schedule: false,
    maintenanceIntervalSeconds: 5,
  });
  // Without a listener a lost connection would end the process; pg-boss goes on by itself.
  boss.on('error', () => {});
  try {
    return await boss.start();
  } catch (error) {
    throw new Failure(`the queue cannot be opened: ${(error as Error).message}`);
  }
}

/** Puts the jobs into the queue and gives their results in the order of the jobs, whoever did them and when. */
export async function* runQueued<Job extends object, Result>(
  { worker }: Crew<Job, Result>,
  jobs: Iterable<Job>,
  { url, lostAfter }: QueuePlan,
  signal: AbortSignal,
): AsyncGenerator<Result> {
  const boss = await openQueue(url);
  const waiting: string[] = [];
  const options = { expireInSeconds: lostAfter, retryLimit: TRIES };
  try {
    await boss.createQueue(worker);
    for (const job of jobs) {
      stopIfInterrupted(signal);
      const id = await boss.send(worker, job, options);
      if (id === null) throw new Failure('the queue rejected a job');
      waiting.push(id);
      if (waiting.length >= AHEAD) yield await resultOf<Result>(boss, worker, waiting, signal);
    }
    while (waiting.length > 0) yield await resultOf<Result>(boss, worker, waiting, signal);
  } finally {
    if (waiting.length > 0) await boss.deleteJob(worker, waiting).catch(() => {});
    await boss.stop({ graceful: false });
  }
}

async function resultOf<Result>(boss: PgBoss, name: string, waiting: string[], signal: AbortSignal): Promise<Result> {
  const id = waiting[0]!;
  for (;;) {
    stopIfInterrupted(signal);
    const job = await boss.getJobById(name, id);
    if (job === null) throw new Failure('a job has disappeared from the queue');
    if (job.state === 'completed') {
      await boss.deleteJob(name, id);
      waiting.shift();
      return (job.output as Left<Result>).result;
    }
    if (job.state === 'failed') throw new Failure(`a job failed ${TRIES + 1} times: ${JSON.stringify(job.output)}`);
    await pause(LOOK_AGAIN_MS);
  }
}

/** Takes jobs of a crew from the queue until it is told to stop; what is begun is finished. */
export async function serveCrew(
  boss: PgBoss,
  name: string,
  run: (job: object) => Promise<unknown>,
  done: () => void,
): Promise<void> {
  await boss.createQueue(name);
  await boss.work<object>(name, { batchSize: 1, pollingIntervalSeconds: 0.5 }, async ([job]) => {
    const left: Left<unknown> = { result: await run(job!.data) };
    done();
    return left;
  });
}
