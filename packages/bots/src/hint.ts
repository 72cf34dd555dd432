import type { Json, Seat } from '@majlis/kernel';
import type { AnyBot, AnyKnown, Candidate, Question } from './bot.ts';

/** What a bot would play and what it weighed, as data that can be sent and kept. */
export interface Hint {
  readonly bot: string;
  readonly seat: Seat;
  readonly action: Json;
  readonly text: string;
  readonly iterations: number;
  /** The best first. */
  readonly candidates: readonly (Candidate<Json> & { readonly text: string })[];
}

/** Candidates beyond these were hardly looked at. */
const MOST = 12;

export function hintFor({ game }: AnyKnown, bot: AnyBot, question: Question<never, never>): Hint {
  const { action, candidates, iterations } = bot.choose(question);
  return {
    bot: bot.name,
    seat: question.seat,
    action: action as Json,
    text: game.actionText(action),
    iterations,
    candidates: candidates.slice(0, MOST).map((candidate) => ({
      ...candidate,
      action: candidate.action as Json,
      text: game.actionText(candidate.action),
    })),
  };
}
