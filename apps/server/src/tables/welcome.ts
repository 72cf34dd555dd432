import type { Guest } from './table-parts.ts';
import type { Lane } from './turns.ts';

type Show = (guests: readonly Guest[]) => Promise<void>;
type InTurn = (lane: Lane, task: () => Promise<void>) => Promise<void>;

/** Guests who want to see everything are shown it together: a hundred who ask at once cost as much as one. */
export class Welcome {
  private readonly inTurn: InTurn;
  private readonly show: Show;
  private readonly parties = new Map<Lane, { guests: Set<Guest>; shown: Promise<void> }>();

  constructor(inTurn: InTurn, show: Show) {
    this.inTurn = inTurn;
    this.show = show;
  }

  ask(guest: Guest): Promise<void> {
    const [first] = guest.viewers;
    const lane: Lane = first === undefined || first === 'spectator' ? 'watch' : first;
    const waiting = this.parties.get(lane);
    if (waiting !== undefined) {
      waiting.guests.add(guest);
      return waiting.shown;
    }
    const guests = new Set([guest]);
    const shown = this.inTurn(lane, () => {
      this.parties.delete(lane);
      return this.show([...guests]);
    });
    // Nobody is left waiting for a party that was sent away.
    shown.catch(() => {
      if (this.parties.get(lane)?.guests === guests) this.parties.delete(lane);
    });
    this.parties.set(lane, { guests, shown });
    return shown;
  }
}
