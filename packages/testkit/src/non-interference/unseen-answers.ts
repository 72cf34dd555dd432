import { EventLog, type Seat, sameJson } from '@majlis/kernel';
import type { Run } from '../run.ts';
import { heardBy, seenBy, tellApart } from './seen.ts';

/**
 * Somebody gives one of two answers that reveal nothing. If another seat sees and hears the same either way, then
 * its knowledge, and what it is asked, must not depend on which it was: a sealed answer stays sealed.
 */
export function checkUnseenAnswers(run: Run): void {
  const { game, state } = run;
  const chooser = run.pick(game.deciders(state));
  const actions = game.legalActions(state, chooser);
  if (actions.length < 2) return;
  const at = run.rng.below(actions.length);
  const [one, other] = [at, (at + 1 + run.rng.below(actions.length - 1)) % actions.length].map((i) => {
    const log = new EventLog<unknown>();
    const after = game.copy(state);
    const { revealed } = game.apply(after, chooser, actions[i], log);
    return { after, log, revealed, text: game.actionText(actions[i]) };
  }) as [Answered, Answered];
  if (one.revealed || other.revealed) return;
  for (const seat of run.seats) if (seat !== chooser) compare(run, seat, chooser, one, other);
}

interface Answered {
  readonly after: unknown;
  readonly log: EventLog<unknown>;
  readonly revealed: boolean;
  readonly text: string;
}

function compare(run: Run, seat: Seat, chooser: Seat, one: Answered, other: Answered): void {
  const seen = [seenBy(run.game, one.after, seat), seenBy(run.game, other.after, seat)] as const;
  const same = (['view', 'spectator'] as const).every((part) => sameJson(seen[0].of(part), seen[1].of(part)));
  if (!same || !sameJson(heardBy(one.log, seat), heardBy(other.log, seat))) return;
  const apart = tellApart(...seen);
  if (apart === null) return;
  run.fail(
    'unseen-answers-stay-unseen',
    `p${seat} is not shown whether p${chooser} answered "${one.text}" or "${other.text}", and yet: ${apart.how}`,
  );
}
