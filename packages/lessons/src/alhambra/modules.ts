import type { Lesson, Moment, Pattern, Until } from '../lesson.ts';

interface About {
  readonly module: string;
  /** The moment that shows what the module is for. */
  readonly from: Moment;
  readonly point: readonly string[];
  readonly until: Until;
  readonly line?: Pattern;
  readonly seats?: number;
}

const turn = (legal: Pattern): Moment => ({ asked: 'chooseAction', legal });
const between = (legal: Pattern): Moment => ({ asked: 'specialMoves', legal });
const numbers = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);

const DIAMONDS = numbers(43, 49);
const EXCHANGES = numbers(60, 65);
const CAMPS = numbers(90, 97);
const BAZAARS = numbers(110, 117);

/** What it is; the one thing to do; what followed. */
const lesson = ({ module, from, point, until, line, seats = 3 }: About): Lesson => ({
  id: `alhambra/${module}`,
  game: 'alhambra',
  module,
  seats,
  // Dirk comes with two players; nobody chooses him.
  config: module === 'dirk' ? {} : { modules: [module] },
  level: 'easy',
  minutes: 2,
  from,
  steps: [
    { id: 'what', point, until: 'next' },
    { id: 'do', point, when: from, until, ...(line === undefined ? {} : { line }) },
    { id: 'after', point: [], until: 'next' },
  ],
});

/** A lesson for each module of the box. */
export const modules: readonly Lesson[] = (
  [
    {
      module: 'vizier',
      from: between({ type: 'vizier.buy' }),
      point: ['asked', 'market', 'choices', 'act'],
      until: { type: 'vizier.used', seat: 0 },
    },
    {
      module: 'bureau-de-change',
      from: turn({ type: 'buy', with: EXCHANGES }),
      point: ['market', 'hand', 'act'],
      until: { type: 'bought', seat: 0 },
      line: { type: 'bought', seat: 0, paid: EXCHANGES },
    },
    {
      module: 'bonus-cards',
      from: { legal: { type: 'bonus-cards.play' } },
      point: ['bonus', 'act'],
      until: { type: 'bonus-cards.played', seat: 0 },
    },
    {
      module: 'workers-huts',
      from: turn({ type: 'workers-huts.take' }),
      point: ['lane', 'beside', 'choices', 'act'],
      until: { type: 'workers-huts.taken', seat: 0 },
    },
    {
      module: 'city-gates',
      from: turn({ type: 'city-gates.take' }),
      point: ['row', 'lane', 'act'],
      until: { type: 'city-gates.taken', seat: 0 },
    },
    {
      module: 'diamonds',
      from: turn({ type: 'buy', with: DIAMONDS }),
      point: ['market', 'hand', 'act'],
      until: { type: 'bought', seat: 0 },
      line: { type: 'bought', seat: 0, paid: DIAMONDS },
    },
    {
      module: 'characters',
      from: { asked: 'characters.auction', legal: { type: 'characters.bid' } },
      point: ['asked', 'prompt'],
      until: 'act',
    },
    {
      module: 'camps',
      from: { asked: 'placeTiles', legal: { type: 'place', tile: CAMPS } },
      point: ['cells', 'act'],
      until: { type: ['laid', 'reserved'], seat: 0 },
      line: { type: 'laid', seat: 0, tile: CAMPS },
    },
    {
      module: 'city-walls',
      from: turn({ type: 'city-walls.build' }),
      point: ['row', 'lane', 'cells', 'act'],
      until: { type: 'city-walls.built', seat: 0 },
    },
    {
      module: 'thieves',
      from: between({ type: 'thieves.steal' }),
      point: ['row', 'asked', 'choices', 'act'],
      until: { type: 'thieves.stole', seat: 0 },
    },
    {
      module: 'change',
      from: turn({ type: 'buy' }),
      point: ['market', 'hand', 'act'],
      until: { type: 'change.given', seat: 0 },
    },
    {
      module: 'street-trader',
      from: { asked: 'street-trader.covered', legal: { type: 'street-trader.moveIn' } },
      point: ['asked', 'choices', 'act'],
      until: { type: 'street-trader.movedIn', seat: 0 },
    },
    {
      module: 'treasure-chamber',
      from: turn({ type: 'buy', offer: [300, 301, 302] }),
      point: ['vault', 'lane', 'act'],
      until: { type: 'treasure-chamber.bought', seat: 0 },
    },
    {
      module: 'master-builders',
      from: { legal: { type: 'master-builders.use' } },
      point: ['asked', 'hand', 'choices', 'act'],
      until: { type: 'master-builders.used', seat: 0 },
    },
    {
      module: 'invaders',
      from: { asked: 'invaders.look', legal: { type: 'invaders.look' } },
      point: ['asked', 'choices', 'act'],
      until: { type: 'invaders.looked', seat: 0 },
    },
    {
      module: 'bazaars',
      from: turn({ type: 'buy', offer: BAZAARS }),
      point: ['beside', 'lane', 'hand', 'act'],
      until: { type: 'bought', seat: 0 },
      line: { type: 'bought', seat: 0, offer: BAZAARS },
    },
    {
      module: 'new-score-cards',
      from: turn({ type: 'buy' }),
      point: ['indicator', 'race', 'market'],
      until: { type: 'bought', seat: 0 },
    },
    {
      module: 'moors',
      from: turn({ type: 'moors.turn' }),
      point: ['mine', 'lane', 'act'],
      until: { type: 'moors.turned', seat: 0 },
    },
    {
      module: 'caravanserai',
      from: turn({ type: 'buy', offer: numbers(160, 167) }),
      point: ['lane', 'beside', 'act'],
      until: { type: 'caravanserai.bought', seat: 0 },
    },
    {
      module: 'sultan',
      from: { asked: 'sultan.claim', legal: { type: 'sultan.claim' } },
      point: ['asked', 'choices', 'act'],
      until: { type: 'sultan.claimed', seat: 0 },
    },
    {
      module: 'dirk',
      seats: 2,
      from: turn({ type: 'buy' }),
      point: ['market', 'hand', 'act'],
      until: { type: 'bought', seat: 0 },
    },
  ] as readonly About[]
).map(lesson);
