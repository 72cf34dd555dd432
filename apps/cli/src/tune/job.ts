import { compare } from '@majlis/bots';
import type { Json, Seed, Values } from '@majlis/kernel';
import type { Crew } from '../jobs.ts';
import { findPlayable } from '../setting.ts';

/** One deal for two sets of constants. Everything in it crosses threads, so the game and the bots are named. */
interface ComparisonJob {
  readonly game: string;
  readonly config: Json;
  readonly seed: Seed;
  readonly bot: string;
  readonly plus: Values;
  readonly minus: Values;
  readonly others: readonly string[];
}

/** Milliseconds for a decision. Without a clock: a decision that is cut short could not be repeated. */
const CAP = 10_000;

export const runComparison = ({ game, ...job }: ComparisonJob): number =>
  compare({ known: findPlayable(game), ...job }, { now: () => 0, cap: CAP });

export const comparers: Crew<ComparisonJob, number> = { worker: 'tune-worker', run: runComparison };
