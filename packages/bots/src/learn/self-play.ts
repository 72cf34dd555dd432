import { type Json, nullLog, type Rng, RulesBug, rngFrom, type Seat, type Seed } from '@majlis/kernel';
import type { AnyBot, AnyKnown } from '../bot.ts';
import { type Position, positionOf } from './inputs.ts';

/** One game of self-play: some of its positions in the order of play, and how it ended. */
export interface Lesson {
  readonly positions: readonly Position[];
  readonly scores: readonly number[];
  /** Shares of the win. */
  readonly wins: readonly number[];
}

export interface SelfPlay {
  readonly known: AnyKnown;
  readonly config: Json;
  readonly seats: number;
  readonly seed: Seed;
  /** Who plays, in every seat; the quick policy if left out. */
  readonly bot?: AnyBot;
}

/** Where playouts are cut between milestones, one position in so many is stored besides those at the milestones. */
const EVERY = 8;
/** Games of a bot that thinks are dear, so more is kept of them. */
const EVERY_OF_BOT = 3;
/** No playout of that many moves is meant to be cut before its milestone. */
const LONG = 50;
/** One move in so many is any legal one: the search meets positions that good play does not. */
const WILD = 24;
const WILD_OF_BOT = 48;
const ACTION_LIMIT = 100_000;

/** Plays one game and keeps positions of the kind that playouts are judged at. */
export function playLesson(selfPlay: SelfPlay): Lesson {
  const { known, config, seats, seed, bot } = selfPlay;
  const { game, heuristics } = known;
  const rng = rngFrom(`lesson:${seed}`);
  const state = game.setup(config, seats, seed, nullLog);
  const cutAnywhere = (heuristics.longestPlayout ?? LONG) < LONG;
  const isSettled = heuristics.isSettled ?? (() => true);
  const every = bot === undefined ? EVERY : EVERY_OF_BOT;
  const positions: Position[] = [];
  let milestone = heuristics.milestone(state);
  for (let n = 0; n < ACTION_LIMIT; n++) {
    const outcome = game.outcome(state);
    if (outcome !== null) {
      const winners = outcome.ranks.filter((rank) => rank === 1).length;
      const wins = outcome.ranks.map((rank) => (rank === 1 ? 1 / winners : 0));
      return { positions, scores: outcome.scores, wins };
    }
    const now = heuristics.milestone(state);
    if (now !== milestone || (cutAnywhere && isSettled(state) && rng.below(every) === 0)) {
      positions.push(positionOf(heuristics, state));
    }
    milestone = now;
    const seat = game.deciders(state)[0]!;
    game.apply(state, seat, nextAction(selfPlay, state, seat, n, rng), nullLog);
  }
  throw new RulesBug('the game does not end', { seed });
}

function nextAction({ known, seed, bot }: SelfPlay, state: unknown, seat: Seat, n: number, rng: Rng): unknown {
  const { game, heuristics } = known;
  if (rng.below(bot === undefined ? WILD : WILD_OF_BOT) === 0) {
    const legal = game.legalActions(state, seat);
    return legal[rng.below(legal.length)]!;
  }
  if (bot === undefined) return heuristics.quick(state, seat, rng);
  const knowledge = game.knowledge(state, seat);
  return bot.choose({ seat, knowledge, legal: game.legalActions(state, seat), seed: `${seed}:${n}` }).action;
}
