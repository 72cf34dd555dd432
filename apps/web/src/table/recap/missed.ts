import type { Json, Seat } from '@majlis/kernel';
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

/** An event of another seat's move that names the viewer happened to the viewer. */
const concerns = (event: Json, viewer: Seat): boolean =>
  typeof event === 'object' &&
  event !== null &&
  Object.entries(event).some(([key, value]) => SEATS.test(key) && (value === viewer || has(value, viewer)));
const SEATS = /^(seat|seats|from|to|owner|target|victim|by|winners?|of)$/;
const has = (value: unknown, viewer: Seat): boolean => Array.isArray(value) && value.includes(viewer);

function weightOf({ seat, how, events }: ShownMove, viewer: Seat): number {
  if (seat === viewer && how === 'stand-in') return 2;
  return events.some(({ event }) => concerns(event, viewer)) ? 1 : 0;
}

/** The moves since then: those made in the viewer's name first, then those that name the viewer, then the latest. */
export function missedMoves(entries: readonly ShownMove[], since: number, viewer: Seat): Missed[] {
  const missed = entries.flatMap((entry, move): (Missed & { readonly weight: number })[] => {
    const { seat, how, at, events } = entry;
    const isForMe = seat === viewer && how === 'stand-in';
    if (move <= since || seat === null || at === null || (seat === viewer && !isForMe)) return [];
    return [{ move, seat, at, isForMe, events, weight: weightOf(entry, viewer) }];
  });
  return missed.sort((a, b) => b.weight - a.weight || (a.weight === 0 ? b.move - a.move : a.move - b.move));
}

/** The weightiest of them, told in the order in which they came. */
export const toTell = (missed: readonly Missed[], most: number): Missed[] =>
  missed.slice(0, most).sort((a, b) => a.move - b.move);

export const wasAway = (since: number, now: number): boolean => now - since >= AWAY;
