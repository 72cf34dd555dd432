import { RUBY_POINTS, RUBY_POINTS_TWO_PLAYERS } from '../facts.ts';

/** ALM-SCORE-10, ALM-16: points by rank; equal numbers share a rank and the next is skipped. */
export function rubyRankPoints(rubies: readonly number[]): number[] {
  const table = rubies.length === 2 ? RUBY_POINTS_TWO_PLAYERS : RUBY_POINTS;
  return rubies.map((own) => (own === 0 ? 0 : (table[rubies.filter((other) => other > own).length] ?? 0)));
}
