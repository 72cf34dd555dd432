import type { State } from '../../state.ts';
import { mayTurn, moorsIn, pointsOf } from './counters.ts';

export interface CounterTold {
  /** What it gives at a scoring, and what it would give turned once more; the same where it may not be turned. */
  readonly points: number;
  readonly next: number;
  readonly mayTurn: boolean;
}

export interface MoorsTold {
  /** By seat, in the order of its counters. */
  readonly counters: readonly (readonly CounterTold[])[];
}

export const tellMoors = (s: State): MoorsTold => ({
  counters: moorsIn(s).owned.map((counters) =>
    counters.map((own) => {
      const points = pointsOf(own);
      const may = mayTurn(own);
      return { points, next: may ? pointsOf({ ...own, at: own.at + 1 }) : points, mayTurn: may };
    }),
  ),
});
