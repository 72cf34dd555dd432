import type { AnyKnown, World } from '@majlis/bots';
import { type Json, nullLog, type Seat } from '@majlis/kernel';
import { type Asked, worldsOf } from '@majlis/review';

const WORLDS = 200;
/** No game lasts that long. */
const LONGEST = 20_000;

/**
 * Whether the answer also wins more often than its nearest rival when both are played to the end of the game by the
 * quick policy: what was learned of positions may be wrong about one, a finished game is not.
 */
export function winsInTheEnd(known: AnyKnown, asked: Asked, answer: Json, rival: Json): boolean {
  const worlds = worldsOf(known, { ...asked, seed: `end:${asked.seed}` });
  const { seat } = asked;
  let ahead = 0;
  for (let n = 0; n < WORLDS; n++)
    ahead += won(known, seat, answer, worlds.visit(n)) - won(known, seat, rival, worlds.visit(n));
  return ahead > 0;
}

/** Shared victories count in part. */
function won({ game, heuristics }: AnyKnown, seat: Seat, move: Json, { s, luck }: World<unknown>): number {
  game.apply(s, seat, move, nullLog);
  for (let moves = 0; moves < LONGEST && game.outcome(s) === null; moves++) {
    const next = game.deciders(s)[0]!;
    game.apply(s, next, heuristics.quick(s, next, luck), nullLog);
  }
  const ranks = game.outcome(s)?.ranks ?? [];
  return ranks[seat] === 1 ? 1 / ranks.filter((rank) => rank === 1).length : 0;
}
