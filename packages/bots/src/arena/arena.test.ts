import { describe, expect, test } from 'vitest';
import { known, limits, seedOf } from '../../test/lantern.ts';
import { type DealResult, type DealShare, playDeal, UnknownBot } from './deal.ts';
import { orderOf, ratingsOf } from './rating.ts';
import { summarise } from './summary.ts';

const deal = (bots: string[], n = 0) => playDeal({ known, config: { rounds: 4 }, seed: seedOf(n), bots }, limits);

describe('a deal', () => {
  test('is played once with every rotation of the bots', () => {
    expect(deal(['greedy', 'random', 'easy']).games).toBe(3);
    expect(deal(['greedy', 'greedy', 'random']).games).toBe(3);
    expect(deal(['greedy', 'random', 'greedy', 'random']).games).toBe(2);
    expect(deal(['greedy', 'greedy']).games).toBe(1);
  });

  test('gives out one win and has one order of finishing for each game', () => {
    const { shares, orders, games } = deal(['greedy', 'random', 'random']);
    expect(shares.reduce((sum, { wins }) => sum + wins, 0)).toBeCloseTo(games);
    expect(Object.values(orders).reduce((a, b) => a + b)).toBe(games);
    for (const order of Object.keys(orders))
      expect(order.split(/ [>=] /).sort()).toEqual(['greedy', 'random', 'random']);
    expect(shares.map(({ played }) => played)).toEqual([3, 6]);
  });

  test('is the same whenever it is played', () => {
    expect(deal(['easy', 'search:10'], 5)).toEqual(deal(['easy', 'search:10'], 5));
  });

  test('names the bot nobody knows', () => {
    expect(() => deal(['greedy', 'grandmaster'])).toThrow(UnknownBot);
  });
});

const share = (bot: string, wins: number): DealShare => ({
  bot,
  played: 1,
  wins,
  ranks: 2 - wins,
  score: 10 * wins,
  questions: 5,
  decisions: 4,
  milliseconds: 8,
  slowest: 3,
  iterations: 40,
  moves: 400,
  cutShort: 0,
  dominated: 2,
  mishaps: 0,
});
const result = (win: boolean): DealResult => ({
  games: 1,
  actions: 20,
  shares: [share('hard', win ? 1 : 0), share('greedy', win ? 0 : 1)],
  orders: { [win ? 'hard > greedy' : 'greedy > hard']: 1 },
  mishaps: [],
});

describe('the summary', () => {
  test('carries the interval a binomial would have', () => {
    const deals = Array.from({ length: 100 }, (_, i) => result(i < 60));
    const [hard] = summarise(deals).bots;
    expect(hard!.winShare.mean).toBe(0.6);
    expect(hard!.winShare.low).toBeCloseTo(0.5, 1);
    expect(hard!.winShare.high).toBeCloseTo(0.7, 1);
    expect(hard!).toMatchObject({ fairShare: 0.5, msPerDecision: 2, slowestMs: 3, questionsPerGame: 5 });
    expect(hard!).toMatchObject({ iterationsPerSecond: 5000, playoutLength: 10, dominatedPerGame: 2 });
  });

  test('leaves out the first deal where it names the slowest decision: code is still being compiled', () => {
    const slow = (slowest: number): DealResult => ({ ...result(true), shares: [{ ...share('hard', 1), slowest }] });
    expect(summarise([slow(9), slow(2), slow(4)]).bots[0]!.slowestMs).toBe(4);
    expect(summarise([slow(9)]).bots[0]!.slowestMs).toBe(9);
  });

  test('rates greedy at 1000 and odds of ten to one 400 points higher', () => {
    const [hard, greedy] = ratingsOf(['hard', 'greedy'], { 'hard > greedy': 99.5, 'greedy > hard': 9.5 }, 'greedy');
    expect(greedy).toBe(1000);
    expect(hard).toBeCloseTo(1400, 3);
  });

  test('rates by whole orders: the odds for the first place and then for the second', () => {
    const odds = { master: 6, hard: 3, greedy: 1 };
    const bots = Object.keys(odds) as (keyof typeof odds)[];
    const orders: Record<string, number> = {};
    for (const first of bots) {
      for (const second of bots.filter((bot) => bot !== first)) {
        const third = bots.find((bot) => bot !== first && bot !== second)!;
        const chance = (odds[first] / 10) * (odds[second] / (10 - odds[first]));
        orders[`${first} > ${second} > ${third}`] = 1e6 * chance;
      }
    }
    const ratings = ratingsOf(bots, orders, 'greedy');
    bots.forEach((bot, i) => {
      expect(ratings[i]).toBeCloseTo(1000 + 400 * Math.log10(odds[bot]), 1);
    });
  });

  test('rates alike who only ever tie, also when one of them has two seats', () => {
    expect(ratingsOf(['hard', 'greedy'], { 'greedy = greedy = hard': 9 }, 'greedy')[0]).toBeCloseTo(1000);
    expect(orderOf(['hard', 'greedy', 'easy', 'greedy'], [2, 1, 4, 2])).toBe('greedy > greedy = hard > easy');
  });

  test('keeps the rating of a bot that never lost finite', () => {
    const rating = summarise(Array.from({ length: 20 }, () => result(true))).bots[0]!.rating;
    expect(rating.high).toBeLessThan(2000);
    expect(rating.low).toBeGreaterThan(1200);
  });
});
