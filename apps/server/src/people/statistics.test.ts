import { describe, expect, test } from 'vitest';
import type { Schema } from '../storage/schema.ts';
import { rateGame, showRating, UNRATED } from './rating.ts';
import { statisticsOf } from './statistics.ts';

const row = (more: Partial<Schema['results']>): Schema['results'] => ({
  table_id: 't',
  seat: 0,
  player_id: 'p',
  game: 'alhambra',
  at: 1,
  seats: 3,
  people: 1,
  place: 1,
  points: 100,
  sources: '{"wall":60,"gardens":40}',
  modules: '[]',
  mu: null,
  sigma: null,
  ...more,
});

describe('how somebody plays', () => {
  const games = [
    row({ at: 3, place: 2, points: 70, sources: '{"wall":70}', modules: '["thieves","change"]', people: 3 }),
    row({ at: 1 }),
    row({ at: 2, seats: 4, place: 4, people: 2, points: null, sources: '{}' }),
    row({ at: 4, game: 'almadi', seats: 2, people: 2, mu: 27_000_000, sigma: 8_000_000 }),
  ];
  const [alhambra, almadi] = statisticsOf(games);

  test('is told for each game, the one played most first', () => {
    expect([alhambra!.game, almadi!.game]).toEqual(['alhambra', 'almadi']);
    expect(alhambra).toMatchObject({ games: 3, wins: 1 });
  });

  test('points in the order in which they were made; those nobody kept are missing, not zero', () => {
    expect(alhambra!.points).toEqual([
      { at: 1, points: 100 },
      { at: 3, points: 70 },
    ]);
    expect(alhambra!.sources).toEqual([
      { source: 'wall', mean: 65 },
      { source: 'gardens', mean: 20 },
    ]);
  });

  test('places by the number of seats', () => {
    expect(alhambra!.places).toEqual([
      { seats: 3, counts: [1, 1, 0] },
      { seats: 4, counts: [0, 0, 0, 1] },
    ]);
  });

  test('by seats, by modules, and against people and bots', () => {
    expect(alhambra!.seats).toEqual([
      { key: '3', games: 2, wins: 1, points: 85 },
      { key: '4', games: 1, wins: 0, points: null },
    ]);
    expect(alhambra!.modules.map(({ key, games: n }) => [key, n])).toEqual([
      ['change', 1],
      ['none', 2],
      ['thieves', 1],
    ]);
    expect(alhambra!.company.map(({ key, games: n }) => [key, n])).toEqual([
      ['both', 1],
      ['bots', 1],
      ['people', 1],
    ]);
  });

  test('rated games with how sure the rating is', () => {
    expect(alhambra!.ratings).toEqual([]);
    expect(almadi!.ratings).toEqual([{ at: 4, value: 1620, margin: 480 }]);
  });
});

describe('a rating', () => {
  test('of a beginner is 1500 ± 500', () => {
    expect(showRating(UNRATED)).toEqual({ value: 1500, margin: 500 });
  });

  test('rises for the first, falls for the last, and gets surer for everybody', () => {
    const [first, second, third] = rateGame([UNRATED, UNRATED, UNRATED], [1, 2, 3]);
    expect(first!.mu).toBeGreaterThan(second!.mu);
    expect(second!.mu).toBeGreaterThan(third!.mu);
    for (const { sigma } of [first!, second!, third!]) expect(sigma).toBeLessThan(UNRATED.sigma);
  });

  test('is the same for those who share a place', () => {
    const [, second, third] = rateGame([UNRATED, UNRATED, UNRATED], [1, 2, 2]);
    expect(second).toEqual(third);
  });

  test('of who beats the better player rises more', () => {
    const strong = { mu: 35_000_000, sigma: 3_000_000 };
    const [overStrong] = rateGame([UNRATED, strong], [1, 2]);
    const [overBeginner] = rateGame([UNRATED, UNRATED], [1, 2]);
    expect(overStrong!.mu).toBeGreaterThan(overBeginner!.mu);
  });
});
