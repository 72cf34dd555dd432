import { setImmediate as nextTurn } from 'node:timers/promises';
import { fetchOlderRules } from '@majlis/games/kept';
import type { GameRecord, Seat } from '@majlis/kernel';
import { messageOf, stopIfInterrupted } from '../errors.ts';
import type { Crew } from '../jobs.ts';
import { findPlayable } from '../setting.ts';
import { reviewSteps } from './review-record.ts';

/** One game to look back at. It crosses threads and databases, which may put keys into another order: it is text. */
interface ReviewJob {
  readonly record: string;
  readonly budget: number;
  readonly as: Seat | null;
}

/** The review as text. A record that is not true is an answer, not a job to try again. */
type Reviewed = { readonly review: string } | { readonly mismatch: string };

export async function runReview({ record: text, budget, as }: ReviewJob, signal?: AbortSignal): Promise<Reviewed> {
  const record = JSON.parse(text) as GameRecord;
  const known = findPlayable(record.game);
  const older = await fetchOlderRules(known.game, record.segments);
  try {
    const steps = reviewSteps(known, record, { budget, eyes: as ?? 'all', older });
    for (let next = steps.next(); ; next = steps.next()) {
      if (next.done) return { review: JSON.stringify(next.value) };
      await nextTurn();
      if (signal !== undefined) stopIfInterrupted(signal);
    }
  } catch (error) {
    if (error instanceof Error && error.name === 'RecordMismatch') return { mismatch: messageOf(error) };
    throw error;
  }
}

export const reviewers: Crew<ReviewJob, Reviewed> = { worker: 'review-worker', run: runReview };
