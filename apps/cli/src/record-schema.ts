import { type GameRecord, RECORD_FORMAT } from '@majlis/kernel';
import { Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';

const closed = { additionalProperties: false };
export const SeatSchema = Type.Integer({ minimum: 0, maximum: 15, description: 'a seat, counted from 0' });
export const SeedSchema = Type.String({ pattern: '^[0-9a-f]{32}$', description: '128 bits' });
export const HashSchema = Type.String({ pattern: '^[0-9a-f]{16}$', description: '64 bits over the position' });

export const OutcomeSchema = Type.Object(
  {
    ranks: Type.Array(Type.Integer({ minimum: 1 }), { description: 'by seat; 1 for the winners' }),
    scores: Type.Array(Type.Number(), { description: 'by seat' }),
  },
  closed,
);

export const ScoreLineSchema = Type.Object(
  {
    seat: Type.Union([SeatSchema, Type.Null()], { description: 'null: of a contender without a seat' }),
    contender: Type.Optional(Type.String({ description: 'who that is' })),
    round: Type.Integer({ description: 'the scoring or round in which it was earned' }),
    source: Type.String(),
    points: Type.Number(),
    detail: Type.Optional(Type.Unknown()),
  },
  closed,
);

const SegmentSchema = Type.Object(
  {
    rulesVersion: Type.Integer({ minimum: 0 }),
    stateVersion: Type.Optional(Type.Integer({ minimum: 1 })),
    start: Type.Unknown({ description: 'the position it starts from; null: the one the seed deals' }),
    startHash: HashSchema,
    actions: Type.Array(Type.Tuple([SeatSchema, Type.Unknown()]), { description: 'seat and action' }),
    hashes: Type.Array(Type.Union([HashSchema, Type.Null()]), {
      description: 'the hash after each action; null where none was kept',
    }),
  },
  closed,
);

export const RecordSchema = Type.Object(
  {
    format: Type.Literal(RECORD_FORMAT),
    game: Type.String(),
    config: Type.Unknown({ description: 'as the game completed it; null where it is not known' }),
    seats: Type.Integer({ minimum: 1, maximum: 16 }),
    seed: Type.String({ maxLength: 64, description: '32 hex digits; of an imagined world something else' }),
    commitment: Type.String({ pattern: '^[0-9a-f]{64}$' }),
    segments: Type.Array(SegmentSchema, { minItems: 1 }),
    result: Type.Union([
      Type.Null(),
      Type.Object({ outcome: OutcomeSchema, scores: Type.Array(ScoreLineSchema) }, closed),
    ]),
  },
  { ...closed, title: 'A whole game', description: 'The format is described in docs/records.md.' },
);

/** What is wrong with a value that should be a record; null: nothing. */
export function whatIsWrongWithRecord(value: unknown): string | null {
  const error = Value.Errors(RecordSchema, value).First();
  if (error !== undefined) return `${error.path || '/'}: ${error.message}`;
  const record = value as GameRecord;
  const uneven = record.segments.findIndex(({ actions, hashes }) => actions.length !== hashes.length);
  return uneven < 0 ? null : `/segments/${uneven}: as many hashes as actions expected`;
}
