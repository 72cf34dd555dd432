export interface Quiet {
  /** Minutes of the day. */
  readonly from: number;
  readonly to: number;
  readonly zone: string;
}

const MINUTE = 60_000;
const DAY = 1_440;
/** So long before a clock runs out somebody is called even in quiet hours. */
const CALL_ANYWAY = 3 * 60 * MINUTE;

export function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** The minute of the day in a time zone. */
export function minuteOf(at: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, hourCycle: 'h23', hour: '2-digit', minute: '2-digit' });
  const of = Object.fromEntries(parts.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  return of.hour! * 60 + of.minute!;
}

/** When something may be told: now, or when the quiet hours are over, or shortly before a clock runs out. */
export function mayTellAt(now: number, quiet: Quiet | null, deadline: number | null): number {
  if (quiet === null || quiet.from === quiet.to) return now;
  const minute = minuteOf(now, quiet.zone);
  const since = (minute - quiet.from + DAY) % DAY;
  const length = (quiet.to - quiet.from + DAY) % DAY;
  if (since >= length) return now;
  const end = endOf(now, quiet, length - since);
  return deadline === null ? end : Math.min(end, Math.max(now, deadline - CALL_ANYWAY));
}

/** A clock that is put forward or back during the night changes how long it lasts. */
function endOf(now: number, { to, zone }: Quiet, minutes: number): number {
  const whole = now - (now % MINUTE);
  const guess = whole + minutes * MINUTE;
  const off = ((minuteOf(guess, zone) - to + DAY + DAY / 2) % DAY) - DAY / 2;
  return Math.max(now + 1, guess - off * MINUTE);
}

/** When the clocks of a zone next show that minute of the day. */
export function nextTimeOf(now: number, minute: number, zone: string): number {
  const wait = (minute - minuteOf(now, zone) + DAY) % DAY || DAY;
  return endOf(now, { from: 0, to: minute, zone }, wait);
}

/** Eight o'clock, the next time it is. */
export function nextMorning(now: number, zone: string): number {
  const wait = ((8 * 60 - minuteOf(now, zone) + DAY - 1) % DAY) + 1;
  return now - (now % MINUTE) + wait * MINUTE;
}
