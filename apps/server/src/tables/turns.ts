import type { Seat } from '@majlis/kernel';

/**
 * Who waits for a table. `house` is what the server does by itself, a number a seat, `host` whoever set the table up,
 * `watch` everybody else.
 */
export type Lane = 'house' | 'host' | 'watch' | Seat;

/** Too much waits there already. Nothing was done; asking again later is no harm. */
export class Busy extends Error {
  override readonly name = 'Busy';
}

interface Task {
  run(): Promise<void>;
  refuse(): void;
}

/** Tasks that may wait in one lane: somebody who asks for more than this is waiting for themselves. */
const LONGEST_LANE = 32;

/**
 * One thing at a time happens to a table. What waits is served in this order: the server, then the seats and the host
 * by turns, then those who only watch. No lane grows without bound, and none can hold up one before it.
 */
export class Turns {
  private readonly lanes = new Map<Lane, Task[]>();
  private isBusy = false;
  waiting = 0;

  /** Throws `Busy` where too much waits already; the server itself always gets in. */
  take<T>(lane: Lane, task: () => Promise<T>): Promise<T> {
    const line = this.lanes.get(lane) ?? [];
    if (lane !== 'house' && line.length >= LONGEST_LANE) return Promise.reject(new Busy('too much waits already'));
    this.lanes.set(lane, line);
    return new Promise<T>((resolve, reject) => {
      this.waiting++;
      line.push({
        run: async () => {
          try {
            resolve(await task());
          } catch (error) {
            reject(error);
          } finally {
            this.waiting--;
          }
        },
        refuse: () => reject(new Busy('the table is being closed')),
      });
      if (this.isBusy) return;
      this.isBusy = true;
      // Never at once: whoever asks may have something to note down first.
      queueMicrotask(() => this.work());
    });
  }

  /** Sends away whoever waits, but not the server. */
  clear(): void {
    for (const [lane, line] of this.lanes) {
      if (lane === 'house') continue;
      for (const { refuse } of line.splice(0)) {
        this.waiting--;
        refuse();
      }
    }
  }

  private async work(): Promise<void> {
    for (let task = this.next(); task !== null; task = this.next()) await task.run();
    this.isBusy = false;
  }

  private next(): Task | null {
    const lane = this.nextLane();
    if (lane === null) return null;
    const line = this.lanes.get(lane)!;
    const task = line.shift()!;
    // A lane that was just served goes behind the others.
    this.lanes.delete(lane);
    if (line.length > 0) this.lanes.set(lane, line);
    return task;
  }

  private nextLane(): Lane | null {
    let watch = false;
    let first: Lane | null = null;
    for (const [lane, { length }] of this.lanes) {
      if (length === 0) continue;
      if (lane === 'house') return lane;
      if (lane === 'watch') watch = true;
      else first ??= lane;
    }
    return first ?? (watch ? 'watch' : null);
  }
}
