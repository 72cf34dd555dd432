import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import type { Command } from 'commander';
import { Piscina } from 'piscina';
import { dealers } from '../arena/job.ts';
import { type Io, writeLine } from '../io.ts';
import { finders } from '../puzzles/job.ts';
import { openQueue, serveCrew } from '../queue.ts';
import { reviewers } from '../review/job.ts';
import { wholeNumber } from '../setting.ts';
import { simulators } from '../simulate/job.ts';
import { teachers } from '../train/job.ts';
import { students } from '../train/study.ts';
import { comparers } from '../tune/job.ts';

interface WorkerOptions {
  readonly queue: string;
  readonly jobs: number;
}

const HELP = `
Does jobs that "majlis simulate", "arena", "review", "train", "tune" and "puzzles" put into a queue with --queue, on as
many machines as you like. Results are the same as from one machine: they depend on the seeds alone. If a worker is
lost, another redoes its job. Ctrl-C finishes the running jobs and stops.

Examples:
  majlis worker --queue postgresql://majlis:secret@db/majlis --jobs 8
  majlis arena alhambra --bots hard,greedy,greedy --deals 400 --queue postgresql://majlis:secret@db/majlis`;

export function addWorker(program: Command, io: Io): void {
  program
    .command('worker')
    .description('do jobs for other machines')
    .requiredOption('--queue <url>', 'the database the jobs are in: postgresql://…')
    .option('-j, --jobs <n>', 'threads', wholeNumber(1, 4 * availableParallelism()), availableParallelism())
    .addHelpText('after', HELP)
    .action((options: WorkerOptions) => work(options, io));
}

async function work({ queue, jobs }: WorkerOptions, io: Io): Promise<void> {
  const boss = await openQueue(queue);
  const pools = [];
  let done = 0;
  for (const { worker } of [dealers, simulators, teachers, students, finders, comparers, reviewers]) {
    const filename = new URL(`./${worker}.mjs`, import.meta.url).href;
    const pool = new Piscina({ filename, minThreads: 0, maxThreads: jobs });
    pools.push(pool);
    const run = (job: object) => pool.run(job);
    for (let i = 0; i < jobs; i++) await serveCrew(boss, worker, run, () => done++);
  }
  await writeLine(io.stderr, 'waiting for jobs; Ctrl-C finishes the running jobs and stops');
  if (!io.signal.aborted) await once(io.signal, 'abort');
  await boss.stop({ graceful: true, wait: true, timeout: 60_000 });
  for (const pool of pools) await pool.destroy();
  await writeLine(io.stderr, `${done} jobs done`);
}
