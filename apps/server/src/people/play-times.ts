import { minuteOf, nextTimeOf } from '../notices/quiet.ts';

/** When somebody plays: minutes of the day, in their own time zone; over midnight if `from` is the later. */
export interface PlayTimes {
  readonly zone: string;
  readonly from: number;
  readonly to: number;
}

const DAY = 1_440;
/** Who plays less than this in a day would never run out of time. */
const LEAST = 240;

export const isLongEnough = ({ from, to }: PlayTimes): boolean => (to - from + DAY) % DAY >= LEAST;

/** How much longer a clock has to run that starts then with so much left, if it stands outside of these hours. */
export function nightsWithin(start: number, left: number, times: PlayTimes): number {
  const { zone, from, to } = times;
  const length = (to - from + DAY) % DAY;
  let at = start;
  let rest = left;
  // A clock of thirty days passes sixty ends of days and nights.
  for (let i = 0; i < 1_000 && rest > 0; i++) {
    const plays = (minuteOf(at, zone) - from + DAY) % DAY < length;
    if (!plays) {
      at = nextTimeOf(at, from, zone);
      continue;
    }
    const run = Math.min(rest, nextTimeOf(at, to, zone) - at);
    at += run;
    rest -= run;
  }
  return at - start - left;
}
