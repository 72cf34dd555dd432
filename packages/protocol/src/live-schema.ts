import { Type } from '@sinclair/typebox';
import { ClientMessage } from './client.ts';
import { BYE } from './server.ts';

/** What the game says is its own business: any JSON. */
const Json = Type.Unknown();
const Seat = Type.Integer({ minimum: 0 });
const Viewer = Type.Union([Seat, Type.Literal('spectator')]);
const Refusal = Type.Object({ code: Type.String(), params: Type.Optional(Json) });
const orNull = <const T extends Parameters<typeof Type.Union>[0][number]>(schema: T) =>
  Type.Union([schema, Type.Null()]);

const SeatState = Type.Object({
  holder: Type.Union([
    Type.Object({ kind: Type.Literal('open') }),
    Type.Object({ kind: Type.Literal('human'), player: Type.String() }),
    Type.Object({ kind: Type.Literal('bot'), level: Type.String() }),
  ]),
  standIn: orNull(Type.String({ description: 'The level of the bot that plays for the owner of the seat' })),
  silenced: Type.Boolean(),
  rest: orNull(Type.Number({ description: 'On vacation until then: the clock is stopped' })),
  clock: Type.Object({ left: orNull(Type.Number()), since: orNull(Type.Number()) }),
});

const Update = Type.Object(
  {
    type: Type.Literal('update'),
    table: Type.String(),
    seq: Type.Integer({
      description: 'Increases with each change; ignore an update with a smaller number than the last',
    }),
    now: Type.Number({ description: 'Server time in milliseconds, for reading the clocks' }),
    viewer: Viewer,
    phase: Type.Union(['gathering', 'playing', 'over', 'stopped', 'closed'].map((phase) => Type.Literal(phase))),
    game: Type.String(),
    config: Json,
    terms: Json,
    commitment: Type.String({ description: 'The hash of the seed' }),
    seed: orNull(Type.String({ description: 'Revealed after the game, so that anybody can verify the deal' })),
    seats: Type.Array(SeatState),
    asked: Type.Array(Seat, { description: 'Seats that may act now' }),
    paused: Type.Boolean(),
    moves: Type.Integer(),
    view: Json,
    tell: Json,
    hash: Type.String(),
    log: Type.Object({ from: Type.Integer(), entries: Type.Array(Json) }),
    decision: orNull(Type.Object({ id: Type.String(), prompt: Json, legal: Type.Array(Json) })),
    undo: orNull(Refusal),
    takeback: orNull(Type.Object({ seat: Seat, to: Type.Integer(), yes: Type.Array(Seat) })),
    standing: Type.Array(Json),
    muted: Type.Array(Seat),
    chat: Type.Array(
      Type.Object({ seq: Type.Integer(), at: Type.Number(), seat: Seat, player: Type.String(), text: Type.String() }),
    ),
    outcome: Json,
    scores: Type.Array(Json),
  },
  { description: 'The table as one viewer may see it. A complete one after each change; there are no patches.' },
);

const Room = Type.Object(
  {
    type: Type.Literal('room'),
    table: Type.String(),
    host: Type.String(),
    names: Type.Record(Type.String(), Type.String()),
    present: Type.Array(Seat),
    spectators: Type.Integer(),
  },
  { description: 'Who is present' },
);

const id = Type.String();
const Answer = Type.Union(
  [
    Type.Object({ type: Type.Literal('answer'), id, ok: Type.Literal(true), seq: Type.Integer() }),
    Type.Object({ type: Type.Literal('answer'), id, ok: Type.Literal(false), refusal: Refusal }),
  ],
  { description: 'The result of a message. A move is answered only after it is stored.' },
);
const Checked = Type.Object({ type: Type.Literal('checked'), id, refusal: orNull(Refusal) });
const Bye = Type.Object(
  { type: Type.Literal('bye'), code: Type.Union(BYE.map((code) => Type.Literal(code))) },
  { description: 'The last message. After `drain` connect again at once; after the others do not.' },
);
const Problem = Type.Object({
  type: Type.Literal('problem'),
  code: Type.Union(['bad-message', 'too-long', 'too-fast'].map((code) => Type.Literal(code))),
});

/** Everything a server says over the WebSocket, as `server.ts` types it. */
export const ServerMessageSchema = Type.Union([Update, Room, Answer, Checked, Bye, Problem]);

/** The WebSocket protocol as one JSON Schema document; what clients send is checked with the very same schema. */
export const liveSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Majlis: messages over the WebSocket at /api/live',
  $defs: { ClientMessage, ServerMessage: ServerMessageSchema },
  anyOf: [{ $ref: '#/$defs/ClientMessage' }, { $ref: '#/$defs/ServerMessage' }],
} as const;
