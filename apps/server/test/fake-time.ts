import type { Time } from '../src/time.ts';

interface Timer {
  at: number;
  readonly call: () => void;
}

/** Time that passes when told to. */
export class FakeTime implements Time {
  private current: number;
  private stepped = 0;
  private timers: Timer[] = [];

  constructor(start = 1_800_000_000_000) {
    this.current = start;
  }

  now(): number {
    return this.current;
  }

  ticks(): number {
    return this.current - this.stepped;
  }

  /** Somebody sets the clock. */
  step(ms: number): void {
    this.current += ms;
    this.stepped += ms;
    for (const timer of this.timers) timer.at += ms;
  }

  later(ms: number, call: () => void): () => void {
    const timer = { at: this.current + Math.max(0, ms), call };
    this.timers.push(timer);
    return () => {
      this.timers = this.timers.filter((other) => other !== timer);
    };
  }

  /** Passes so many milliseconds; what falls due is called in order, and gets real time to work in between. */
  async pass(ms: number): Promise<void> {
    const end = this.current + ms;
    for (;;) {
      const next = this.timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (next === undefined) break;
      this.timers = this.timers.filter((timer) => timer !== next);
      this.current = Math.max(this.current, next.at);
      next.call();
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    this.current = end;
  }

  /** Nobody is there to notice. */
  skip(ms: number): void {
    this.current += ms;
    this.timers = [];
  }

  /** Passes time in small steps until something has come about. */
  async passUntil(condition: () => boolean, step = 1_000, most = 600): Promise<void> {
    for (let i = 0; i < most; i++) {
      if (condition()) return;
      await this.pass(step);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    throw new Error('time passed in vain');
  }
}
