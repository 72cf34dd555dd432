/** A day of the calendar in UTC, as `2026-11-16`. */
export type Day = string;

/** Before it there were no deals of the day. */
export const FIRST_DAY: Day = '2026-01-01';

const LENGTH = 86_400_000;
const GAMES = ['alhambra', 'almadi', 'aladdins-dragon'] as const;

const numberOf = (day: Day): number => Date.parse(`${day}T00:00:00Z`) / LENGTH;

export const dayOf = (at: number): Day => new Date(at).toISOString().slice(0, 10);

export const dayAfter = (day: Day, days = 1): Day => dayOf((numberOf(day) + days) * LENGTH);

/** When the next day begins. */
export const endOf = (day: Day): number => (numberOf(day) + 1) * LENGTH;

/** A day on which there was, or will be, a deal. */
export const isDay = (text: string): text is Day =>
  /^\d{4}-\d\d-\d\d$/.test(text) && Number.isInteger(numberOf(text)) && dayAfter(text, 0) === text && text >= FIRST_DAY;

/** The three games come in turn. */
export const gameOf = (day: Day): string => GAMES[numberOf(day) % GAMES.length]!;
