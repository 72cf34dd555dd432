import type { Outcome } from '@majlis/kernel';
import { CERTAINTY, shares } from '../learn/judge.ts';

/** What a line of play is worth to each seat, from 0 to 1, and the chance to win that is in it. */
export interface Reward {
  readonly scores: readonly number[];
  readonly wins: readonly number[];
  readonly value: readonly number[];
}

/** Half the win, half the lead: a win alone says nothing to a seat that is far ahead or behind. */
function valuesOf(scores: readonly number[], wins: readonly number[], spread: number): number[] {
  return scores.map((score, seat) => {
    let rival = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < scores.length; other++) {
      if (other !== seat && scores[other]! > rival) rival = scores[other]!;
    }
    const lead = Math.max(-1, Math.min(1, (score - rival) / spread));
    return 0.5 * wins[seat]! + 0.25 + 0.25 * lead;
  });
}

export function rewardOfOutcome({ ranks, scores }: Outcome, spread: number): Reward {
  const winners = ranks.filter((rank) => rank === 1).length;
  const wins = ranks.map((rank) => (rank === 1 ? 1 / winners : 0));
  return { scores, wins, value: valuesOf(scores, wins, spread) };
}

/** Estimated scores are taken as the middle of what may come. */
export function rewardOfEstimate(scores: readonly number[], spread: number): Reward {
  return rewardOfExpectation(
    scores,
    scores.map((score) => (CERTAINTY * score) / spread),
    spread,
  );
}

export function rewardOfExpectation(scores: readonly number[], logits: readonly number[], spread: number): Reward {
  const wins = shares(logits);
  return { scores, wins, value: valuesOf(scores, wins, spread) };
}
