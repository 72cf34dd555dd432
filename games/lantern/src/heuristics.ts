import type { Heuristics, Ranked, Rng, Seat } from '@majlis/kernel';
import type { Action } from './actions.ts';
import { lantern } from './index.ts';
import type { State } from './state.ts';

/** What a coin is worth in points: a quarter at the end, more while there is still something to buy. */
const coinWorth = (s: State): number => 0.25 + 0.12 * Math.max(0, s.rounds - s.round);

function worthOf(s: State, seat: Seat, action: Action): number {
  switch (action.type) {
    case 'oil':
      // To be host is worth little, and a high card more another time.
      return 0.05 * Math.abs(action.value - 5);
    case 'bid':
      return s.lantern! - coinWorth(s) * action.coins;
    case 'gust':
      return worthOfGust(s, seat, action.seat, action.lantern);
    case 'pass':
      return 0;
  }
}

/** Putting out a rival's lantern: best against the leader, and better kept for a bright one. */
function worthOfGust(s: State, seat: Seat, target: Seat, value: number): number {
  const expected = estimate(s);
  const ahead = expected[target]! >= Math.max(...expected.filter((_, other) => other !== seat));
  const kept = s.round < s.rounds ? 3.2 : 0;
  return (ahead ? value : value / 2) - kept;
}

function rank(s: State, seat: Seat): Ranked<Action>[] {
  return lantern
    .legalActions(s, seat)
    .map((action) => ({ action, worth: worthOf(s, seat, action) }))
    .sort((a, b) => b.worth - a.worth);
}

function quick(s: State, seat: Seat, rng: Rng): Action {
  const ranked = rank(s, seat);
  return ranked[rng.below(100) < 15 ? rng.below(Math.min(3, ranked.length)) : 0]!.action;
}

/** What is lit, and coins at what they still buy. */
function estimate(s: State): number[] {
  const coin = coinWorth(s);
  return s.players.map(({ lit, coins }) => lit.reduce((a, b) => a + b, 0) + coin * coins);
}

/** How to play the Lantern Seller sensibly. */
export const heuristics: Heuristics<State, Action> = {
  rank,
  quick,
  estimate,
  // Points are counted once, at the end.
  milestone: () => 0,
  spread: 6,
  iterations: { hard: 400, master: 2000 },
};
