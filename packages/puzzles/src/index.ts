import type { Puzzle } from './puzzle.ts';

export { answerOf, type Difficulty, isRight, movesOf, type Puzzle, positionOf, type Weighed } from './puzzle.ts';
export { THEMES, type Theme } from './themes.ts';

/** The puzzles that come with the product; bundlers find the files by this pattern. */
export async function loadPuzzles(game: string): Promise<readonly Puzzle[]> {
  return (await import(`./content/${game}.json`, { with: { type: 'json' } })).default as readonly Puzzle[];
}
