import type { Rng, Seat, WindowFrame } from '@majlis/kernel';
import { type Action, pass } from '../actions.ts';

/** For each play, how many passes are guessed of those who answered unseen. */
const PASSES = 3;

/** Fills in, in an imagined world, what others have answered and not yet shown: mostly they passed. */
export function guessAnswers(
  mem: WindowFrame<Action>['mem'],
  legal: (seat: Seat) => readonly Action[],
  rng: Rng,
): void {
  mem.asked.forEach((seat, i) => {
    const answer = mem.answers[i];
    if (answer === null || answer === undefined || !('blotted' in answer)) return;
    const choices = rng.below(PASSES + 1) === 0 ? legal(seat) : [pass];
    mem.answers[i] = choices[rng.below(choices.length)]!;
  });
}
