import { type AnyKnown, botByName, type Example, playStudy } from '@majlis/bots';
import { RulesBug, type Seed, type Values } from '@majlis/kernel';
import type { Crew } from '../jobs.ts';
import { findPlayable } from '../setting.ts';
import { tableFor } from './job.ts';

/** One game that is studied. Everything in it crosses threads, so the game and the bot are named. */
interface StudyJob {
  readonly game: string;
  readonly seed: Seed;
  readonly bot: string;
  readonly values: Values;
  readonly names: readonly string[];
}

/** Nothing of a game that broke its rules: an hour of training shall not end with it. */
export function runStudy({ game, seed, bot, values, names }: StudyJob): Example[] {
  const known = findPlayable(game);
  const teacher = (own: AnyKnown) => botByName(bot, own)!;
  try {
    return playStudy({ known, seed, ...tableFor(known.game, seed), teacher, values, names });
  } catch (error) {
    if (error instanceof RulesBug) return [];
    throw error;
  }
}

export const students: Crew<StudyJob, Example[]> = { worker: 'study-worker', run: runStudy };
