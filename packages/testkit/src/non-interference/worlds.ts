import type { Seat } from '@majlis/kernel';
import { throughJson } from '../plain.ts';
import type { Run } from '../run.ts';
import { swapUnknown } from './secrets.ts';
import { seenNow } from './seen.ts';

/** A world that looks to a seat as the true one does. */
export interface World {
  readonly state: unknown;
  /** An imagined world must not break; one with exchanged secrets may be one that no deal leads to. */
  readonly mayBreak: boolean;
}

export function imaginedBy(run: Run, seat: Seat): World {
  return { state: run.game.imagine(throughJson(seenNow(run, seat).of('knowledge')), run.rng), mayBreak: false };
}

export function worldsOf(run: Run, seat: Seat): World[] {
  const exchanged = run.game.copy(run.state);
  const swap = swapUnknown(run.subject.secrets(exchanged), seat, run.rng);
  const imagined = imaginedBy(run, seat);
  return swap === null ? [imagined] : [imagined, { state: exchanged, mayBreak: true }];
}
