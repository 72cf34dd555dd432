import type { Game } from '@majlis/kernel';
import { describe, it } from 'vitest';
import { CHECKS, subjectOf } from './checks.ts';
import type { Budget, Testing } from './subject.ts';

/** Long enough for a loaded machine. */
const TIMEOUT = 900_000;

/** Registers every check for a game, one test each. */
export function describeGame<C, S, A, E, V, K>(
  game: Game<C, S, A, E, V, K>,
  testing: Testing<S>,
  budget: Budget = {},
): void {
  describe(`the contract, kept by ${game.id}`, () => {
    for (const [name, check] of Object.entries(CHECKS)) {
      it(name, { timeout: TIMEOUT }, () => check(subjectOf(game, testing), budget));
    }
  });
}
