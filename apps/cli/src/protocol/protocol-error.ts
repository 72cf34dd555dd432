import type { Refusal } from '@majlis/kernel';

export const ERRORS = {
  'empty-line': 'a line without a request',
  'too-long': 'a line longer than 8 MiB; it was skipped',
  'not-utf8': 'bytes that are no UTF-8',
  'not-json': 'a line that is no JSON',
  'too-deep': 'values nested more than 64 deep',
  'forbidden-key': 'a key __proto__, constructor or prototype',
  'number-out-of-range': 'a number that no 64-bit float holds',
  'bad-request': 'no object, or wrong, missing or unknown fields',
  'unknown-op': 'there is no such request',
  'unknown-game': 'there is no such game',
  'no-game': 'no game is held: send "new" or "load" first',
  'no-such-seat': 'the held game has fewer seats',
  'not-an-action': 'this is no action of the game',
  'stale-decision': 'this question is no longer asked',
  'bad-record': 'the record does not lead where it says',
  'bad-state': 'this is no position of the game',
  'no-such-handle': 'no position is kept under this name',
  'too-many-handles': 'too many positions are kept; forget some',
  'no-lanes': 'no games are played side by side: send "lanes" first',
  'no-such-lane': 'there is no lane of this number',
  'no-such-choice': 'not one choice a lane, or a choice beyond the legal actions of its lane',
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
