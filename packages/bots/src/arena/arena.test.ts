import { describe, expect, test } from 'vitest';
import { known, limits, seedOf } from '../../test/lantern.ts';
import { type DealResult, type DealShare, playDeal, UnknownBot } from './deal.ts';
import { ratingsOf } from './rating.ts';
import { summarise } from './summary.ts';

const deal = (bots: string[], n = 0) => playDeal({ known, config: { rounds: 4 }, seed: seedOf(n), bots }, limits);

describe('a deal', () => {
  test('is played once with every rotation of the bots', () => {
    expect(deal(['greedy', 'random', 'easy']).games).toBe(3);
    expect(deal(['greedy', 'greedy', 'random']).games).toBe(3);
    expect(deal(['greedy', 'random', 'greedy', 'random']).games).toBe(2);
    expect(deal(['greedy', 'greedy']).games).toBe(1);
  });

  test('gives out one win for each game and counts every pair of seats once for either side', () => {
    const { shares, games } = deal(['greedy', 'random', 'random']);
    expect(shares.reduce((sum, { wins }) => sum + wins, 0)).toBeCloseTo(games);
    expect(shares[0]!.beats.random! + shares[1]!.beats.greedy!).toBe(2 * games);
    expect(shares.map(({ played }) => played)).toEqual([3, 6]);
  });

  test('is the same whenever it is played', () => {
    expect(deal(['easy', 'search:10'], 5)).toEqual(deal(['easy', 'search:10'], 5));
  });

  test('names the bot nobody knows', () => {
    expect(() => deal(['greedy', 'grandmaster'])).toThrow(UnknownBot);
  });
});

const share = (bot: string, wins: number, beats: Record<string, number>): DealShare => ({
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
  mishaps: 0,
  beats,
});
const result = (win: boolean): DealResult => ({
  games: 1,
  actions: 20,
  shares: [share('hard', win ? 1 : 0, { greedy: win ? 1 : 0 }), share('greedy', win ? 0 : 1, { hard: win ? 0 : 1 })],
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
    expect(hard!).toMatchObject({ iterationsPerSecond: 5000, playoutLength: 10 });
  });

  test('rates greedy at 1000 and odds of ten to one 400 points higher', () => {
    const [hard, greedy] = ratingsOf([share('hard', 0, { greedy: 99.5 }), share('greedy', 0, { hard: 9.5 })], 'greedy');
    expect(greedy).toBe(1000);
    expect(hard).toBeCloseTo(1400, 3);
  });

  test('keeps the rating of a bot that never lost finite', () => {
    const rating = summarise(Array.from({ length: 20 }, () => result(true))).bots[0]!.rating;
    expect(rating.high).toBeLessThan(2000);
    expect(rating.low).toBeGreaterThan(1200);
  });
});
