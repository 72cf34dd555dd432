import { EventLog, type Seat } from '@majlis/kernel';
import { difference } from '../plain.ts';
import type { Run } from '../run.ts';
import { type Swap, swapUnknown } from './secrets.ts';
import { heardBy, type Seen, seenBy, seenNow, tableOf, tellApart } from './seen.ts';

const SWAPS = 3;

/** Exchanges two things the seat knows nothing of, and looks for any trace of it that reaches the seat. */
export function checkSwaps(run: Run, seat: Seat): void {
  for (let i = 0; i < SWAPS; i++) {
    const other = run.game.copy(run.state);
    const swap = swapUnknown(run.subject.secrets(other), seat, run.rng);
    if (swap === null) return;
    const apart = tellApart(seenNow(run, seat), seenBy(run.game, other, seat));
    if (apart !== null) {
      run.fail(
        `secret-from-${apart.by}`,
        `${inWords(swap)} are secret from p${seat}, but exchanging them shows: ${apart.how}`,
      );
    }
    checkNextAction(run, seat, other, swap);
  }
}

const inWords = ({ a, b }: Swap): string => `${a.zone}[${a.key}] and ${b.zone}[${b.key}]`;

/**
 * The next action may bring things to light; then the worlds look different and differ rightly. But if the table
 * still looks the same to the seat, nothing else may differ: neither what it heard nor who is asked.
 */
function checkNextAction(run: Run, seat: Seat, other: unknown, swap: Swap): void {
  const { game } = run;
  const next = run.choose();
  if (next === null || game.check(other, next.seat, next.action) !== null) return;
  const here = game.copy(run.state);
  const logs = [new EventLog<unknown>(), new EventLog<unknown>()] as const;
  game.apply(here, next.seat, next.action, logs[0]);
  try {
    game.apply(other, next.seat, next.action, logs[1]);
  } catch {
    return; // an exchange may make a world that no deal leads to
  }
  const seen: [Seen, Seen] = [seenBy(game, here, seat), seenBy(game, other, seat)];
  if (difference(tableOf(seen[0]), tableOf(seen[1])) !== null) return;
  const words = `${inWords(swap)} are secret from p${seat} and stay so after "p${next.seat} ${game.actionText(next.action)}"`;
  const events = difference(...(logs.map((log) => mentioned(run, log, seat)) as [unknown, unknown]), 'events');
  if (events !== null) {
    run.fail(
      'events-tell-no-secrets',
      `${words}, but exchanging them changes what p${seat} hears: ${events}. Either the event tells too much, or view and knowledge do not keep what it rightly tells.`,
    );
  }
  const apart = tellApart(...seen);
  if (apart !== null) run.fail('asking-tells-no-secrets', `${words}, but exchanging them shows: ${apart.how}`);
}

function mentioned(run: Run, log: EventLog<unknown>, seat: Seat): unknown {
  const exempt = run.subject.shownAndHiddenAgain ?? [];
  const typeOf = (event: unknown) => (event as { type?: string }).type ?? '';
  const { own, spectator } = heardBy(log, seat);
  const keep = ({ event }: { event: unknown }) => !exempt.includes(typeOf(event));
  return { own: own.filter(keep), spectator: spectator.filter(keep) };
}
