import { type Day, dayOf, rowOf } from '@majlis/daily';
import { create } from 'zustand';

/** What this device knows of a day. The first try counts. */
export interface KeptDay {
  /** Begun while the day lasted: only then it counts for the row. */
  readonly isOnDay: boolean;
  /** Null until the first try has ended; it stays so if it was given up. */
  readonly points: number | null;
  /** At the table. */
  readonly rank: number | null;
  readonly isGivenUp?: boolean;
  /** `refused`: the server that was asked did not believe it. */
  readonly sent: 'not-yet' | 'yes' | 'refused';
  /** What bots made of it, as far as it was worked out. */
  readonly bots?: readonly number[];
}

export type KeptDays = Readonly<Record<Day, KeptDay>>;

const STORE = 'majlis.daily';

function read(): KeptDays {
  if (typeof localStorage === 'undefined') return {};
  try {
    return (JSON.parse(localStorage.getItem(STORE) ?? '{}') ?? {}) as KeptDays;
  } catch {
    return {};
  }
}

export const useDays = create<{ readonly days: KeptDays }>(() => ({ days: read() }));

export const keptDay = (day: Day): KeptDay | null => useDays.getState().days[day] ?? null;

function keep(day: Day, change: Partial<KeptDay>): void {
  const fresh: KeptDay = { isOnDay: false, points: null, rank: null, sent: 'not-yet' };
  // Another tab may have written meanwhile.
  const before = read();
  const days = { ...before, [day]: { ...fresh, ...before[day], ...change } };
  localStorage.setItem(STORE, JSON.stringify(days));
  useDays.setState({ days });
}

/** From here on, anything else is practice. */
export function beginDay(day: Day, now: number): void {
  if (keptDay(day) === null) keep(day, { isOnDay: dayOf(now) === day });
}

/** Only the first result is kept. */
export function endDay(day: Day, points: number, rank: number): void {
  const before = keptDay(day);
  if (before === null || (before.points === null && before.isGivenUp !== true)) keep(day, { points, rank });
}

export function giveUpDay(day: Day): void {
  if (keptDay(day)?.points === null) keep(day, { isGivenUp: true });
}

export const keepSent = (day: Day, sent: KeptDay['sent']): void => keep(day, { sent });

export const keepBots = (day: Day, bots: readonly number[]): void => keep(day, { bots });

/** Days in a row, of those played on the day itself. */
export function rowAt(days: KeptDays, today: Day) {
  const played = Object.entries(days).filter(([, { isOnDay, points }]) => isOnDay && points !== null);
  return rowOf(new Set(played.map(([day]) => day)), today);
}
