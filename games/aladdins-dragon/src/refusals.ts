import type { Json, Refusal } from '@majlis/kernel';

/** Every reason of this game for which a wish is refused; params are in the comment where they say more. */
export const REFUSALS = [
  'wrong-action', // { expected }
  'token-not-at-hand', // { token }
  'no-such-space', // { space }
  'cave-empty', // { space }
  'room-empty', // { space }
  'room-full', // { space, limit }
  'magic-only', // { space }
  'space-taboo', // { space }
  'wrong-amount', // { amount }
  'treasury-short', // { kind }
  'hoard-short', // { kind }
  'wrong-payment', // { values }
  'no-such-seat', // { seat }
  'not-offered', // { spell }
  'artifact-not-owned', // { artifact }
  'artifact-used', // { artifact }
  'no-use-left', // { uses }
  'artifact-without-use', // { artifact }
  'artifact-not-now', // { artifact }
  'spell-not-held', // { spell }
  'lamp-needed',
  'spell-not-now', // { spell }
  'wrong-targets', // { count }
  'no-such-token', // { token }
  'token-out', // { token }
  'not-your-token', // { token }
  'not-an-opposing-token', // { token }
  'token-not-here', // { token, space }
  'guard-untouchable',
  'same-space', // { space }
  'already-tallied', // { space }
  'not-in-palace', // { seat }
  'no-face-up-token', // { space }
  'not-a-cave', // { space }
  'cave-not-empty', // { space }
  'no-such-room', // { room }
  'no-open-artifact', // { room }
  'stack-empty', // { room }
  'artifact-not-free', // { artifact }
  'power-not-lent', // { artifact }
  'power-not-used', // { artifact }
  'not-in-stack', // { artifact }
  'unequal-trade',
] as const;
export type RefusalCode = (typeof REFUSALS)[number];

export function refuse(code: RefusalCode, params?: Json): Refusal {
  return params === undefined ? { code } : { code, params };
}

export const wrongAction = (...expected: string[]): Refusal => refuse('wrong-action', { expected });
