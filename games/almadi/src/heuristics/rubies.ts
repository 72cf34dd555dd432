import type { Seat } from '@majlis/kernel';
import { RUBY_POINTS, RUBY_POINTS_TWO_PLAYERS } from '../facts.ts';
import type { State } from '../state.ts';
import { constants } from './constants.ts';

/** The points a seat may expect for its rubies, when the others' numbers may still change. */
export function rubyPointsExpected(s: State, seat: Seat, own: number, ahead: number): number {
  const by = constants.now;
  if (s.config.modules.includes('characters')) return own * (by.rubyToSpend + by.rubyToSpendAhead * ahead);
  if (own === 0 && ahead === 0) return 0;
  const table = s.players.length === 2 ? RUBY_POINTS_TWO_PLAYERS : RUBY_POINTS;
  let rank = 0;
  for (let other = 0; other < s.players.length; other++) {
    if (other === seat) continue;
    rank +=
      1 / (1 + Math.exp((own - s.players[other]!.rubies + by.rubyTie) / (by.rubyDrift + by.rubyDriftAhead * ahead)));
  }
  const low = Math.floor(rank);
  const high = Math.min(table.length - 1, low + 1);
  return table[low]! + (rank - low) * (table[high]! - table[low]!);
}

/** What one more ruby adds. */
export function rubyWorth(s: State, seat: Seat, ahead: number): number {
  const { rubies } = s.players[seat]!;
  return rubyPointsExpected(s, seat, rubies + 1, ahead) - rubyPointsExpected(s, seat, rubies, ahead);
}
