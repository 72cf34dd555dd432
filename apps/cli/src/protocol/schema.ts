import { type Static, type TObject, type TProperties, Type } from '@sinclair/typebox';
import { HashSchema, OutcomeSchema, RecordSchema, ScoreLineSchema, SeatSchema, SeedSchema } from '../record-schema.ts';
import { reviewFields } from './review-schema.ts';

const closed = { additionalProperties: false };
const optional = Type.Optional;
const Json = (description: string) => Type.Unknown({ description });
const Id = optional(Json('anything; comes back in the answer'));
const Handle = Type.String({ maxLength: 40, description: 'identifies a saved position' });
const Viewer = Type.Union([SeatSchema, Type.Literal('spectator')]);
const DecisionId = Type.Integer({ description: 'identifies the question a seat was asked' });
const ActionOrText = {
  action: optional(Json('an action of the game, as listed by "legal"')),
  text: optional(Type.String({ maxLength: 10_000, description: 'the action as text' })),
};
/** Each lane holds a whole game; more of them need another process. */
const MAX_LANES = 4096;
const LaneNumber = Type.Integer({ minimum: 0, description: 'a lane, counted from 0' });
/** Moves ahead in one lane; a request that runs longer keeps its sender waiting. */
const MAX_DRAWS = 4096;
const Deal = optional(Type.Array(Type.Object({ lane: LaneNumber, seed: SeedSchema }, closed), { maxItems: MAX_LANES }));
const oneOfBoth = { oneOf: [{ required: ['action'] }, { required: ['text'] }] };

interface RequestDef<F extends TProperties> {
  readonly about: string;
  readonly schema: TObject<F & { op: ReturnType<typeof Type.String>; id: typeof Id }>;
}

function request<const F extends TProperties>(op: string, about: string, fields: F, more: object = {}): RequestDef<F> {
  const properties = { op: Type.Literal(op), id: Id, ...fields };
  return { about, schema: Type.Object(properties, { description: about, ...closed, ...more }) as never };
}

export const requests = {
  games: request('games', 'the games, with seats, options and modules', {}),
  new: request('new', 'deals a new game and makes it current', {
    game: Type.String(),
    seats: Type.Integer({ minimum: 1, maximum: 16 }),
    config: optional(Json('options by name, and "modules"; missing options get their default')),
    seed: optional(SeedSchema),
  }),
  load: request(
    'load',
    'makes a game current: that of a record, after `at` actions (default: all), or one that starts from a position',
    {
      record: optional(RecordSchema),
      at: optional(Type.Integer({ minimum: 0 })),
      game: optional(Type.String()),
      state: optional(Json('as given by "state"')),
    },
    { oneOf: [{ required: ['record'] }, { required: ['game', 'state'] }] },
  ),
  deciders: request('deciders', 'the seats to move', {}),
  prompt: request('prompt', 'the question a seat is asked', { seat: SeatSchema }),
  legal: request('legal', 'what a seat may do now', {
    seat: SeatSchema,
    texts: optional(Type.Boolean({ description: 'also return the actions as text' })),
  }),
  check: request(
    'check',
    'whether an action would be accepted',
    { seat: SeatSchema, ...ActionOrText, decisionId: optional(DecisionId) },
    oneOfBoth,
  ),
  act: request(
    'act',
    'carries out an action',
    { seat: SeatSchema, ...ActionOrText, decisionId: optional(DecisionId), viewer: optional(Viewer) },
    oneOfBoth,
  ),
  view: request('view', 'everything a seat or a spectator sees', { viewer: Viewer }),
  state: request('state', 'the whole position, including hidden parts', {}),
  scores: request('scores', 'every point so far with its source', {}),
  outcome: request('outcome', 'the result', {}),
  record: request('record', 'the record of the current game', {}),
  save: request('save', 'saves the current position', {}),
  restore: request('restore', 'makes a saved position current again', { handle: Handle }),
  forget: request('forget', 'discards a saved position', { handle: Handle }),
  knowledge: request('knowledge', 'everything a seat knows, and all that a fair bot may use', { seat: SeatSchema }),
  imagine: request(
    'imagine',
    'saves a world consistent with what this seat knows: hidden parts are dealt again at random',
    {
      seat: SeatSchema,
      seed: optional(SeedSchema),
      state: optional(Type.Boolean({ description: 'also return the imagined position' })),
    },
  ),
  lanes: request('lanes', 'deals many games with the same setup, one per seed, to be played side by side', {
    game: Type.String(),
    seats: Type.Integer({ minimum: 1, maximum: 16 }),
    config: optional(Json('as for "new"')),
    seeds: Type.Array(SeedSchema, { minItems: 1, maxItems: MAX_LANES }),
  }),
  step: request('step', 'plays a choice in each lane, then deals new games where asked', {
    choices: Type.Array(Type.Union([Type.Integer({ minimum: 0 }), Type.Null()]), {
      maxItems: MAX_LANES,
      description: 'by lane: an index into its list of legal actions; null skips the lane',
    }),
    deal: Deal,
  }),
  run: request('run', 'plays several moves in each lane without asking in between', {
    draws: Type.Array(Type.Array(Type.Integer({ minimum: 0 }), { maxItems: MAX_DRAWS }), {
      maxItems: MAX_LANES,
      description: 'by lane: a number per move; number n plays the legal action at index n modulo their number',
    }),
    deal: Deal,
  }),
  look: request('look', 'what the seats to move see in some lanes; in finished ones, what a spectator sees', {
    lanes: optional(Type.Array(LaneNumber, { maxItems: MAX_LANES, description: 'default: all' })),
    view: optional(Type.Boolean()),
    actions: optional(Type.Boolean()),
    texts: optional(Type.Boolean({ description: 'the actions as text' })),
    scores: optional(Type.Boolean()),
  }),
  review: request('review', 'analyses the current game: winning chances, decisions that mattered, luck and skill', {
    budget: optional(
      Type.Integer({ minimum: 8, maximum: 20_000, description: 'iterations per decision; default 320' }),
    ),
    as: optional(SeatSchema),
  }),
  help: request('help', 'lists the requests', {}),
  schema: request('schema', 'the JSON Schema of requests and answers', {}),
};

