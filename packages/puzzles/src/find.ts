import { type AnyKnown, botByName, type Candidate, type Decision, searchBot } from '@majlis/bots';
import { type AnyGame, type Json, nullLog, type Seat, type Seed } from '@majlis/kernel';
import { type Difficulty, type Puzzle, positionOf, type Weighed } from './puzzle.ts';
import { type Theme, themeOf } from './themes.ts';

/** Wins of 100 by which the answer must be ahead of every other move: when it is found, and at ten times the budget. */
const AHEAD = 6;
const STILL_AHEAD = 4;
/** And by so many standard errors of the difference. */
const SURE = 3;
/** Playouts by which a puzzle is found; the last look takes so many times as many. */
const BUDGET = 400;
const LONGER = 10;
/** Moves that were tried less often say nothing. */
const TRIED = 8;
/** With fewer to choose from one may as well guess. */
const FEWEST_MOVES = 4;
/** What everybody finds is a puzzle only if much hangs on it. */
const PLAIN_AHEAD = 12;
const SHOWN = 8;

export interface Setting {
  readonly config: Json;
  readonly seats: number;
  readonly seed: Seed;
}

type Asked = Parameters<ReturnType<typeof searchBot>['choose']>[0];

interface Ahead {
  readonly best: Candidate<Json>;
  readonly margin: number;
  readonly isSure: boolean;
  readonly order: readonly Candidate<Json>[];
}

/** How far the best move is ahead of the next; null where nothing was searched. */
function aheadOf({ candidates }: Decision<Json>): Ahead | null {
  const order = candidates
    .filter(({ win, visits }) => win !== null && visits >= TRIED)
    .sort((a, b) => b.win!.mean - a.win!.mean);
  const [best, second] = order;
  if (best === undefined || second === undefined || best !== candidates[0]) return null;
  const margin = 100 * (best.win!.mean - second.win!.mean);
  const error = 100 * Math.hypot(best.win!.error, second.win!.error);
  return { best, margin, isSure: margin >= SURE * error, order };
}

/** One search for this position, as long as wanted and from a seed of its own. */
function lookAt(known: AnyKnown, asked: Asked, iterations: number): Decision<Json> {
  const seed = `${asked.seed}/${iterations}`;
  return searchBot(known, { iterations, learned: true }).choose({ ...asked, seed } as never) as Decision<Json>;
}

const askedOf = (game: AnyGame, state: unknown, seat: Seat, seed: string): Asked =>
  ({ seat, knowledge: game.knowledge(state, seat), legal: game.legalActions(state, seat), seed }) as never;

/** The puzzle in a position, if there is one. */
function puzzleAt(
  known: AnyKnown,
  setting: Setting,
  moves: readonly string[],
  state: unknown,
  seat: Seat,
): Puzzle | null {
  const { game, heuristics } = known;
  const asked = askedOf(game, state, seat, `puzzle:${setting.seed}:${moves.length}`);
  if (asked.legal.length < FEWEST_MOVES) return null;
  const plain = game.actionText(botByName('medium', known)!.choose(asked).action);
  const quick = lookAt(known, asked, heuristics.iterations.hard);
  const sharp = game.actionText(quick.action);
  if (plain === sharp && (aheadOf(quick)?.margin ?? 0) < PLAIN_AHEAD) return null;
  const found = aheadOf(lookAt(known, asked, BUDGET));
  if (found === null || !found.isSure || found.margin < AHEAD) return null;
  const answer = game.actionText(found.best.action);
  const difficulty: Difficulty = answer === plain ? 1 : answer === sharp ? 2 : 3;
  if (difficulty === 1 && found.margin < PLAIN_AHEAD) return null;
  const theme = themeOf(game, state, seat, found.best.action as never);
  if (theme === null) return null;
  const budget = LONGER * BUDGET;
  const last = aheadOf(lookAt(known, asked, budget));
  if (last === null || !last.isSure || last.margin < STILL_AHEAD) return null;
  if (game.actionText(last.best.action) !== answer) return null;
  return {
    id: `${game.id}-${setting.seed.slice(0, 8)}-${moves.length}`,
    game: game.id,
    ...setting,
    rulesVersion: game.rulesVersion,
    moves,
    seat,
    theme,
    difficulty,
    margin: rounded(last.margin),
    budget,
    weighed: last.order.slice(0, SHOWN).map((candidate) => weighedOf(game, candidate)),
  };
}

const rounded = (value: number): number => Math.round(value * 10) / 10;

const weighedOf = (game: AnyGame, { action, win, score }: Candidate<Json>): Weighed => ({
  move: game.actionText(action),
  wins: rounded(100 * win!.mean),
  points: rounded(score!.mean),
});

/** Puzzles of one game that medium bots play: at most one of each theme, so that no deal says too much. */
export function* findPuzzles(known: AnyKnown, setting: Setting): Generator<Puzzle> {
  const { game } = known;
  const state = game.setup(setting.config, setting.seats, setting.seed, nullLog);
  const player = botByName('medium', known)!;
  const moves: string[] = [];
  const themes = new Set<Theme>();
  while (game.outcome(state) === null) {
    const seat = game.deciders(state)[0]!;
    // Where all answer at once the first question of a game is the same for everybody.
    const puzzle = moves.length < setting.seats ? null : puzzleAt(known, setting, [...moves], state, seat);
    if (puzzle !== null && !themes.has(puzzle.theme)) {
      themes.add(puzzle.theme);
      yield puzzle;
    }
    const { action } = player.choose(askedOf(game, state, seat, `${setting.seed}:${moves.length}`));
    moves.push(`${seat} ${game.actionText(action)}`);
    game.apply(state, seat, action, nullLog);
  }
}

/** What a search of so many iterations answers today. */
export function answerToday(known: AnyKnown, puzzle: Puzzle, iterations: number, seed = 'again'): string {
  const state = positionOf(known.game, puzzle);
  const asked = askedOf(known.game, state, puzzle.seat, `${seed}:${puzzle.id}`);
  return known.game.actionText(lookAt(known, asked, iterations).candidates[0]!.action);
}
