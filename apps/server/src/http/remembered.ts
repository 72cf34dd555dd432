import type { Time } from '../time.ts';

/** A cached answer: however often it is asked for, it is computed once in a while. */
export class Remembered<T> {
  private readonly time: Time;
  private readonly ms: number;
  private readonly find: () => Promise<T>;
  private answer: Promise<T> | null = null;
  private since = 0;

  constructor(time: Time, ms: number, find: () => Promise<T>) {
    this.time = time;
    this.ms = ms;
    this.find = find;
  }

  ask(): Promise<T> {
    const now = this.time.ticks();
    if (this.answer === null || now - this.since >= this.ms) {
      this.since = now;
      this.answer = this.find();
      this.answer.catch(() => {
        this.answer = null;
      });
    }
    return this.answer;
  }
}