export type Op = keyof typeof requests;
export type RequestOf<O extends Op> = Static<(typeof requests)[O]['schema']>;

const Range = Type.Object({ min: Type.Integer(), max: Type.Integer() }, closed);
const Game = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    rulesVersion: Type.Integer(),
    seats: Range,
    options: Type.Array(
      Type.Object({ id: Type.String(), choices: Type.Array(Type.Unknown()), standard: Type.Unknown() }),
    ),
    modules: Type.Array(
      Type.Object({
        id: Type.String(),
        seats: optional(Range),
        needs: optional(Type.Array(Type.String())),
        excludes: optional(Type.Array(Type.String())),
      }),
    ),
  },
  closed,
);

/** Where the held game stands, after everything that changes it. */
const standing = {
  deciders: Type.Array(SeatSchema, { description: 'the seats to move' }),
  over: Type.Boolean(),
  hash: HashSchema,
};
const held = {
  game: Type.String(),
  rulesVersion: Type.Integer(),
  seats: Type.Integer(),
  actions: Type.Integer({ description: 'number of actions since the deal, or since the loaded position' }),
  ...standing,
};
const ShownEvent = Type.Object({ event: Type.Unknown(), secret: optional(Type.Unknown()) }, closed);

const Asked = Type.Array(
  Type.Union([Type.Tuple([SeatSchema, Type.Integer({ description: 'number of legal actions' })]), Type.Null()]),
  { description: 'by lane: the seat to move and its number of choices; null if the game is over' },
);

const Ended = Type.Array(Type.Object({ lane: LaneNumber, ...OutcomeSchema.properties }, closed), {
  description: 'the games that ended in this step, before any lane was dealt again',
});

/** What the answer to each request holds beside `ok` and `id`. */
const answerFields = {
  games: { games: Type.Array(Game) },
  new: { ...held, config: Type.Unknown(), seed: SeedSchema, commitment: Type.String({ pattern: '^[0-9a-f]{64}$' }) },
  load: held,
  deciders: { deciders: standing.deciders, over: standing.over },
  prompt: {
    prompt: Type.Union([Type.Null(), Type.Object({ kind: Type.String(), params: optional(Type.Unknown()) }, closed)]),
    decisionId: DecisionId,
  },
  legal: { actions: Type.Array(Type.Unknown()), texts: optional(Type.Array(Type.String())) },
  check: {},
  act: {
    ...standing,
    revealed: Type.Boolean({ description: 'somebody learned something, so this cannot be undone' }),
    events: optional(Type.Array(ShownEvent, { description: 'as "viewer" sees them' })),
  },
  view: { view: Type.Unknown() },
  state: { game: Type.String(), state: Type.Unknown(), hash: HashSchema },
  scores: { scores: Type.Array(ScoreLineSchema) },
  outcome: { outcome: Type.Union([Type.Null(), OutcomeSchema]) },
  record: { record: RecordSchema },
  save: { handle: Handle },
  restore: held,
  forget: {},
  knowledge: { knowledge: Type.Unknown() },
  imagine: { handle: Handle, seed: SeedSchema, hash: HashSchema, state: optional(Type.Unknown()) },
  lanes: { asked: Asked },
  step: { asked: Asked, ended: Ended },
  run: { asked: Asked, ended: Ended, moves: Type.Integer({ description: 'number of moves made in all lanes' }) },
  look: {
    lanes: Type.Array(
      Type.Object(
        {
          view: optional(Type.Unknown()),
          actions: optional(Type.Array(Type.Unknown())),
          texts: optional(Type.Array(Type.String())),
          scores: optional(Type.Array(ScoreLineSchema)),
        },
        closed,
      ),
    ),
  },
  review: reviewFields,
  help: { ops: Type.Record(Type.String(), Type.String()), errors: Type.Record(Type.String(), Type.String()) },
  schema: { schema: Type.Unknown() },
} satisfies Record<Op, TProperties>;

export type ResultOf<O extends Op> = Static<TObject<(typeof answerFields)[O]>>;

export const answers = Object.fromEntries(
  Object.entries(answerFields).map(([op, fields]) => [
    op,
    Type.Object({ ok: Type.Literal(true), id: Id, ...fields }, closed),
  ]),
) as unknown as Record<Op, TObject>;

export const RefusedSchema = Type.Object(
  {
    ok: Type.Literal(false),
    id: Id,
    refusal: Type.Object({ code: Type.String(), params: optional(Type.Unknown()) }, closed),
  },
  { ...closed, description: 'not allowed; the current game is unchanged' },
);

export const FailedSchema = Type.Object(
  { ok: Type.Literal(false), id: Id, error: Type.Object({ code: Type.String(), message: Type.String() }, closed) },
  { ...closed, description: 'the request was invalid; the current game is unchanged' },
);
