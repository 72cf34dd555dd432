import { type Decision, searchBot } from '@majlis/bots';
import { type PlayableGame, playableById } from '@majlis/games/heuristics';
import { nullLog, rngFrom, type Seat } from '@majlis/kernel';
import type { Configuration } from './configurations.ts';
import { seedFrom } from './playouts.ts';
import type { Work } from './work.ts';

/** Iterations of one decision; few, so that all games get the same slice of time. */
const ITERATIONS = 25;
/** One position says little: some take ten times as long as others of the same game. */
const POSITIONS = 48;

export interface SearchWork extends Work {
  /** Mean number of moves of an iteration. */
  readonly playoutLength: number;
}

/** Decisions by search, spread over whole games; a unit is an iteration: imagine, walk, play on, judge. */
export function searchesOf(configuration: Configuration): SearchWork {
  const known = playableById(configuration.game.id)!;
  const questions = Array.from({ length: POSITIONS }, (_, i) => questionOf(known, configuration, i));
  const bot = searchBot(known, { iterations: ITERATIONS });
  let n = 0;
  const decide = () => bot.choose({ ...questions[n % POSITIONS]!, seed: `bench ${n++}` });
  const decisions = questions.map(decide);
  return {
    name: `${configuration.name}, search`,
    playoutLength: movesOf(decisions) / decisions.reduce((sum, { iterations }) => sum + iterations, 0),
    work: () => decide().iterations,
  };
}

const movesOf = (decisions: readonly Decision<unknown>[]): number =>
  decisions.reduce((sum, { playoutLength, iterations }) => sum + playoutLength * iterations, 0);

/** From the `i`th game, later in the game for later ones: what a seat knows where it has a choice. */
function questionOf(known: PlayableGame, { seats, config }: Configuration, i: number) {
  const { game, heuristics } = known;
  const playedUntil = (isEnough: (state: unknown, moves: number) => boolean) => {
    const rng = rngFrom(`bench ${i}`);
    const state = game.setup(config, seats, seedFrom(rng), nullLog);
    let moves = 0;
    for (; game.outcome(state) === null && !isEnough(state, moves); moves++) {
      const seat = game.deciders(state)[0]!;
      game.apply(state, seat, heuristics.quick(state, seat, rng), nullLog);
    }
    return { state, moves };
  };
  const hasChoice = (state: unknown, seat: Seat) => heuristics.rank(state, seat).length > 1;
  const all = playedUntil(() => false).moves;
  const { state } = playedUntil(
    (position, moves) => moves >= ((i + 0.5) / POSITIONS) * all && hasChoice(position, game.deciders(position)[0]!),
  );
  // A game that ends without another choice is asked about at its beginning.
  const asked = game.outcome(state) === null ? state : playedUntil(() => true).state;
  const seat = game.deciders(asked)[0]!;
  return { seat, knowledge: game.knowledge(asked, seat), legal: game.legalActions(asked, seat) };
}
