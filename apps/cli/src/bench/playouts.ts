import { type AnyGame, nullLog, type Rng, rngFrom, type Seat } from '@majlis/kernel';
import type { Setting } from '../setting.ts';
import type { Configuration } from './configurations.ts';
import type { Work } from './work.ts';

/** A few moves at a time, so that games of all lengths get the same slice of time. */
const MOVES_AT_ONCE = 500;

export const seedFrom = (rng: Rng): string =>
  Array.from({ length: 4 }, () => rng.below(0x100000000).toString(16).padStart(8, '0')).join('');

/** Random playouts: deal, choose any of the legal actions, carry it out, until the end, and again. */
export function playoutsOf({ name, game, seats, config }: Configuration): Work {
  const rng = rngFrom('bench');
  let state: unknown = null;
  return {
    name,
    work() {
      for (let moves = 0; moves < MOVES_AT_ONCE; moves++) {
        if (state === null || game.outcome(state) !== null) state = game.setup(config, seats, seedFrom(rng), nullLog);
        const deciders = game.deciders(state);
        const seat = deciders[rng.below(deciders.length)]!;
        game.apply(state, seat, anyOf(game, state, seat, rng), nullLog);
      }
      return MOVES_AT_ONCE;
    },
  };
}

/** Rules of older releases have to list them. */
function anyOf(game: AnyGame, state: unknown, seat: Seat, rng: Rng): unknown {
  if (game.anyAction !== undefined) return game.anyAction(state, seat, rng);
  const actions = game.legalActions(state, seat);
  return actions[rng.below(actions.length)];
}

/** The position in the middle of a game played by random moves: always the same one, and one with a choice. */
export function midGame({ game, seats, config }: Setting): unknown {
  const play = (limit: number) => {
    const rng = rngFrom('bench');
    const state = game.setup(config, seats, seedFrom(rng), nullLog);
    let moves = 0;
    for (; moves < limit && game.outcome(state) === null; moves++) {
      const seat = game.deciders(state)[0]!;
      const actions = game.legalActions(state, seat);
      game.apply(state, seat, actions[rng.below(actions.length)], nullLog);
    }
    return { state, moves };
  };
  const half = play(Number.POSITIVE_INFINITY).moves >> 1;
  for (let moves = half; ; moves++) {
    const { state } = play(moves);
    if (game.legalActions(state, game.deciders(state)[0]!).length > 1) return state;
  }
}
