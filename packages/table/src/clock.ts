import type { Seat } from '@majlis/kernel';

/**
 * `bank`: a number of milliseconds for the whole game, plus some after each time a seat was asked.
 * `perMove`: a number of milliseconds for each answer; for games over days.
 */
export type ClockRule =
  | { readonly kind: 'none' }
  | { readonly kind: 'bank'; readonly bank: number; readonly increment: number }
  | { readonly kind: 'perMove'; readonly perMove: number };

export interface SeatClock {
  /** Milliseconds left at `since`; null without a clock. */
  left: number | null;
  /** Running since then; null while it is stopped. */
  since: number | null;
  /** The hours in which its owner does not play have been added to this turn. */
  held: boolean;
}

/** The least time somebody has who comes back after a timeout. */
const FRESH_BANK = 60_000;

/** Of the time for a move, the part that is left when a seat is reminded. */
const REMIND_SHARE = 0.25;

export function newClock(rule: ClockRule): SeatClock {
  return { left: wholeTime(rule), since: null, held: false };
}

function wholeTime(rule: ClockRule): number | null {
  return rule.kind === 'none' ? null : rule.kind === 'bank' ? rule.bank : rule.perMove;
}

/** Subtracts the time since the clock was last looked at. */
function settle(clock: SeatClock, at: number): void {
  if (clock.left === null || clock.since === null) return;
  clock.left -= Math.max(0, at - clock.since);
  clock.since = at;
}

/** Brings a clock up to date after something happened at the table. */
export function turnClock(
  rule: ClockRule,
  clock: SeatClock,
  at: number,
  is: { asked: boolean; running: boolean },
): void {
  if (clock.left === null) return;
  const wasRunning = clock.since !== null;
  settle(clock, at);
  clock.since = is.running ? (clock.since ?? at) : null;
  if (!is.asked && wasRunning && rule.kind === 'bank') clock.left += rule.increment;
  if (!is.asked) wind(rule, clock);
}

/** An answer was given: a clock per move starts afresh. */
export function answerClock(rule: ClockRule, clock: SeatClock, at: number): void {
  settle(clock, at);
  wind(rule, clock);
}

/** The whole time for the next answer. */
function wind(rule: ClockRule, clock: SeatClock): void {
  if (rule.kind !== 'perMove') return;
  clock.left = rule.perMove;
  clock.held = false;
}

/** Somebody is back: time enough to look at the table. */
export function refreshClock(rule: ClockRule, clock: SeatClock): void {
  wind(rule, clock);
  if (rule.kind === 'bank') clock.left = Math.max(clock.left ?? 0, Math.min(rule.bank, FRESH_BANK));
}

/** Nobody could play for a while through no fault of theirs. */
export function holdClock(clock: SeatClock, ms: number): void {
  if (clock.left !== null && clock.since !== null) clock.left += ms;
}

/** How much of the time now running falls into hours in which its owner does not play. */
export function lengthenClock(clock: SeatClock, ms: number): void {
  if (clock.left !== null) clock.left += ms;
  clock.held = true;
}

export function deadlineOf(clock: SeatClock): number | null {
  return clock.left === null || clock.since === null ? null : clock.since + clock.left;
}

/** When to remind a seat that its time is running out; only where moves take days. */
export function reminderOf(rule: ClockRule, clock: SeatClock): number | null {
  const deadline = deadlineOf(clock);
  return deadline === null || rule.kind !== 'perMove' ? null : deadline - rule.perMove * REMIND_SHARE;
}

export interface Deadline {
  readonly seat: Seat;
  readonly at: number;
}
