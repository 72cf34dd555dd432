import type { AnyKnown } from '@majlis/bots';
import type { Json } from '@majlis/kernel';
import { type Asked, type Difference, type Expected, Trials } from './trials.ts';

/** One answer and what comes of it. */
export interface Judged extends Expected {
  readonly action: Json;
  readonly text: string;
  /** By how much it is worse than the best of the answers; zero for the best itself. */
  readonly behind: Difference;
}

/** What each of these answers is worth, the best first: every one tried in the same so many imagined worlds. */
export function judge(known: AnyKnown, asked: Asked, actions: readonly Json[], worlds: number): Judged[] {
  const trials = new Trials(known, asked);
  for (const action of actions) trials.try(action, worlds);
  const ordered = actions.toSorted((a, b) => trials.worthOf(b) - trials.worthOf(a));
  return ordered.map((action) => ({
    action,
    text: known.game.actionText(action),
    ...trials.expectedOf(action),
    behind: trials.difference(ordered[0]!, action),
  }));
}
