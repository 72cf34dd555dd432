import type { State } from '../../state.ts';
import { mayTurn, moorsIn, pointsOf } from './counters.ts';
import type { OwnCounter } from './state.ts';

export interface CounterTold {
  /** What it gives at a scoring, and what it would give turned once more; the same where it may not be turned. */
  readonly points: number;
  readonly next: number;
  readonly mayTurn: boolean;
}

export interface MoorsTold {
  /** By seat, in the order of its counters. */
  readonly counters: readonly (readonly CounterTold[])[];
  /** By seat: what all its counters give at a scoring, and what they would after one more turn. */
  readonly sums: readonly { readonly points: number; readonly next: number }[];
}

function tellCounter(own: OwnCounter): CounterTold {
  const points = pointsOf(own);
  const may = mayTurn(own);
  return { points, next: may ? pointsOf({ ...own, at: own.at + 1 }) : points, mayTurn: may };
}

export function tellMoors(s: State): MoorsTold {
  const counters = moorsIn(s).owned.map((owned) => owned.map(tellCounter));
  const sums = counters.map((told) => ({
    points: told.reduce((sum, { points }) => sum + points, 0),
    next: told.reduce((sum, { next }) => sum + next, 0),
  }));
  return { counters, sums };
}
