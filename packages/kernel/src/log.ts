import type { Seat, Viewer } from './contract.ts';
import type { Json } from './json.ts';

/** What some seats learn beyond the public body of an event. */
export type Secret = { readonly [seat: Seat]: Json };

export interface Log<Event> {
  emit(event: Event, secret: Secret | null): void;
}

export interface LogEntry<Event> {
  readonly event: Event;
  readonly secret: Secret | null;
}

/** An event as one viewer receives it. */
export interface ShownEvent<Event> {
  readonly event: Event;
  /** Only where this viewer learned more than the others. */
  readonly secret?: Json;
}

/** For simulation: nobody listens. */
export const nullLog: Log<unknown> = { emit() {} };

export class EventLog<Event> implements Log<Event> {
  readonly entries: LogEntry<Event>[] = [];

  emit(event: Event, secret: Secret | null): void {
    this.entries.push({ event, secret });
  }

  shownTo(viewer: Viewer): ShownEvent<Event>[] {
    return this.entries.map((entry) => showEntry(entry, viewer));
  }
}

export function showEntry<Event>(entry: LogEntry<Event>, viewer: Viewer): ShownEvent<Event> {
  const part = viewer === 'spectator' ? undefined : entry.secret?.[viewer];
  return part === undefined ? { event: entry.event } : { event: entry.event, secret: part };
}
