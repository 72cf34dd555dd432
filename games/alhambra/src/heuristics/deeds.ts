import type { Deed } from '@majlis/kernel';
import type { AlhambraEvent } from '../events.ts';
import type { SheetRow } from '../rules/score-sheet.ts';

/** Exact payments; at a scoring the majorities, and how long the walls are. */
export function deedsIn(event: AlhambraEvent): readonly Deed[] {
  if (event.type === 'bought') return event.exact ? [{ seat: event.seat, name: 'exact', count: 1 }] : [];
  if (event.type !== 'scored' || event.sheet === undefined) return [];
  const { rows, walls } = event.sheet;
  const lengths = walls.map(({ length }, seat) => ({ seat, name: 'wall', count: length }));
  return [...lengths, ...rows.flatMap((row) => majoritiesIn(row, walls.length))];
}

/** Those who come first with a kind of building; some who do have no seat. */
function majoritiesIn({ source, shares }: SheetRow, seats: number): Deed[] {
  const first = shares.find(({ place }) => place === 1)?.contenders ?? [];
  return first.filter((seat) => seat < seats).map((seat) => ({ seat, name: `majority.${source}`, count: 1 }));
}
