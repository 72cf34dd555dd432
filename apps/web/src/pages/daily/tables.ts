import { type Day, gameOf } from '@majlis/daily';
import { localTableId } from '../../play/local/names.ts';

/** The first try has the address without a number; those after it are practice. */
const searchOf = (day: Day, attempt: number): string => `daily=${day}${attempt === 1 ? '' : `&deal=${attempt}`}`;

/** The name of that try on this device: such that replays find it as any other table. */
export const tableOf = (day: Day, attempt: number): string => localTableId(gameOf(day), searchOf(day, attempt));

export const replayOf = (day: Day, attempt = 1): string => `/solo/${gameOf(day)}/replay?${searchOf(day, attempt)}`;

export const reviewOf = (day: Day): string => `/solo/${gameOf(day)}/review?${searchOf(day, 1)}`;

export const playAddress = (day: Day, attempt = 1): string =>
  `/daily/${day}/play${attempt === 1 ? '' : `?try=${attempt}`}`;

/** Where a game of this device is played on, if it is a try at a deal of the day; null if it is none. */
export function dailyAddress(id: string): string | null {
  const [, day, attempt] = /\/daily=(\d{4}-\d\d-\d\d)(?:&deal=(\d+))?$/.exec(id) ?? [];
  return day === undefined ? null : playAddress(day, Number(attempt ?? 1));
}

/** The number of the next practice game. */
export function nextTry(day: Day, taken: ReadonlySet<string>): number {
  let attempt = 2;
  while (taken.has(tableOf(day, attempt))) attempt++;
  return attempt;
}
