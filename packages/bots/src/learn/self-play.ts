import { type Json, nullLog, RulesBug, rngFrom, type Seed } from '@majlis/kernel';
import type { AnyKnown } from '../bot.ts';
import { inputsOf } from './inputs.ts';

/** A position to learn from, as the network sees it. */
export interface Position {
  readonly estimate: readonly number[];
  /** For each seat. */
  readonly inputs: readonly (readonly number[])[];
}

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
}

/** Where playouts are cut between stages, one position in so many is kept beside those at the stages. */
const EVERY = 8;
/** No playout of that many moves is meant to be cut before its stage ends. */
const LONG = 50;
/** One move in so many is any legal one: the search meets positions that good play does not. */
const WILD = 24;
const ACTION_LIMIT = 100_000;

/** Plays one game by the quick policy and keeps positions of the kind that playouts are judged at. */
export function playLesson({ known, config, seats, seed }: SelfPlay): Lesson {
  const { game, heuristics } = known;
  const rng = rngFrom(`lesson:${seed}`);
  const state = game.setup(config, seats, seed, nullLog);
  const cutAnywhere = (heuristics.longestPlayout ?? LONG) < LONG;
  const positions: Position[] = [];
  let stage = heuristics.stage(state);
  for (let n = 0; n < ACTION_LIMIT; n++) {
    const outcome = game.outcome(state);
    if (outcome !== null) {
      const winners = outcome.ranks.filter((rank) => rank === 1).length;
      const wins = outcome.ranks.map((rank) => (rank === 1 ? 1 / winners : 0));
      return { positions, scores: outcome.scores, wins };
    }
    const now = heuristics.stage(state);
    if (now !== stage || (cutAnywhere && rng.below(EVERY) === 0)) {
      const estimate = heuristics.estimate(state);
      positions.push({ estimate, inputs: inputsOf(heuristics, state, estimate) });
    }
    stage = now;
    const seat = game.deciders(state)[0]!;
    const wild = rng.below(WILD) === 0 ? game.legalActions(state, seat) : null;
    const action = wild === null ? heuristics.quick(state, seat, rng) : wild[rng.below(wild.length)]!;
    game.apply(state, seat, action, nullLog);
  }
  throw new RulesBug('the game does not end', { seed });
}
