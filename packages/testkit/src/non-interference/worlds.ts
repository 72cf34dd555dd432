import type { Seat } from '@majlis/kernel';
import { throughJson } from '../plain.ts';
import type { Played, Run } from '../run.ts';
import { stepBoth } from './drive.ts';
import { swapUnknown } from './secrets.ts';

/** Worlds that look to this seat as the true one does: an imagined one, and one with two secrets exchanged. */
export function worldsOf(run: Run, seat: Seat): unknown[] {
  const { game, state, rng } = run;
  const imagined = game.imagine(throughJson(game.knowledge(state, seat)), rng);
  const exchanged = game.copy(state);
  const swap = swapUnknown(run.subject.secrets(exchanged), seat, rng);
  return swap === null ? [imagined] : [imagined, exchanged];
}

/** One action in the true world and in another. */
export function driveStep(run: Run, seat: Seat, world: unknown, next: Played, law: string): void {
  const { game } = run;
  stepBoth(
    run,
    seat,
    { here: game.copy(run.state), there: world },
    next,
    law,
    `p${next.seat} ${game.actionText(next.action)}`,
  );
}
