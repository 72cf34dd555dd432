import { EventLog, type Seat, sameJson } from '@majlis/kernel';
import { difference } from '../plain.ts';
import type { Played, Run } from '../run.ts';
import { heardBy, seenBy, tellApart } from './seen.ts';

/**
 * Plays the same actions in the true and in another world as long as nothing is revealed; the seat must not be able
 * to tell which is which.
 */
export function driveBoth(run: Run, seat: Seat, world: unknown, steps: number, law: string): void {
  const { game } = run;
  const here = game.copy(run.state);
  const there = game.copy(world);
  const words: string[] = [];
  for (let i = 0; i < steps; i++) {
    const next = legalInBoth(run, here, there);
    if (next === null) return;
    words.push(`p${next.seat} ${game.actionText(next.action)}`);
    if (!stepBoth(run, seat, { here, there }, next, law, words.join('; '))) return;
  }
}

export interface Worlds {
  readonly here: unknown;
  readonly there: unknown;
}

/** False when something was revealed, after which worlds may differ. */
export function stepBoth(
  run: Run,
  seat: Seat,
  { here, there }: Worlds,
  next: Played,
  law: string,
  words: string,
): boolean {
  const { game } = run;
  const logs = [new EventLog<unknown>(), new EventLog<unknown>()] as const;
  const one = game.apply(here, next.seat, next.action, logs[0]);
  const other = game.apply(there, next.seat, next.action, logs[1]);
  if (one.revealed || other.revealed) return false;
  const events = difference(heardBy(logs[0], seat), heardBy(logs[1], seat), 'events');
  if (events !== null) run.fail(law, `after "${words}", said to reveal nothing, p${seat} hears: ${events}`);
  const apart = tellApart(seenBy(game, here, seat), seenBy(game, there, seat));
  if (apart !== null) run.fail(law, `after "${words}", said to reveal nothing, p${seat} can tell: ${apart.how}`);
  return true;
}

function legalInBoth(run: Run, here: unknown, there: unknown): Played | null {
  const { game } = run;
  const deciders = game.deciders(here);
  if (deciders.length === 0) return null;
  const seat = run.pick(deciders);
  const others = game.legalActions(there, seat);
  const both = game.legalActions(here, seat).filter((action) => others.some((other) => sameJson(action, other)));
  return both.length === 0 ? null : { seat, action: run.pick(both) };
}
