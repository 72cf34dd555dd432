import type { Seat } from '@majlis/kernel';
import type { Entry, Table } from '@majlis/table';
import type { SoloFacts } from '../link.ts';

/** The one person at the table; null where several play, or none. */
export function soloist({ book }: Table): Seat | null {
  const people = book.seats.flatMap(({ holder }, seat) => (holder.kind === 'human' ? [seat] : []));
  return people.length === 1 ? people[0]! : null;
}

/** How many moves had been made when the one person decided last; null if that cannot be had back. */
export function lastDecision(table: Table): number | null {
  const { line, segments, phase } = table.book;
  const seat = soloist(table);
  if (seat === null || phase !== 'playing') return null;
  const at = line.findLastIndex((move) => move.seat === seat && move.how === 'hand');
  return at < (segments.at(-1)?.from ?? 0) ? null : at;
}

/** What taking back the last decision means: whether something hidden has come to light since. */
export function takeBackOf(table: Table): SoloFacts['takeBack'] {
  const to = lastDecision(table);
  if (to === null) return null;
  return table.book.line.slice(to).some(({ revealed }) => revealed) ? 'shows' : 'free';
}

/** Whether somebody has gone back to before hidden cards came to light. */
export function hasTakeBacks(journal: readonly Entry[]): boolean {
  const revealed: boolean[] = [];
  for (const entry of journal) {
    if (entry.kind === 'played') revealed.push(entry.revealed);
    if (entry.kind === 'tookBack' && revealed.slice(entry.to).includes(true)) return true;
    if (entry.kind === 'tookBack' || entry.kind === 'undone') revealed.length = entry.to;
  }
  return false;
}
