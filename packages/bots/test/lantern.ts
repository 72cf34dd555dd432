import { nullLog, rngFrom, type Seat } from '@majlis/kernel';
import { lantern } from '@majlis/lantern';
import { heuristics } from '@majlis/lantern/heuristics';

export const known = { game: lantern, heuristics };

type State = ReturnType<typeof lantern.setup>;

/** A seed from any number. */
export const seedOf = (n: number): string => n.toString(16).padStart(32, '0');

export const limits = { now: () => 0, cap: 1000 };

export function question(state: State, seat: Seat, seed = 'q') {
  return { seat, knowledge: lantern.knowledge(state, seat), legal: lantern.legalActions(state, seat), seed };
}

/** Positions of random games in which somebody has a choice. */
export function* positions(games: number): Generator<{ state: State; seat: Seat }> {
  for (let n = 0; n < games; n++) {
    const rng = rngFrom(`positions:${n}`);
    const state = lantern.setup({ rounds: 5 }, 2 + (n % 3), seedOf(n), nullLog);
    while (lantern.outcome(state) === null) {
      const seat = lantern.deciders(state)[0]!;
      const legal = lantern.legalActions(state, seat);
      if (legal.length > 1) yield { state, seat };
      lantern.apply(state, seat, legal[rng.below(legal.length)]!, nullLog);
    }
  }
}
