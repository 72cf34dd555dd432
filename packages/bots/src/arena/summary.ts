import { type Rng, rngFrom } from '@majlis/kernel';
import type { DealResult, DealShare } from './deal.ts';
import { type Orders, ratingsOf } from './rating.ts';

/** A figure with the 95 % interval of its bootstrap over deals. */
export interface Figure {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

export interface BotSummary {
  readonly bot: string;
  /** Of the seats at the table. */
  readonly seats: number;
  readonly winShare: Figure;
  /** The win share of a bot no better than the others. */
  readonly fairShare: number;
  readonly rank: Figure;
  readonly score: Figure;
  readonly rating: Figure;
  readonly decisions: number;
  readonly msPerDecision: number;
  /** After the first deal, in which code is still being compiled; of that one if there is no other. */
  readonly slowestMs: number;
  readonly questionsPerGame: number;
  readonly iterationsPerSecond: number;
  readonly playoutLength: number;
  readonly cutShort: number;
  /** Moves to which another was better in any case, in a game. */
  readonly dominatedPerGame: number;
  readonly mishaps: number;
}

export interface ArenaSummary {
  readonly deals: number;
  readonly games: number;
  readonly actionsPerGame: number;
  /** The bot whose rating is 1000 by definition. */
  readonly anchor: string;
  readonly bots: readonly BotSummary[];
}

const RESAMPLES = 2000;

/** Games of one deal share their luck, so whole deals are drawn again, never single games. */
export function summarise(deals: readonly DealResult[], seed = 'arena'): ArenaSummary {
  const names = deals[0]!.shares.map(({ bot }) => bot);
  const anchor = names.includes('greedy') ? 'greedy' : names.at(-1)!;
  const rng = rngFrom(`bootstrap:${seed}`);
  const resamples = Array.from({ length: RESAMPLES }, () => resample(deals, rng));
  const samples = resamples.map(totalsOf);
  const rate = (some: readonly DealResult[]) => ratingsOf(names, ordersIn(some), anchor);
  const ratings = resamples.map(rate);
  const whole = totalsOf(deals);
  const rated = rate(deals);
  const games = sum(deals, (deal) => deal.games);
  return {
    deals: deals.length,
    games,
    actionsPerGame: sum(deals, (deal) => deal.actions) / games,
    anchor,
    bots: whole.map((total, i): BotSummary => {
      const figure = (of: (share: Total) => number): Figure => ({
        mean: of(total),
        ...interval(samples.map((sample) => of(sample[i]!))),
      });
      return {
        bot: total.bot,
        seats: total.played / games,
        winShare: figure((share) => share.wins / share.played),
        fairShare: 1 / (sum(whole, ({ played }) => played) / games),
        rank: figure((share) => share.ranks / share.played),
        score: figure((share) => share.score / share.played),
        rating: { mean: rated[i]!, ...interval(ratings.map((sample) => sample[i]!)) },
        ...effortOf(total),
        slowestMs: slowestIn(deals.length > 1 ? deals.slice(1) : deals, i),
      };
    }),
  };
}

function effortOf(total: Total) {
  const { decisions, milliseconds, iterations } = total;
  return {
    decisions,
    msPerDecision: decisions === 0 ? 0 : milliseconds / decisions,
    questionsPerGame: total.questions / total.played,
    iterationsPerSecond: milliseconds === 0 ? 0 : (1000 * iterations) / milliseconds,
    playoutLength: iterations === 0 ? 0 : total.moves / iterations,
    cutShort: total.cutShort,
    dominatedPerGame: total.dominated / total.played,
    mishaps: total.mishaps,
  };
}

const slowestIn = (deals: readonly DealResult[], bot: number): number =>
  Math.max(...deals.map(({ shares }) => shares[bot]!.slowest));

const sum = <T>(items: readonly T[], of: (item: T) => number): number => items.reduce((a, item) => a + of(item), 0);

const resample = <T>(items: readonly T[], rng: Rng): T[] => items.map(() => items[rng.below(items.length)]!);

type Total = Omit<DealShare, 'slowest'>;

/** All deals as one, the bots in the order of the first deal. */
function totalsOf(deals: readonly DealResult[]): Total[] {
  return deals[0]!.shares.map(({ bot }, i) => {
    const total = { bot, ...ZERO };
    for (const deal of deals) addTo(total, deal.shares[i]!);
    return total;
  });
}

const ZERO = {
  played: 0,
  wins: 0,
  ranks: 0,
  score: 0,
  questions: 0,
  decisions: 0,
  milliseconds: 0,
  iterations: 0,
  moves: 0,
  cutShort: 0,
  dominated: 0,
  mishaps: 0,
};
const SUMMED = Object.keys(ZERO) as (keyof typeof ZERO)[];

function addTo(total: typeof ZERO, share: DealShare): void {
  for (const key of SUMMED) total[key] += share[key];
}

function ordersIn(deals: readonly DealResult[]): Orders {
  const orders: Record<string, number> = {};
  for (const deal of deals) {
    for (const [order, times] of Object.entries(deal.orders)) orders[order] = (orders[order] ?? 0) + times;
  }
  return orders;
}

function interval(values: readonly number[]): { low: number; high: number } {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))]!;
  return { low: at(0.025), high: at(0.975) };
}
