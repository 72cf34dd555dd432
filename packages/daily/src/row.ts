import { type Day, dayAfter } from './days.ts';

export interface Row {
  /** Days up to today, or up to yesterday while today's deal is still to be played. */
  readonly now: number;
  readonly longest: number;
}

/** Days in a row, of those whose deal was played on the day itself. */
export function rowOf(days: ReadonlySet<Day>, today: Day): Row {
  let longest = 0;
  for (const day of days) if (!days.has(dayAfter(day, -1))) longest = Math.max(longest, lengthFrom(days, day, 1));
  const last = days.has(today) ? today : dayAfter(today, -1);
  return { now: lengthFrom(days, last, -1), longest };
}

function lengthFrom(days: ReadonlySet<Day>, from: Day, step: 1 | -1): number {
  let length = 0;
  for (let day = from; days.has(day); day = dayAfter(day, step)) length++;
  return length;
}
