import type { Game } from '@majlis/kernel';
import { describe, it } from 'vitest';
import { checkConformance } from './conformance/index.ts';
import { checkConservation } from './conservation.ts';
import { checkNonInterference } from './non-interference/index.ts';
import { checkOrderIndependence } from './order-independence.ts';
import type { Budget, Subject, Testing } from './subject.ts';
import { checkUndo } from './undo.ts';

export const CHECKS = {
  conformance: checkConformance,
  nonInterference: checkNonInterference,
  undo: checkUndo,
  orderIndependence: checkOrderIndependence,
  conservation: checkConservation,
} as const;

/** Joins a game and what its `testing.ts` says of it. */
export const subjectOf = <C, S, A, E, V, K>(game: Game<C, S, A, E, V, K>, testing: Testing<S>): Subject =>
  ({ ...testing, game }) as Subject;

const TIMEOUT = 120_000;

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
