import { gameById as real } from '@majlis/games';
import { type AnyGame, rngFrom } from '@majlis/kernel';

/**
 * Games that begin in the middle, in two worlds which one seat cannot tell apart: in the twin all that this seat does
 * not know was dealt anew. The id says which: `almadi-twin-1-40-7` is Almadi for seat 1 after 40 moves of game 7.
 * `leaky-lantern-twin-…` has a view that shows a deck, so that the test can be seen to fail.
 */
const NAME = /^(leaky-)?(.+?)-(here|twin)-(\d+)-(\d+)-(\d+)$/;

export function gameById(id: string): AnyGame | null {
  const [, leaky, name, world, seat, moves, number] = NAME.exec(id) ?? [];
  const game = name === undefined ? null : real(name);
  if (game === null) return null;
  return {
    ...game,
    id,
    ...(leaky === undefined ? {} : { view: (s, viewer) => ({ ...game.view(s, viewer), leaked: s.oilDeck }) }),
    setup(config, seats) {
      const rng = rngFrom(`twin ${number}`);
      const seed = Array.from({ length: 32 }, () => rng.below(16).toString(16)).join('');
      const state = game.setup(config, seats, seed, { emit() {} });
      for (let i = 0; i < Number(moves) && game.outcome(state) === null; i++) {
        const asked = game.deciders(state);
        const mover = asked[rng.below(asked.length)]!;
        const legal = game.legalActions(state, mover);
        game.apply(state, mover, legal[rng.below(legal.length)], { emit() {} });
      }
      if (game.outcome(state) !== null || world === 'here') return state;
      return game.imagine(game.knowledge(state, Number(seat)), rngFrom(`other world ${number}`));
    },
  };
}
