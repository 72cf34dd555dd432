import type { Outcome } from './contract.ts';

/** More is better; equal scores share a rank and the next rank is skipped. */
export function rankByScore(scores: readonly number[]): Outcome {
  return { scores: [...scores], ranks: scores.map((score) => 1 + scores.filter((other) => other > score).length) };
}
