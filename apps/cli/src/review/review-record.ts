import type { PlayableGame } from '@majlis/games/heuristics';
import type { GameRecord, OlderRules, Seat } from '@majlis/kernel';
import { NOTHING_YET, type Progress, type Review, reviewOf, step, takeApart } from '@majlis/review';

interface Wish {
  readonly budget: number;
  readonly eyes: Seat | 'all';
  readonly older?: OlderRules;
}

/** Thinks about a game until nothing is left to do. Throws a `RecordMismatch` where the record is not true. */
export function reviewRecord(known: PlayableGame, record: GameRecord, wish: Wish): Review {
  const steps = reviewSteps(known, record, wish);
  for (let next = steps.next(); ; next = steps.next()) if (next.done) return next.value;
}

/** The same, with a pause after every decision. */
export function* reviewSteps(
  known: PlayableGame,
  record: GameRecord,
  { budget, eyes, older }: Wish,
): Generator<void, Review> {
  const taken = takeApart(known.game, record, older);
  let progress: Progress = NOTHING_YET;
  for (let next: Progress | null = progress; next !== null; next = step(known, taken, budget, progress)) {
    progress = next;
    yield;
  }
  return reviewOf(taken, progress, eyes);
}
