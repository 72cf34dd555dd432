import { type Static, type TProperties, Type } from '@sinclair/typebox';
import { Decision, MessageId, PlayerToken, PROTOCOL, SeatNumber, SeatToken, TableId } from './ids.ts';

const strict = { additionalProperties: false } as const;

const message = <const T extends string, P extends TProperties>(type: T, properties: P) =>
  Type.Object({ type: Type.Literal(type), ...properties }, strict);

/** A message that wants something of the table on behalf of a seat. */
const wish = <const T extends string, P extends TProperties>(type: T, properties: P) =>
  message(type, { id: MessageId, seat: SeatNumber, ...properties });

const field = Type.String({ pattern: '^[A-Za-z]{1,40}$' });
const plain = Type.Union([Type.String({ maxLength: 40 }), Type.Number(), Type.Boolean(), Type.Null()]);
/** Of a field of the seat's view, or of a parameter of the question. */
const Condition = Type.Union([
  Type.Object({ field, is: plain }, strict),
  Type.Object({ field, below: Type.Number() }, strict),
  Type.Object({ param: field, is: plain }, strict),
]);

const StandingAnswer = Type.Object(
  {
    prompt: Type.String({ minLength: 1, maxLength: 80 }),
    action: Type.Unknown(),
    while: Type.Optional(Type.Array(Condition, { maxItems: 4 })),
    until: Type.Union([Type.Literal('cancelled'), Type.Literal('asked')]),
  },
  strict,
);

export const MAX_CHAT = 500;
/** Characters of one message. */
export const MAX_MESSAGE = 16_384;
/** Characters of a message with standing answers: they are kept, and 16 of them fit many times over. */
export const MAX_STANDING = 6_000;
/** Seats one connection may speak for: everybody round one screen. */
export const MAX_SEATS = 8;

export const Hello = message('hello', {
  protocol: Type.Literal(PROTOCOL),
  table: TableId,
  /** Of seats, or of a player for all of theirs. None: a spectator. */
  seats: Type.Array(Type.Union([SeatToken, PlayerToken]), { maxItems: MAX_SEATS }),
});

export const Wish = Type.Union([
  wish('play', { decision: Decision, action: Type.Unknown() }),
  wish('undo', {}),
  wish('proposeTakeback', { to: Type.Integer({ minimum: 0, maximum: 100_000 }) }),
  wish('answerTakeback', { yes: Type.Boolean() }),
  wish('setStanding', { answers: Type.Array(StandingAnswer, { maxItems: 16 }) }),
  wish('pause', {}),
  wish('resume', {}),
  wish('handBack', {}),
  wish('say', { text: Type.String({ minLength: 1, maxLength: MAX_CHAT }) }),
  wish('mute', { other: SeatNumber, on: Type.Boolean() }),
]);

/** Asks whether an answer to the seat's open question would be accepted, and if not, why. Changes nothing. */
export const Check = wish('check', { decision: Decision, action: Type.Unknown() });

/** Asks for everything again. */
export const Sync = message('sync', {});

export const ClientMessage = Type.Union([Hello, Wish, Check, Sync]);

export type Hello = Static<typeof Hello>;
export type Wish = Static<typeof Wish>;
export type Check = Static<typeof Check>;
export type Sync = Static<typeof Sync>;
export type ClientMessage = Hello | Wish | Check | Sync;
