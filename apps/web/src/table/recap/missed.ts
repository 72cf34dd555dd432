import type { Seat } from '@majlis/kernel';
import type { ShownMove } from '@majlis/table';

/** Somebody who was gone for a moment has missed nothing worth a slip. */
const AWAY = 90_000;

export interface Missed {
  readonly move: number;
  readonly seat: Seat;
  readonly at: number;
  /** A bot did it in the viewer's name. */
  readonly isForMe: boolean;
  readonly events: ShownMove['events'];
}

/** The moves since then, those made in the viewer's own name first. */
export function missedMoves(entries: readonly ShownMove[], since: number, viewer: Seat): Missed[] {
  const missed = entries.flatMap(({ seat, how, at, events }, move): Missed[] => {
    const isForMe = seat === viewer && how === 'stand-in';
    if (move <= since || seat === null || at === null || (seat === viewer && !isForMe)) return [];
    return [{ move, seat, at, isForMe, events }];
  });
  return [...missed.filter(({ isForMe }) => isForMe), ...missed.filter(({ isForMe }) => !isForMe)];
}

export const wasAway = (since: number, now: number): boolean => now - since >= AWAY;
