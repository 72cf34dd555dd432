import type { Seat } from '@majlis/kernel';
import { whatIsNotPlain } from '../plain.ts';
import type { Played, Run } from '../run.ts';
import { bend } from '../wrong-actions.ts';
import { applyOnCopy, askOf } from './asking.ts';

const TRIES = 5;

/** Wishes that are probably wrong: bent ones, old ones, other seats' ones. `state` is frozen. */
export function checkRefusals(run: Run, state: unknown, seen: readonly Played[]): void {
  for (let i = 0; i < TRIES; i++) {
    const wish = run.pick(seen).action;
    const bent = run.rng.below(3) === 0 ? wish : bend(wish, run.rng);
    const action = run.game.readAction(bent);
    if (action !== null) checkWish(run, state, run.rng.below(run.setup.seats), action);
  }
}

function checkWish(run: Run, state: unknown, seat: Seat, action: unknown): void {
  const { game } = run;
  const words = `p${seat} ${JSON.stringify(action)}`;
  const refusal = askOf(run, 'check', () => game.check(state, seat, action));
  if (refusal === null) {
    if (!game.deciders(state).includes(seat))
      run.fail('only-deciders-act', `${words} is accepted and p${seat} is not asked`);
    applyOnCopy(run, state, seat, action, words);
    return;
  }
  if (typeof refusal.code !== 'string' || !/^[A-Za-z][\w.-]*$/.test(refusal.code)) {
    run.fail('refusals-have-a-code', `${words} is refused with the code ${JSON.stringify(refusal.code)}`);
  }
  const strange = whatIsNotPlain(refusal);
  if (strange !== null) run.fail('plain-json', `the refusal of ${words} is not plain JSON: ${strange}`);
}
