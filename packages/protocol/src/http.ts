import { type Static, Type } from '@sinclair/typebox';
import { PlayerId, PlayerName, SeatNumber, SeatToken, TableId } from './ids.ts';

const strict = { additionalProperties: false } as const;
const DAY = 86_400_000;

export const Clock = Type.Union([
  Type.Object({ kind: Type.Literal('none') }, strict),
  Type.Object(
    {
      kind: Type.Literal('bank'),
      bank: Type.Integer({ minimum: 10_000, maximum: DAY }),
      increment: Type.Integer({ minimum: 0, maximum: 600_000 }),
    },
    { ...strict, description: 'Live: milliseconds for the whole game, and some more after each turn.' },
  ),
  Type.Object(
    { kind: Type.Literal('perMove'), perMove: Type.Integer({ minimum: 10_000, maximum: 30 * DAY }) },
    { ...strict, description: 'Turn-based: milliseconds for each answer.' },
  ),
]);

export const BotLevel = Type.String({ pattern: '^[a-z][a-z0-9-]{0,23}$' });

export const NewGuest = Type.Object({ name: PlayerName }, strict);
export const Player = Type.Object({
  id: PlayerId,
  name: PlayerName,
  emblem: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
});
export const NewPlayer = Type.Object({ player: Player, token: Type.String() });

export const Config = Type.Unknown({
  description: 'Options and modules of the game; missing options get their default.',
});
export const SeatCount = Type.Integer({ minimum: 1, maximum: 16 });

/** Bytes of a body with options in it: all modules of a game together take a fraction. */
export const MAX_CONFIG = 16_384;

export const ConfigWish = Type.Object({ config: Config, seats: SeatCount }, strict);

export const NewTable = Type.Object(
  {
    game: Type.String({ pattern: '^[a-z][a-z0-9-]{0,39}$' }),
    config: Type.Optional(Config),
    seats: SeatCount,
    listed: Type.Optional(
      Type.Boolean({ description: 'Listed among the open tables. Otherwise only people with the link find it.' }),
    ),
    rated: Type.Optional(Type.Boolean()),
    hints: Type.Optional(Type.Boolean({ description: 'Everybody may ask a bot for advice; never at a rated table.' })),
    clock: Type.Optional(Clock),
    standIn: Type.Optional(BotLevel),
  },
  strict,
);

export const SeatWish = Type.Object(
  {
    holder: Type.Union([
      Type.Object({ kind: Type.Literal('open') }, strict),
      Type.Object({ kind: Type.Literal('bot'), level: BotLevel }, strict),
    ]),
  },
  strict,
);

export const JoinWish = Type.Object({ seat: Type.Optional(SeatNumber) }, strict);
/** All there is to a seat: whoever has the token plays it; the words give a new token when it is lost. */
export const SeatKey = Type.Object({
  table: TableId,
  seat: SeatNumber,
  token: SeatToken,
  words: Type.String({ description: 'Six words to write down.' }),
});
export const Recovery = Type.Object({ words: Type.String({ minLength: 10, maxLength: 80 }) }, strict);
const DeviceLabel = Type.String({ maxLength: 60, description: 'A name by which the owner recognizes the device.' });
export const DeviceByLink = Type.Object(
  { link: Type.String({ pattern: '^majlis-device-[a-z2-7]{52}$' }), label: DeviceLabel },
  strict,
);
export const DeviceByWords = Type.Object({ words: Recovery.properties.words, label: DeviceLabel }, strict);
export interface MyDevice {
  readonly id: string;
  readonly label: string;
  readonly createdAt: number;
  readonly seenAt: number;
  readonly isThis: boolean;
}
export const HolidayWish = Type.Object({ until: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()]) }, strict);
const MinuteOfDay = Type.Integer({ minimum: 0, maximum: 1_439 });
export const PlayTimesWish = Type.Object(
  {
    times: Type.Union([
      Type.Object({ zone: Type.String({ maxLength: 64 }), from: MinuteOfDay, to: MinuteOfDay }, strict),
      Type.Null(),
    ]),
  },
  strict,
);
export const SubstituteWish = Type.Object(
  { link: Type.String({ pattern: '^majlis-substitute-[a-z2-7]{52}$' }) },
  strict,
);
export const HandOver = Type.Object({ name: PlayerName }, strict);
export const Silence = Type.Object({ on: Type.Boolean() }, strict);

