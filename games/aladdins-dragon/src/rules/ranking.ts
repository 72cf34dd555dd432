import type { Seat } from '@majlis/kernel';
import { sequenceFrom } from './order.ts';

/**
 * The seats present in a space, the one who is served first in front. Strength 0 means not present: every
 * token is worth at least 1. Equal strengths stand in player sequence, also when the weakest comes first.
 */
export function rankingOf(strengths: readonly number[], first: Seat, weakestFirst: boolean): Seat[] {
  const ranking: Seat[] = [];
  for (const seat of sequenceFrom(first, strengths.length)) {
    const strength = strengths[seat]!;
    if (strength === 0) continue;
    let at = ranking.length;
    while (at > 0 && comesBefore(strength, strengths[ranking[at - 1]!]!, weakestFirst)) at--;
    if (at === ranking.length) ranking.push(seat);
    else ranking.splice(at, 0, seat);
  }
  return ranking;
}

const comesBefore = (strength: number, other: number, weakestFirst: boolean): boolean =>
  weakestFirst ? strength < other : strength > other;
