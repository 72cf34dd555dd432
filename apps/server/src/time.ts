/** Server time. Tests use their own, in which a day passes in no time. */
export interface Time {
  now(): number;
  /** Milliseconds that only ever go forward, whatever happens to the date: for limits, not for journals. */
  ticks(): number;
  /** Calls once, later; the function it returns prevents it. */
  later(ms: number, call: () => void): () => void;
}

/** Node's timers hold 31 bits; a longer wait is woken early and waits again. */
const LONGEST = 2_000_000_000;

/** A clock that was set is followed this much faster or slower than time passes. */
const FOLLOW = 0.01;

/**
 * The date, without steps: an administrator or a time service that sets the clock forward must not eat anybody's time,
 * and one that sets it back must not stop it. From the date at startup it runs on its own, and follows the
 * machine's clock by a hundredth of the time that passes.
 */
export function steady(wall: () => number, ticks: () => number): () => number {
  let at = ticks();
  let shown = wall();
  return () => {
    const now = ticks();
    const passed = Math.max(0, now - at);
    at = now;
    const ahead = wall() - (shown + passed);
    shown += passed + Math.max(-FOLLOW * passed, Math.min(FOLLOW * passed, ahead));
    return Math.round(shown);
  };
}

const ticks = (): number => performance.now();

export const realTime: Time = {
  now: steady(() => Date.now(), ticks),
  ticks,
  later(ms, call) {
    const timer = setTimeout(call, Math.min(Math.max(0, ms), LONGEST));
    timer.unref();
    return () => clearTimeout(timer);
  },
};
