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
}

export function runDeal({ game, config, seed, bots, cap }: DealJob): DealResult {
  return playDeal({ known: findPlayable(game), config, seed, bots }, { now: () => performance.now(), cap });
}

export const dealers: Crew<DealJob, DealResult> = { worker: 'arena-worker', run: runDeal };
