import { playableById } from '@majlis/games/heuristics';
import type { AnyGame } from '@majlis/kernel';
import { describe, expect, test } from 'vitest';
import { keepsAnswer } from '../src/find.ts';
import { loadPuzzles, positionOf, THEMES } from '../src/index.ts';
import { sortOf } from '../src/sorts.ts';

const isAlike = (game: AnyGame, ...moves: [string, string]): boolean => {
  const [one, other] = moves.map((move) => sortOf(game, game.parseAction(move)));
  return one === other;
};

/** Puzzles of each game that are looked at again; MAJLIS_PUZZLES=35 looks at a hundred in all, whatever their margin. */
const SAMPLE = Number(process.env.MAJLIS_PUZZLES ?? 3);
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
      const { alike = 1, margin, weighed } = puzzle;
      const [best] = weighed;
      expect(margin, puzzle.id).toBeGreaterThanOrEqual(4);
      const others = weighed.slice(alike).filter(({ move }) => !isAlike(game, move, best!.move));
      expect(Math.abs(best!.wins - others[0]!.wins - margin), puzzle.id).toBeLessThan(0.21);
      for (const { wins } of others) expect(best!.wins - wins, puzzle.id).toBeGreaterThan(margin - 0.21);
      for (const { move, wins } of weighed.slice(0, alike)) {
        expect(isAlike(game, move, best!.move), puzzle.id).toBe(true);
        expect(best!.wins - wins, puzzle.id).toBeLessThan(margin / 2 + 0.21);
      }
    }
  });

  // Another seed, ten times the budget: dear, so only a few of those that were found with a wide margin.
  const likely = puzzles.filter(({ margin }) => SAMPLE > 3 || margin >= 8);
  const sample = likely.filter((_, i, all) => i % Math.ceil(all.length / SAMPLE) === 1);
  test.each(sample)('$id keeps its answer', (puzzle) => {
    expect(keepsAnswer(known, puzzle, 'test')).toBe(true);
  });
});
