import type { AnyGame } from '@majlis/kernel';
import { describe, it } from 'vitest';
import { checkGolden, type Golden } from './check-golden.ts';

/** Registers one test for each kept game. Lives in the game's `test/golden.test.ts`. */
export function describeGoldens(game: AnyGame, folder: URL, goldens: readonly Golden[]): void {
  describe(`golden games of ${game.id}`, () => {
    it.each(goldens)('$name', { timeout: 60_000 }, (golden) => checkGolden(game, folder, golden));
  });
}
