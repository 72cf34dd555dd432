import { type Static, Type } from '@sinclair/typebox';
import { BotLevel, Clock, Config, SeatCount } from './http.ts';
import { PlayerId, SeatNumber, TableId } from './ids.ts';

const strict = { additionalProperties: false } as const;
const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(type: T) => Type.Union([type, Type.Null()]);

export const MatchId = Type.String({ pattern: '^[a-z2-7]{26}$', description: 'The unguessable id of a match.' });
/** Tables of a match, over all its deals. */
export const MOST_MATCH_TABLES = 16;

/** Several tables play the same deals at the same time. */
export const NewMatch = Type.Object(
  {
    game: Type.String({ pattern: '^[a-z][a-z0-9-]{0,39}$' }),
    config: Type.Optional(Config),
    seats: SeatCount,
    tables: Type.Integer({
      minimum: 2,
      maximum: 4,
      description: 'The number of tables that play each deal; never more than there are players.',
    }),
    deals: Type.Integer({
      minimum: 1,
      maximum: 8,
      description: 'Played one after the other, in a different seat each time.',
    }),
    level: Type.Optional(BotLevel),
    clock: Type.Optional(Clock),
  },
  strict,
);

const MatchSeat = Type.Object({
  player: orNull(PlayerId),
  name: orNull(Type.String()),
  points: orNull(Type.Number({ description: 'Once all tables of the deal have ended.' })),
  ahead: orNull(Type.Number({ description: 'Relative to the mean of everyone who had these cards in this seat.' })),
});

const MatchTable = Type.Object({
  id: orNull(TableId),
  phase: Type.String(),
  seats: Type.Array(MatchSeat),
});

const MatchDeal = Type.Object({
  isOver: Type.Boolean({ description: 'All its tables have finished, so their games are public.' }),
  mine: orNull(Type.Object({ table: TableId, seat: SeatNumber, phase: Type.String(), isAsked: Type.Boolean() })),
  tables: Type.Array(MatchTable),
});

export const MatchSummary = Type.Object({
  id: MatchId,
  game: Type.String(),
  config: Type.Unknown(),
  seats: Type.Integer(),
  tables: Type.Integer(),
  level: Type.String(),
  host: PlayerId,
  phase: Type.Union([Type.Literal('gathering'), Type.Literal('playing'), Type.Literal('over')]),
  /** By place. */
  players: Type.Array(
    Type.Object({
      id: PlayerId,
      name: Type.String(),
      ahead: Type.Number({ description: 'Over all deals that have ended.' }),
    }),
  ),
  deals: Type.Array(MatchDeal),
});

export type NewMatch = Static<typeof NewMatch>;
export type MatchSummary = Static<typeof MatchSummary>;
export type MatchDeal = Static<typeof MatchDeal>;
