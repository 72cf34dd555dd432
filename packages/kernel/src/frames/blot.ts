import type { Rng } from '../chance.ts';
import { RulesBug, type Seat } from '../contract.ts';

/** In a seat's knowledge, stands for an answer that others have given but not yet revealed. */
export interface Blotted {
  readonly blotted: true;
}
export const blotted: Blotted = { blotted: true };

const isBlotted = (answer: unknown): answer is Blotted =>
  typeof answer === 'object' && answer !== null && (answer as Partial<Blotted>).blotted === true;

export function blotOthers(seats: readonly Seat[], answers: unknown[], seat: Seat): void {
  for (let i = 0; i < answers.length; i++) {
    if (answers[i] !== null && seats[i] !== seat) answers[i] = blotted;
  }
}

/** Any answer that seat could have given in the imagined world. */
export function fillBlotted<A>(
  seats: readonly Seat[],
  answers: (A | Blotted | null)[],
  legal: (seat: Seat) => readonly A[],
  rng: Rng,
): void {
  for (let i = 0; i < answers.length; i++) {
    if (!isBlotted(answers[i])) continue;
    const choices = legal(seats[i]!);
    if (choices.length === 0) throw new RulesBug('an imagined seat has no answer it could have given');
    answers[i] = choices[rng.below(choices.length)]!;
  }
}
