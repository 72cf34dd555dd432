import { playableById } from '@majlis/games/heuristics';
import { describe, expect, test } from 'vitest';
import { keepsAnswer } from '../src/find.ts';
import { loadPuzzles, positionOf, THEMES } from '../src/index.ts';

const GAMES = Object.keys(THEMES) as (keyof typeof THEMES)[];

describe.each(GAMES)('the puzzles of %s', async (id) => {
  const puzzles = await loadPuzzles(id);
  const known = playableById(id)!;
  const { game } = known;

  test('are different ones', () => {
    expect(new Set(puzzles.map((puzzle) => puzzle.id)).size).toBe(puzzles.length);
  });

  test('can be played up to, and every move that was weighed is allowed there', () => {
    for (const puzzle of puzzles) {
      const state = positionOf(game, puzzle);
      expect(game.deciders(state), puzzle.id).toContain(puzzle.seat);
      const legal = new Set(game.legalActions(state, puzzle.seat).map((action) => game.actionText(action)));
      for (const { move } of puzzle.weighed) expect(legal, puzzle.id).toContain(move);
    }
  });

  test('have a theme of the game, and an answer that is as far ahead as they say', () => {
    for (const puzzle of puzzles) {
      expect(THEMES[id], puzzle.id).toContain(puzzle.theme);
      const [best, second] = puzzle.weighed;
      expect(puzzle.margin, puzzle.id).toBeGreaterThanOrEqual(4);
      expect(Math.abs(best!.wins - second!.wins - puzzle.margin), puzzle.id).toBeLessThan(0.21);
      for (const { wins } of puzzle.weighed) expect(best!.wins, puzzle.id).toBeGreaterThanOrEqual(wins);
    }
  });

  // Another seed, ten times the budget: dear, so only a few of those that were found with a wide margin.
  const sample = puzzles.filter(({ margin }) => margin >= 8).filter((_, i, all) => i % Math.ceil(all.length / 3) === 1);
  test.each(sample)('$id keeps its answer', (puzzle) => {
    expect(keepsAnswer(known, puzzle, 'test')).toBe(true);
  });
});
