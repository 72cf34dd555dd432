import { Type } from '@sinclair/typebox';
import { SeatSchema } from '../record-schema.ts';

const closed = { additionalProperties: false };
const At = Type.Integer({ description: 'actions before it' });
const bySeat = (description: string) => Type.Array(Type.Number(), { description: `${description}, by seat` });
const expected = { wins: bySeat('chance to win'), scores: bySeat('final score to expect') };

const Measured = Type.Object({ mean: Type.Number(), error: Type.Number({ description: 'standard error' }) }, closed);
const Difference = Type.Object(
  { value: Measured, win: Measured, score: Measured },
  { ...closed, description: 'for the seat that decides: half win and half lead, chance to win, final score' },
);
const move = { action: Type.Unknown(), text: Type.String() };
const Option = Type.Object({ ...move, ...expected }, closed);
const Account = Type.Object(
  { start: Type.Number(), luck: Type.Number(), skill: Type.Number(), rivals: Type.Number(), end: Type.Number() },
  { ...closed, description: 'start + luck + skill + rivals = end' },
);

const Reason = Type.Union([
  Type.Object({ kind: Type.Literal('gains'), source: Type.String(), points: Measured }, closed),
  Type.Object({ kind: Type.Literal('denies'), seat: SeatSchema, points: Measured }, closed),
  Type.Object(
    {
      kind: Type.Literal('deed'),
      deed: Type.String({ description: 'what happens to the seat soon after: exact, majority.garden, guard …' }),
      times: Measured,
    },
    closed,
  ),
  Type.Object({ kind: Type.Literal('again') }, closed),
]);

const Thought = Type.Object(
  {
    at: At,
    budget: Type.Integer(),
    master: Type.Object(
      {
        ...move,
        line: Type.Array(Type.Object({ seat: SeatSchema, ...move }, closed), { description: 'what it expects next' }),
      },
      closed,
    ),
    reasons: Type.Array(Reason, { description: 'why the best answer is better than the one played' }),
  },
  closed,
);

/** What the answer to `review` holds. */
export const reviewFields = {
  seats: Type.Integer(),
  actions: Type.Integer(),
  decisions: Type.Integer({ description: 'with more than one legal answer' }),
  done: Type.Integer({ description: 'decisions thought about' }),
  again: Type.Integer({ description: 'decisions thought about for longer' }),
  scorings: Type.Array(Type.Integer(), { description: 'after how many actions each scoring was over' }),
  curve: Type.Array(Type.Object({ at: At, seat: Type.Union([SeatSchema, Type.Null()]), ...expected }, closed), {
    description: 'after each decision, from what that seat knew; null: the result',
  }),
  moments: Type.Array(
    Type.Object(
      {
        kind: Type.Union([Type.Literal('mistake'), Type.Literal('win')]),
        at: At,
        seat: SeatSchema,
        budget: Type.Integer(),
        before: Type.Object(expected, closed),
        played: Option,
        best: Option,
        others: Type.Array(Option),
        loss: Difference,
        gain: Difference,
        thought: Type.Union([Thought, Type.Null()]),
      },
      closed,
    ),
  ),
  accounts: Type.Array(Type.Object({ win: Account, score: Account }, closed), { description: 'by seat' }),
};
