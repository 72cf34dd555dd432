import { EventLog, type Seat } from '@majlis/kernel';
import { difference } from '../plain.ts';
import type { Played, Run } from '../run.ts';
import { movedBetween, type Slot, type Swap, swapUnknown } from './secrets.ts';
import { heardBy, type Seen, sameTable, seenBy, seenNow, tellApart } from './seen.ts';

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
    const next = run.choose();
    if (next !== null) new Deed(run, next).compare(seat, other, swap);
  }
}

/**
 * An action that brings something to light: the things it moves are exchanged with others before it is done, and
 * seats that do not get to know them must not hear of it.
 */
export function checkRevealing(run: Run, next: Played): void {
  const deed = new Deed(run, next);
  if (!deed.revealed) return;
  for (const seat of run.seats) {
    for (const wanted of [deed.moved, () => true]) {
      const other = run.game.copy(run.state);
      const swap = swapUnknown(run.subject.secrets(other), seat, run.rng, wanted);
      if (swap !== null) deed.compare(seat, other, swap);
    }
  }
}

const inWords = ({ a, b }: Swap): string => `${a.zone}[${a.key}] and ${b.zone}[${b.key}]`;

/** An action done in the true world, to be compared with the same in others. */
class Deed {
  readonly revealed: boolean;
  readonly moved: (slot: Slot) => boolean;
  private readonly run: Run;
  private readonly next: Played;
  private readonly here: unknown;
  private readonly log = new EventLog<unknown>();
  private readonly seen = new Map<Seat, Seen>();

  constructor(run: Run, next: Played) {
    this.run = run;
    this.next = next;
    this.here = run.game.copy(run.state);
    this.revealed = run.game.apply(this.here, next.seat, next.action, this.log).revealed;
    this.moved = movedBetween(run.subject.secrets(run.state), run.subject.secrets(this.here));
  }

  /**
   * What comes to light makes the worlds look different, and rightly. But if the table still looks the same to the
   * seat, nothing else may differ: neither what it heard nor who is asked.
   */
  compare(seat: Seat, other: unknown, swap: Swap): void {
    const { run, next } = this;
    const log = this.doThere(other);
    if (log === null) return;
    const [here, there] = [this.seenHere(seat), seenBy(run.game, other, seat)];
    if (!sameTable(here, there)) return;
    const words = `${inWords(swap)} are secret from p${seat} and stay so after "p${next.seat} ${run.game.actionText(next.action)}"`;
    const events = difference(this.heard(this.log, seat), this.heard(log, seat), 'events');
    if (events !== null) {
      run.fail(
        'events-tell-no-secrets',
        `${words}, but exchanging them changes what p${seat} hears: ${events}. Either the event tells too much, or view and knowledge do not keep what it rightly tells.`,
      );
    }
    const apart = tellApart(here, there);
    if (apart !== null) run.fail('asking-tells-no-secrets', `${words}, but exchanging them shows: ${apart.how}`);
  }

  /** Null if it cannot be done there: an exchange may make a world that no deal leads to. */
  private doThere(other: unknown): EventLog<unknown> | null {
    const { seat, action } = this.next;
    const log = new EventLog<unknown>();
    try {
      if (this.run.game.check(other, seat, action) !== null) return null;
      this.run.game.apply(other, seat, action, log);
      return log;
    } catch {
      return null;
    }
  }

  private seenHere(seat: Seat): Seen {
    const seen = this.seen.get(seat) ?? seenBy(this.run.game, this.here, seat);
    this.seen.set(seat, seen);
    return seen;
  }

  private heard(log: EventLog<unknown>, seat: Seat): unknown {
    const exempt = this.run.subject.shownAndHiddenAgain ?? [];
    const keep = ({ event }: { event: unknown }) => !exempt.includes((event as { type?: string }).type ?? '');
    const { own, spectator } = heardBy(log, seat);
    return { own: own.filter(keep), spectator: spectator.filter(keep) };
  }
}
