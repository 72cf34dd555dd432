import type { Heuristics, Outcome } from '@majlis/kernel';
import { spreadIn } from '../learn/inputs.ts';
import { CERTAINTY, shares } from '../learn/judge.ts';

/** What a line of play is worth to each seat, from 0 to 1, and the chance to win that is in it. */
export interface Reward {
  readonly scores: readonly number[];
  readonly wins: readonly number[];
  readonly value: readonly number[];
}

/** How much a point is worth. */
export interface Scale {
  readonly spread: number;
  readonly beyond: number;
}

export const scaleOf = <S>(heuristics: Pick<Heuristics<S, never>, 'spread' | 'spreadOf' | 'beyond'>, s: S): Scale => ({
  spread: spreadIn(heuristics, s),
  beyond: heuristics.beyond ?? 0,
});

/** How much more the heuristics count beside playouts that scatter more. */
const TRUST = 1.5;

/** Where scores lie further apart, playouts scatter more, so a smaller difference of worths counts as much. */
export function trustedSpread<S>(heuristics: Pick<Heuristics<S, never>, 'spread' | 'spreadOf'>, s: S): number {
  const { spread } = heuristics;
  return spread / (spreadIn(heuristics, s) / spread) ** TRUST;
}

/** Half the win, half the lead: a win alone says nothing to a seat that is far ahead or behind. */
function valuesOf(scores: readonly number[], wins: readonly number[], { spread, beyond }: Scale): number[] {
  return scores.map((score, seat) => {
    let rival = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < scores.length; other++) {
      if (other !== seat && scores[other]! > rival) rival = scores[other]!;
    }
    const lead = (score - rival) / spread;
    const within = Math.max(-1, Math.min(1, lead));
    return 0.5 * wins[seat]! + 0.25 + 0.25 * (within + beyond * (lead - within));
  });
}

export function rewardOfOutcome({ ranks, scores }: Outcome, scale: Scale): Reward {
  const winners = ranks.filter((rank) => rank === 1).length;
  const wins = ranks.map((rank) => (rank === 1 ? 1 / winners : 0));
  return { scores, wins, value: valuesOf(scores, wins, scale) };
}

/** Estimated scores are taken as the middle of what may come. */
export function rewardOfEstimate(scores: readonly number[], scale: Scale): Reward {
  return rewardOfExpectation(
    scores,
    scores.map((score) => (CERTAINTY * score) / scale.spread),
    scale,
  );
}

export function rewardOfExpectation(scores: readonly number[], logits: readonly number[], scale: Scale): Reward {
  const wins = shares(logits);
  return { scores, wins, value: valuesOf(scores, wins, scale) };
}
