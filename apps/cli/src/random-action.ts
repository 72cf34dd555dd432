import type { AnyGame, Rng, Seat } from '@majlis/kernel';

/** Any of the listed actions, all equally likely. */
export function randomAction(game: AnyGame, state: unknown, seat: Seat, rng: Rng): unknown {
  const actions = legalOf(game, state, seat);
  return actions[rng.below(actions.length)];
}

export function legalOf(game: AnyGame, state: unknown, seat: Seat): unknown[] {
  const actions = game.legalActions(state, seat);
  if (actions.length === 0) throw new Error(`seat ${seat} is asked and has no legal action`);
  return actions;
}
