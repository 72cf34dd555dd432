import { type DealResult, playDeal } from '@majlis/bots';
import type { Json, Seed } from '@majlis/kernel';
import type { Crew } from '../jobs.ts';
import { findPlayable } from '../setting.ts';

/** One deal with all its rotations. Everything in it crosses threads, so the game and the bots are named. */
interface DealJob {
  readonly game: string;
  readonly config: Json;
  readonly seed: Seed;
  readonly bots: readonly string[];
  /** Milliseconds for a decision. */
  readonly cap: number;
  /** Whether times are those of the processor: only where nothing else runs in this process. */
  readonly alone: boolean;
}

/** Time of the processor in milliseconds: what others do on the machine does not count. */
const processorTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

export function runDeal({ game, config, seed, bots, cap, alone }: DealJob): DealResult {
  const now = alone ? processorTime : () => performance.now();
  return playDeal({ known: findPlayable(game), config, seed, bots }, { now, cap });
}

export const dealers: Crew<DealJob, DealResult> = { worker: 'arena-worker', run: runDeal };
