/** Server time. Tests have one of their own that passes a day in no time. */
export interface Time {
  now(): number;
  /** Calls once, later; the function it returns prevents it. */
  later(ms: number, call: () => void): () => void;
}

/** Node's timers hold 31 bits; a longer wait is woken early and waits again. */
const LONGEST = 2_000_000_000;

export const realTime: Time = {
  now: () => Date.now(),
  later(ms, call) {
    const timer = setTimeout(call, Math.min(Math.max(0, ms), LONGEST));
    timer.unref();
    return () => clearTimeout(timer);
  },
};
