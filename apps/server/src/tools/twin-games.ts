import { gameById as real } from '@majlis/games';
import { type AnyGame, rngFrom } from '@majlis/kernel';

/**
 * Games that begin in the middle, in two worlds which one seat cannot tell apart: in the twin all that this seat does
 * not know was dealt again. The id says which: `almadi-twin-1-40-7` is Almadi for seat 1 after 40 moves of game 7.
 * `leaky-lantern-twin-…` has a view that shows a deck, and `slow-lantern-twin-…` one that takes longer in the twin, so
 * that what compares them can be seen to fail.
 */
const NAME = /^(leaky-|slow-)?(.+?)-(here|twin)-(\d+)-(\d+)-(\d+)$/;

/** Milliseconds by which the slow twin gives itself away. */
const SLOWER = 3;

function viewOf(game: AnyGame, flaw: string | undefined, world: string): AnyGame['view'] {
  if (flaw === 'leaky-') return (s, viewer) => ({ ...game.view(s, viewer), leaked: s.oilDeck });
  return (s, viewer) => {
    for (const end = performance.now() + SLOWER; flaw === 'slow-' && world === 'twin' && performance.now() < end; );
    return game.view(s, viewer);
  };
}

export function gameById(id: string): AnyGame | null {
  const [, flaw, name, world = '', seat, moves, number] = NAME.exec(id) ?? [];
  const game = name === undefined ? null : real(name);
  if (game === null) return null;
  return {
    ...game,
    id,
    view: viewOf(game, flaw, world),
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
