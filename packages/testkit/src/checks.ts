import type { Game } from '@majlis/kernel';
import { checkConformance } from './conformance/index.ts';
import { checkConservation } from './conservation.ts';
import { checkNonInterference } from './non-interference/index.ts';
import { checkOrderIndependence } from './order-independence.ts';
import type { Subject, Testing } from './subject.ts';
import { checkUndo } from './undo.ts';

/** Every check that needs nothing but the game and what its `testing.ts` says. */
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
