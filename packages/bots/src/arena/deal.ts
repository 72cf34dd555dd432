import type { Json, Seed } from '@majlis/kernel';
import type { AnyKnown } from '../bot.ts';
import { botByName } from '../levels.ts';
import { type GameReport, type Limits, playGame } from './play-game.ts';
import { type Orders, orderOf } from './rating.ts';

/** One deal, to be played once with every rotation of the bots round the table. */
export interface Deal {
  readonly known: AnyKnown;
  readonly config: Json;
  readonly seed: Seed;
  /** As they sit in the first game. */
  readonly bots: readonly string[];
}

/** How one bot did in one deal: sums over its seats and games. */
export interface DealShare {
  readonly bot: string;
  /** Seats times games. */
  readonly played: number;
  readonly wins: number;
  readonly ranks: number;
  readonly score: number;
  readonly questions: number;
  readonly decisions: number;
  readonly milliseconds: number;
  readonly slowest: number;
  readonly iterations: number;
  readonly moves: number;
  readonly cutShort: number;
  readonly dominated: number;
  readonly mishaps: number;
}

export interface DealResult {
  readonly games: number;
  readonly actions: number;
  readonly shares: readonly DealShare[];
  readonly orders: Orders;
  readonly mishaps: GameReport['mishaps'];
}

export class UnknownBot extends Error {
  override readonly name = 'UnknownBot';
}

export function playDeal({ known, config, seed, bots }: Deal, limits: Limits): DealResult {
  const made = bots.map((name) => {
    const bot = botByName(name, known);
    if (bot === null) throw new UnknownBot(name);
    return bot;
  });
  const reports = rotations(made).map((seated) => playGame({ known, config, seed, bots: seated }, limits));
  return {
    games: reports.length,
    actions: reports.reduce((sum, report) => sum + report.actions, 0),
    shares: [...new Set(bots)].map((bot) => shareOf(bot, reports)),
    orders: ordersOf(reports),
    mishaps: reports.flatMap((report) => report.mishaps),
  };
}

/** Every rotation that seats the bots differently: two copies of one bot are the same bot. */
function rotations<T extends { readonly name: string }>(bots: readonly T[]): T[][] {
  const seatings = bots.map((_, by) => bots.map((_, seat) => bots[(seat + by) % bots.length]!));
  const seen = new Set<string>();
  return seatings.filter((seated) => {
    const key = seated.map(({ name }) => name).join();
    return !seen.has(key) && seen.add(key);
  });
}

function shareOf(bot: string, reports: readonly GameReport[]): DealShare {
  const sums = { played: 0, wins: 0, ranks: 0, score: 0, questions: 0, decisions: 0, milliseconds: 0 };
  const search = { slowest: 0, iterations: 0, moves: 0, cutShort: 0, dominated: 0 };
  for (const { outcome, seats } of reports) {
    const winners = outcome.ranks.filter((rank) => rank === 1).length;
    seats.forEach((report, seat) => {
      if (report.bot !== bot) return;
      const rank = outcome.ranks[seat]!;
      sums.played++;
      sums.wins += rank === 1 ? 1 / winners : 0;
      sums.ranks += rank;
      sums.score += outcome.scores[seat]!;
      sums.questions += report.questions;
      sums.decisions += report.decisions;
      sums.milliseconds += report.milliseconds;
      search.slowest = Math.max(search.slowest, report.slowest);
      search.iterations += report.iterations;
      search.moves += report.moves;
      search.cutShort += report.cutShort;
      search.dominated += report.dominated;
    });
  }
  const mishaps = reports.flatMap((report) => report.mishaps).filter((mishap) => mishap.bot === bot).length;
  return { bot, ...sums, ...search, mishaps };
}

function ordersOf(reports: readonly GameReport[]): Orders {
  const orders: Record<string, number> = {};
  for (const { outcome, seats } of reports) {
    const bots = seats.map(({ bot }) => bot);
    const order = orderOf(bots, outcome.ranks);
    orders[order] = (orders[order] ?? 0) + 1;
  }
  return orders;
}