export const TableSummary = Type.Object({
  id: TableId,
  game: Type.String(),
  phase: Type.String(),
  listed: Type.Boolean(),
  host: PlayerId,
  createdAt: Type.Integer(),
  updatedAt: Type.Integer(),
  seats: Type.Array(
    Type.Object({
      kind: Type.String(),
      player: Type.Union([PlayerId, Type.Null()]),
      name: Type.Union([Type.String(), Type.Null()]),
      level: Type.Union([Type.String(), Type.Null()]),
    }),
  ),
  rated: Type.Boolean(),
  hints: Type.Boolean({ description: 'Whether players may ask a bot for advice.' }),
  clock: Clock,
  asked: Type.Array(SeatNumber),
  ranks: Type.Union([Type.Array(Type.Integer()), Type.Null()], { description: 'By seat, once it is over.' }),
  moves: Type.Integer(),
  match: Type.Optional(
    Type.Union([Type.String(), Type.Null()], {
      description: 'The match this table belongs to; only in the answer for a single table.',
    }),
  ),
  config: Type.Unknown({ description: 'The options of the game, including modules; null if unknown.' }),
});

/** Bytes of a finished game that is sent to be kept. */
export const MAX_RECORD = 256 * 1024;
const Hash = Type.String({ pattern: '^[0-9a-f]{16}$' });
const MOST_ACTIONS = 6_000;

/** A record (docs/records.md) of a game that began with the deal and was played to its end under one set of rules. */
export const FinishedRecord = Type.Object(
  {
    format: Type.Literal('majlis-record/1'),
    game: Type.String({ pattern: '^[a-z][a-z0-9-]{0,39}$' }),
    config: Type.Unknown(),
    seats: SeatCount,
    seed: Type.String({ pattern: '^[0-9a-f]{32}$' }),
    commitment: Type.String({ pattern: '^[0-9a-f]{64}$' }),
    segments: Type.Array(
      Type.Object(
        {
          rulesVersion: Type.Integer(),
          stateVersion: Type.Optional(Type.Integer()),
          start: Type.Null(),
          startHash: Hash,
          actions: Type.Array(Type.Tuple([SeatNumber, Type.Unknown()]), { maxItems: MOST_ACTIONS }),
          hashes: Type.Array(Type.Union([Hash, Type.Null()]), {
            maxItems: MOST_ACTIONS,
            description: 'One for each action. The tenth, every tenth after it and the last are required.',
          }),
        },
        strict,
      ),
      { minItems: 1, maxItems: 1 },
    ),
    result: Type.Unknown(),
  },
  strict,
);

/** A finished game of somebody's device, and who played it. The first person is the one who sends it. */
export const Upload = Type.Object(
  {
    record: FinishedRecord,
    seats: Type.Array(
      Type.Union([
        Type.Object({ kind: Type.Literal('human'), name: PlayerName }, strict),
        Type.Object({ kind: Type.Literal('bot'), level: BotLevel }, strict),
      ]),
      { minItems: 1, maxItems: 16 },
    ),
  },
  strict,
);

export const Problem = Type.Object({ code: Type.String(), params: Type.Optional(Type.Unknown()) });

export type Clock = Static<typeof Clock>;
export type NewTable = Static<typeof NewTable>;
export type SeatKey = Static<typeof SeatKey>;
export type Upload = Static<typeof Upload>;
export type TableSummary = Static<typeof TableSummary>;
