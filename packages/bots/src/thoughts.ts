import type { Seat } from '@majlis/kernel';
import type { Decision, Thought } from './bot.ts';

/** A question at some table: after how many moves, and on which line of them, since moves may be taken back. */
export interface Moment {
  readonly line: string;
  readonly moves: number;
  readonly seat: Seat;
}

interface Kept extends Moment {
  readonly thought: Thought<unknown>;
}

/** Thoughts of so many tables are kept: each may be a megabyte. */
const MOST = 16;

/** What bots thought, until the next move at their table: handed to the seat that thought it and to no other. */
export class Thoughts {
  private readonly kept = new Map<string, Kept>();

  /** What goes into the question: nothing if somebody has decided since. */
  before({ line, moves, seat }: Moment): { readonly before?: Thought<unknown> } {
    const last = this.kept.get(line);
    return last?.seat === seat && last.moves + 1 === moves ? { before: last.thought } : {};
  }

  keep(moment: Moment, { thought }: Decision<unknown>): void {
    this.kept.delete(moment.line);
    if (thought === undefined) return;
    this.kept.set(moment.line, { ...moment, thought });
    if (this.kept.size > MOST) this.kept.delete(this.kept.keys().next().value!);
  }
}
