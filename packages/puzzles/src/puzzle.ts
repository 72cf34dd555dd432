import { type AnyGame, type Json, nullLog, type Seat } from '@majlis/kernel';
import type { Theme } from './themes.ts';

/** Who finds the answer: 1 the steady bot, 2 the sharp one, 3 neither. */
export type Difficulty = 1 | 2 | 3;

/** One move as the search saw it: how many of 100 games it wins, and the points it expects. */
export interface Weighed {
  /** As `actionText` writes it. */
  readonly move: string;
  readonly wins: number;
  readonly points: number;
}

/** One decision of a bot game that is clearly best. Plain data: it is made again from its seed and its moves. */
export interface Puzzle {
  readonly id: string;
  readonly game: string;
  readonly config: Json;
  readonly seats: number;
  readonly seed: string;
  readonly rulesVersion: number;
  /** What led here, each as the seat and its move: `1 take b5`. */
  readonly moves: readonly string[];
  /** Who is to move. */
  readonly seat: Seat;
  readonly theme: Theme;
  readonly difficulty: Difficulty;
  /** Wins of 100 by which the answer is ahead of the best that is not right, at the last and longest look. */
  readonly margin: number;
  /** Iterations of that look: ten times those by which the puzzle was found. */
  readonly budget: number;
  /** So many of the moves are right, where several come to the same; one, if left out. */
  readonly alike?: number;
  /** The best first: that is the answer. */
  readonly weighed: readonly Weighed[];
}

export const rounded = (value: number): number => Math.round(value * 10) / 10;

export const answerOf = ({ weighed }: Puzzle): string => weighed[0]!.move;

/** Whether the move at that place is right. One that was not weighed is, if it is hardly behind. */
export const isRight = ({ alike = 1, margin }: Puzzle, place: number | null, behind: number): boolean =>
  place === null ? behind < margin / 2 : place < alike;

/** The moves with their seats, as actions of the game. Throws where the game of today cannot read one. */
export function movesOf(
  game: AnyGame,
  { id, moves }: Pick<Puzzle, 'id' | 'moves'>,
): readonly (readonly [Seat, Json])[] {
  return moves.map((text) => {
    const at = text.indexOf(' ');
    const action = game.parseAction(text.slice(at + 1));
    if (action === null) throw new Error(`${id}: no move "${text}"`);
    return [Number(text.slice(0, at)), action as Json] as const;
  });
}

/** The position the puzzle asks about, played up to by the rules of today. Throws where they refuse a move. */
export function positionOf(game: AnyGame, puzzle: Omit<Puzzle, 'theme' | 'difficulty'>): unknown {
  const { config, seats, seed } = puzzle;
  const checked = game.checkConfig(config, seats);
  if (!checked.ok) throw new Error(`${puzzle.id}: ${checked.refusal.code}`);
  const state = game.setup(checked.value, seats, seed, nullLog);
  for (const [seat, action] of movesOf(game, puzzle)) {
    const refusal = game.check(state, seat, action);
    if (refusal !== null) throw new Error(`${puzzle.id}: ${refusal.code}`);
    game.apply(state, seat, action, nullLog);
  }
  return state;
}
