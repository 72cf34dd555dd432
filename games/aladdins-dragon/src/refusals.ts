import type { Json, Refusal } from '@majlis/kernel';

/**
 * Every reason to refuse an action, with the statement of `rulebook.md` it breaks; where params come
 * with it, they are in the comment. A `target` is the number of the token, space or artifact at fault.
 */
export const REFUSALS = {
  'wrong-action': 'ADR-PLACE-1', // { expected }
  'token-not-at-hand': 'ADR-PLACE-1', // { token }
  'no-such-space': 'ADR-BOARD-1', // { space } or { target }
  'cave-empty': 'ADR-PLACE-3', // { space } or { target }
  'room-empty': 'ADR-2', // { space } or { target }
  'room-full': 'ADR-PLACE-2', // { space } or { target }
  'magic-only': 'ADR-PLACE-3', // { space }
  'space-taboo': 'ADR-TABOO-1', // { space } or { target }
  'wrong-amount': 'ADR-GUARD-2', // { amount }
  'treasury-short': 'ADR-4', // { kind }
  'hoard-short': 'ADR-9', // { kind }
  'wrong-payment': 'ADR-ROOM-3', // { values }
  'no-such-seat': 'ADR-7', // { seat }
  'not-offered': 'ADR-TENT-1', // { spell }
  'artifact-not-owned': 'ADR-MAGIC-4', // { artifact }
  'artifact-used': 'ADR-MAGIC-4', // { artifact }
  'no-use-left': 'ADR-MAGIC-4', // { uses }
  'artifact-without-use': 'ADR-SCROLL-1', // { artifact }
  'artifact-not-now': 'ADR-36', // { artifact } or { target }
  'spell-not-held': 'ADR-SPELL-1', // { spell }
  'lamp-needed': 'ADR-LAMP-1',
  'spell-not-now': 'ADR-36', // { spell }
  'wrong-targets': 'ADR-13', // { count } or { target }
  'no-such-token': 'ADR-13', // { target }
  'token-out': 'ADR-22', // { target }
  'not-your-token': 'ADR-SECONDCHANCE-1', // { target }
  'not-an-opposing-token': 'ADR-EYE-1', // { target }
  'token-face-down': 'ADR-15', // { target }
  'token-doubled': 'ADR-41', // { target }
  'guard-untouchable': 'ADR-SPELL-5', // { target }
  'same-space': 'ADR-SECONDCHANCE-1', // { target }
  'already-tallied': 'ADR-SPELL-3', // { target }
  'not-in-palace': 'ADR-32', // { target }
  'no-face-up-token': 'ADR-LUNAR-1', // { target }
  'not-a-cave': 'ADR-LEAVES-1', // { target }
  'cave-not-empty': 'ADR-LEAVES-1', // { target }
  'no-such-room': 'ADR-BOARD-1', // { target }
  'no-open-artifact': 'ADR-28', // { target }
  'stack-empty': 'ADR-MIRAGE-1', // { target }
  'artifact-not-free': 'ADR-APPRENTICE-1', // { target }
  'power-not-lent': 'ADR-29', // { target }
  'power-not-used': 'ADR-PARASITE-1', // { target }
  'not-in-stack': 'ADR-ABRACADABRA-1', // { artifact }
  'unequal-trade': 'ADR-TRADE-1',
} as const satisfies Readonly<Record<string, string>>;

export type RefusalCode = keyof typeof REFUSALS;

export function refuse(code: RefusalCode, params?: Json): Refusal {
  return params === undefined ? { code } : { code, params };
}

export const wrongAction = (...expected: string[]): Refusal => refuse('wrong-action', { expected });
