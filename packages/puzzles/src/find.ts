import { type AnyKnown, botByName } from '@majlis/bots';
import { type AnyGame, type Json, nullLog, type Seat, type Seed } from '@majlis/kernel';
import type { Asked } from '@majlis/review';
import { winsInTheEnd } from './end.ts';
import { BUDGET, foundAt, isStillAhead, lookLonger, movesAt } from './look.ts';
import { answerOf, type Difficulty, type Puzzle, positionOf, rounded } from './puzzle.ts';
import { sortOf } from './sorts.ts';
import { type Theme, themeOf } from './themes.ts';

/** What medium finds as well is a puzzle only if much hangs on it. */
const PLAIN_AHEAD = 10;
/** With fewer to choose from one may as well guess. */
const FEWEST_MOVES = 3;
/** Where a game is best played by chance, one answer is seldom the best: only every so manyth question is looked at. */
const MIXED_EVERY = 4;

export interface Setting {
  readonly config: Json;
  readonly seats: number;
  readonly seed: Seed;
}

/** Who finds the answer. */
function difficultyOf(known: AnyKnown, asked: Asked, legal: readonly Json[], moves: readonly Json[], answer: Json) {
  const { game } = known;
  const isRight = (move: Json | undefined) => move !== undefined && sortOf(game, move) === sortOf(game, answer);
  if (isRight(moves[0])) return 1;
  return isRight(botByName('hard', known)!.choose({ ...asked, legal }).action) ? 2 : 3;
}

/** A search of the strongest bot, which looks further than what the moves were tried by, must say the same. */
function masterAgrees(known: AnyKnown, asked: Asked, legal: readonly Json[], answer: Json): boolean {
  const [first] = botByName('master', known)!.choose({ ...asked, legal }).candidates;
  return first !== undefined && sortOf(known.game, first.action) === sortOf(known.game, answer);
}

/** A game as far as it was played, and the themes that a puzzle was found for. */
interface Sofar {
  readonly moves: readonly string[];
  readonly state: unknown;
  readonly themes: ReadonlySet<Theme>;
}

/** The puzzle in a position, if there is one. */
function puzzleAt(known: AnyKnown, setting: Setting, { moves, state, themes }: Sofar, seat: Seat): Puzzle | null {
  const { game } = known;
  const asked = askedIn(game, state, seat, `puzzle:${setting.seed}:${moves.length}`);
  const tried = movesAt(known, asked);
  if (tried.length < FEWEST_MOVES) return null;
  const found = foundAt(known, asked, tried);
  if (found === null) return null;
  const { answer } = found;
  const theme = themeOf(game, state, seat, answer as never);
  if (theme === null || themes.has(theme)) return null;
  const legal: readonly Json[] = game.legalActions(state, seat);
  const difficulty: Difficulty = difficultyOf(known, asked, legal, tried, answer);
  if (difficulty === 1 && found.margin < PLAIN_AHEAD) return null;
  const last = lookLonger(known, { ...asked, seed: `longer:${asked.seed}` }, tried, answer);
  if (last === null || !isStillAhead(last) || !masterAgrees(known, asked, legal, answer)) return null;
  if (!winsInTheEnd(known, asked, answer, last.rival)) return null;
  const { margin, alike, weighed } = last;
  return puzzleOf(game, setting, { moves, seat, theme, difficulty, margin, ...(alike > 1 ? { alike } : {}), weighed });
}

type Found = Pick<Puzzle, 'moves' | 'seat' | 'theme' | 'difficulty' | 'margin' | 'alike' | 'weighed'>;

const puzzleOf = (game: AnyGame, setting: Setting, found: Found): Puzzle => ({
  id: `${game.id}-${setting.seed.slice(0, 8)}-${found.moves.length}`,
  game: game.id,
  ...setting,
  rulesVersion: game.rulesVersion,
  ...found,
  margin: rounded(found.margin),
  budget: BUDGET,
});

const askedIn = (game: AnyGame, state: unknown, seat: Seat, seed: string): Asked => ({
  seat,
  knowledge: game.knowledge(state, seat) as Json,
  seed,
});

const isMixed = ({ heuristics }: AnyKnown, state: unknown, seat: Seat): boolean =>
  heuristics.mixes?.(state, seat) === true;

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
    const isLookedAt =
      moves.length >= setting.seats && !(isMixed(known, state, seat) && moves.length % MIXED_EVERY > 0);
    const puzzle = isLookedAt ? puzzleAt(known, setting, { moves: [...moves], state, themes }, seat) : null;
    if (puzzle !== null) {
      themes.add(puzzle.theme);
      yield puzzle;
    }
    const asked = askedIn(game, state, seat, `${setting.seed}:${moves.length}`);
    const { action } = player.choose({ ...asked, legal: game.legalActions(state, seat) });
    moves.push(`${seat} ${game.actionText(action)}`);
    game.apply(state, seat, action, nullLog);
  }
}

/** Whether the answer is still the best after ten times the budget from another seed. */
export function keepsAnswer(known: AnyKnown, puzzle: Puzzle, seed: string): boolean {
  const state = positionOf(known.game, puzzle);
  const asked = askedIn(known.game, state, puzzle.seat, `${seed}:${puzzle.id}`);
  const listed = movesAt(known, asked);
  const text = answerOf(puzzle);
  const answer = listed.find((move) => known.game.actionText(move) === text) ?? known.game.parseAction(text);
  // Heuristics that were tuned since may no longer list it; it is tried all the same.
  const moves = listed.includes(answer) ? listed : [...listed, answer as Json];
  return lookLonger(known, asked, moves, answer as Json, 0) !== null;
}
