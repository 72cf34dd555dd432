import { games } from '@majlis/games';
import { playableById } from '@majlis/games/heuristics';
import { type AnyGame, type Json, nullLog, rngFrom } from '@majlis/kernel';
import { describe, expect, test } from 'vitest';

const SEED = 'a1b2c3d4e5f60718293a4b5c6d7e8f90';

/** What is worth playing with many parts of the game in it. */
const wishOf = (game: AnyGame): Json => {
  if (game.id === 'aladdins-dragon') return { version: 'magic' };
  return game.catalogue.modules.length === 0 ? {} : { modules: game.catalogue.modules.map(({ id }) => id) };
};

const wishes = games.flatMap((game): [string, AnyGame, Json][] => [
  [game.id, game, {}],
  [`${game.id} with everything`, game, wishOf(game)],
]);

/**
 * Heuristics keep what they have worked out for counts, boards, bags and hoards. What they say of a position must not
 * depend on the positions they saw before it.
 */
describe('what heuristics keep', () => {
  test.each(wishes)('%s: a position is judged alike along a game and out of order', (_, game, wish) => {
    const { heuristics } = playableById(game.id)!;
    // Those of master, where it has its own, begin with those of hard.
    const { features } = { ...heuristics, ...heuristics.ofMaster };
    const seats = Math.max(3, game.seats.min);
    const checked = game.checkConfig(wish, seats);
    if (!checked.ok) throw new Error(checked.refusal.code);
    const judged = (s: unknown) => {
      const [seat] = game.deciders(s);
      const ranked = seat === undefined ? [] : heuristics.rank(s, seat);
      return { ranked, estimate: heuristics.estimate(s), features: features?.of(s, seat ?? 0) };
    };
    const rng = rngFrom('kept');
    const s = game.setup(checked.value, seats, SEED, nullLog);
    const met: { text: string; said: unknown }[] = [];
    for (let moves = 0; moves < 400 && game.outcome(s) === null; moves++) {
      const seat = game.deciders(s)[0]!;
      if (moves % 4 === 0) met.push({ text: JSON.stringify(s), said: judged(s) });
      const strays = rng.below(3) === 0;
      game.apply(s, seat, strays ? game.anyAction!(s, seat, rng) : heuristics.quick(s, seat, rng), nullLog);
    }
    for (const { text, said } of met.reverse()) expect(judged(JSON.parse(text))).toEqual(said);
  });
});
