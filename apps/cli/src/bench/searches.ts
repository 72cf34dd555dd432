import { searchBot } from '@majlis/bots';
import { findPlayable } from '../setting.ts';
import type { Configuration } from './configurations.ts';
import { midGame } from './playouts.ts';
import type { Work } from './work.ts';

/** Iterations of one decision; few, so that all games get the same slice of time. */
const ITERATIONS = 25;

export interface SearchWork extends Work {
  /** Mean number of moves of an iteration. */
  readonly playoutLength: number;
}

/** Decisions by search in the middle of a game; a unit is an iteration: imagine, walk, play on, judge. */
export function searchesOf(configuration: Configuration): SearchWork {
  const known = findPlayable(configuration.game.id);
  const { game } = known;
  const state = midGame(configuration);
  const seat = game.deciders(state)[0]!;
  const asked = { seat, knowledge: game.knowledge(state, seat), legal: game.legalActions(state, seat) };
  const bot = searchBot(known, { iterations: ITERATIONS });
  let n = 0;
  const decide = () => bot.choose({ ...asked, seed: `bench ${n++}` });
  const lengths = Array.from({ length: 8 }, () => decide().playoutLength);
  return {
    name: `${configuration.name}, search`,
    playoutLength: lengths.reduce((a, b) => a + b, 0) / lengths.length,
    work: () => decide().iterations,
  };
}
