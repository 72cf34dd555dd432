import type { Seat } from '@majlis/kernel';
import type { Edge } from './tree.ts';

export interface LineMove<A> {
  readonly seat: Seat;
  readonly action: A;
}

/** A move tried less often than this says nothing about what to expect. */
const SAID_BY = 6;
/** Answers to more tries would hardly say anything else. */
const COUNTED = 64;

/** What the search expects to follow: the moves it tried most, as long as it tried them often, and answers to them. */
export function lineAfter<A>(first: Edge<A>, answers: Answers<A>): LineMove<A>[] {
  const line = answers.to(first);
  for (let node = first.next; node !== null; ) {
    const most = [...node.edges.values()].reduce((best, edge) => (edge.visits > best.visits ? edge : best));
    if (most.visits < SAID_BY) break;
    line.push({ seat: node.seat, action: most.action }, ...answers.to(most));
    node = most.next;
  }
  return line;
}

/** What the others answered to a move before its seat had to decide again, where their answers are not in the tree. */
export class Answers<A> {
  /** By move, and by how many answers came before. */
  private readonly counts = new Map<Edge<A>, Map<string, { move: LineMove<A>; times: number }>[]>();

  add(to: Edge<A>, nth: number, seat: Seat, action: A, textOf: (action: A) => string): void {
    if (to.visits > COUNTED) return;
    let given = this.counts.get(to);
    if (given === undefined) {
      given = [];
      this.counts.set(to, given);
    }
    given[nth] ??= new Map();
    const key = `${seat} ${textOf(action)}`;
    const counted = given[nth].get(key);
    if (counted === undefined) given[nth].set(key, { move: { seat, action }, times: 1 });
    else counted.times++;
  }

  /** The most frequent ones, as far as they were frequent. */
  to(move: Edge<A>): LineMove<A>[] {
    const line: LineMove<A>[] = [];
    for (const answers of this.counts.get(move) ?? []) {
      const most = [...answers.values()].reduce((best, one) => (one.times > best.times ? one : best));
      if (most.times < SAID_BY) break;
      line.push(most.move);
    }
    return line;
  }
}
