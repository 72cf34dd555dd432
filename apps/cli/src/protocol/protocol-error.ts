import type { Refusal } from '@majlis/kernel';

export const ERRORS = {
  'empty-line': 'an empty line',
  'too-long': 'a line longer than 8 MiB; it was skipped',
  'not-utf8': 'bytes that are not UTF-8',
  'not-json': 'a line that is not JSON',
  'too-deep': 'values nested more than 64 deep',
  'forbidden-key': 'a key __proto__, constructor or prototype',
  'number-out-of-range': 'a number that does not fit a 64-bit float',
  'bad-request': 'not an object, or wrong, missing or unknown fields',
  'unknown-op': 'there is no such request',
  'unknown-game': 'there is no such game',
  'no-game': 'there is no current game: send "new" or "load" first',
  'no-such-seat': 'the current game has fewer seats',
  'not-an-action': 'this is not an action of the game',
  'stale-decision': 'this question is no longer asked',
  'bad-record': 'replaying the record gives a different game',
  'bad-state': 'this is not a possible position of the game',
  'no-such-handle': 'no position is saved under this handle',
  'too-many-handles': 'too many positions are saved; forget some',
  'no-lanes': 'there are no lanes: send "lanes" first',
  'no-such-lane': 'there is no lane with this number',
  'no-such-choice': "not one choice per lane, or a choice beyond the lane's legal actions",
  'rules-bug': 'the rules broke an invariant; please report it with the record',
} as const;

export type ErrorCode = keyof typeof ERRORS;

/** Answered as `error`. */
export class ProtocolError extends Error {
  override readonly name = 'ProtocolError';
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string = ERRORS[code]) {
    super(message);
    this.code = code;
  }
}

/** Answered as `refusal`. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}
