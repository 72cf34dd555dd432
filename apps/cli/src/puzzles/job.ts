import type { Puzzle } from '@majlis/puzzles';
import { findPuzzles, type Setting } from '@majlis/puzzles/find';
import type { Crew } from '../jobs.ts';
import { findPlayable } from '../setting.ts';

/** One game to look through. Everything in it crosses threads, so the game is named. */
interface PuzzleJob extends Setting {
  readonly game: string;
}

export function runPuzzles({ game, config, seats, seed }: PuzzleJob): Puzzle[] {
  return [...findPuzzles(findPlayable(game), { config, seats, seed })];
}

export const finders: Crew<PuzzleJob, Puzzle[]> = { worker: 'puzzles-worker', run: runPuzzles };
