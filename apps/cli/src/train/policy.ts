import { type Example, PolicyLearner, type PolicyPlan, type PolicyProgress } from '@majlis/bots';
import type { Seed } from '@majlis/kernel';
import { UsageError } from '../errors.ts';
import { type Io, writeJson, writeLine } from '../io.ts';
import { type Means, runJobs } from '../jobs.ts';
import { findPlayable } from '../setting.ts';
import { seedOfGame } from '../simulate/job.ts';
import { readCheckpoint, replaceFile } from './files.ts';
import { students } from './study.ts';

export interface PolicyOptions extends Means {
  readonly generations: number;
  readonly games: number;
  readonly seed: Seed;
  readonly bot?: string;
  readonly as: string;
  readonly out: string;
  readonly checkpoint?: string;
  readonly json?: boolean;
}

const TEACHER = 'halving:100';

/** Learns the constants of the heuristics from what a search thinks in games that are played by them. */
export async function trainPolicy(game: string, options: PolicyOptions, io: Io): Promise<void> {
  const { heuristics } = findPlayable(game);
  const { constants } = heuristics;
  if (constants === undefined || heuristics.playing === undefined) throw new UsageError(`${game} has no constants`);
  const { bot = TEACHER, seed, games, generations, as, out } = options;
  const plan: PolicyPlan = { game, seed, bot, names: Object.keys(constants), games };
  const learner = new PolicyLearner(constants, {}, plan);
  await resume(learner, options);
  let progress: PolicyProgress | null = null;
  while (learner.generation < generations) {
    progress = learner.learn(await studyOnce(learner, options, io));
    if (options.checkpoint !== undefined) await replaceFile(options.checkpoint, JSON.stringify(learner.checkpoint()));
  }
  const command = `majlis train ${game} --policy --generations ${generations} --games ${games} --bot ${bot} --seed ${seed} --as ${as}`;
  await replaceFile(out, `${JSON.stringify(learner.tuned(as, command), null, 2)}\n`);
  if (options.json) return writeJson(io.stdout, { game, seed, generations, games, ...progress });
  const told = progress === null ? '' : `\n${progressText(progress)}`;
  await writeLine(io.stdout, `${game}: ${generations} generations of ${games} games, written to ${out}${told}`);
}

async function studyOnce({ plan, values, generation }: PolicyLearner, options: PolicyOptions, io: Io) {
  const { game, seed, bot, names, games } = plan;
  const jobs = Array.from({ length: games }, (_, i) => ({
    ...{ game, bot, values, names },
    seed: seedOfGame(seed, generation * games + i),
  }));
  const examples: Example[] = [];
  for await (const some of runJobs(students, jobs, options, io.signal)) examples.push(...some);
  return examples;
}

async function resume(learner: PolicyLearner, { checkpoint: path }: PolicyOptions): Promise<void> {
  const kept = path === undefined ? null : await readCheckpoint<Parameters<PolicyLearner['resume']>[0]>(path);
  if (kept !== null && !learner.resume(kept)) throw new UsageError(`${path} belongs to another training`);
}

const progressText = ({ examples, loss, agrees }: PolicyProgress): string =>
  `last generation, before it was learned: ${examples} decisions, cross entropy ${loss.toFixed(3)}, the same best move in ${(100 * agrees).toFixed(0)} %`;
