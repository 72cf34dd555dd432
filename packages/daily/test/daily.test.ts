import { playableById } from '@majlis/games/heuristics';
import { expect, test } from 'vitest';
import { dayAfter, dayOf, dealOf, endOf, FIRST_DAY, isDay, rowOf, standingAmong } from '../src/index.ts';

test('a day is a day of the calendar in UTC', () => {
  expect(dayOf(Date.UTC(2026, 10, 16, 23, 59, 59))).toBe('2026-11-16');
  expect(dayAfter('2026-12-31')).toBe('2027-01-01');
  expect(dayAfter('2028-03-01', -1)).toBe('2028-02-29');
  expect(endOf('2026-11-16')).toBe(Date.UTC(2026, 10, 17));
  expect(['2026-11-16', '2028-02-29'].every(isDay)).toBe(true);
  expect(['2025-12-31', '2026-02-29', '2026-11-31', '2026-11-1', 'today', ''].some(isDay)).toBe(false);
});

test('everybody has the same deal, every day another, and the three games come in turn', () => {
  expect(dealOf('2026-11-16')).toEqual(dealOf('2026-11-16'));
  const days = Array.from({ length: 60 }, (_, i) => dayAfter(FIRST_DAY, i));
  const deals = days.map(dealOf);
  expect(new Set(deals.map(({ seed }) => seed)).size).toBe(60);
  for (const { seed } of deals) expect(seed).toMatch(/^[0-9a-f]{32}$/);
  for (const [i, { game, config, seats }] of deals.entries()) {
    expect(game).toBe(deals[i % 3]!.game);
    expect(playableById(game)!.game.checkConfig(config, seats).ok).toBe(true);
  }
  expect(new Set(deals.slice(0, 3).map(({ game }) => game)).size).toBe(3);
});

test('days in a row are counted up to today; yesterday still counts while today is open', () => {
  const days = new Set(['2026-11-03', '2026-11-04', '2026-11-05', '2026-11-07', '2026-11-08']);
  expect(rowOf(days, '2026-11-08')).toEqual({ now: 2, longest: 3 });
  expect(rowOf(days, '2026-11-09')).toEqual({ now: 2, longest: 3 });
  expect(rowOf(days, '2026-11-10')).toEqual({ now: 0, longest: 3 });
  expect(rowOf(new Set(), '2026-11-10')).toEqual({ now: 0, longest: 0 });
});

test('a place among others: equal points share it', () => {
  expect(standingAmong(98, [120, 98, 80, 70])).toEqual({ place: 2, of: 5, beaten: 2 });
  expect(standingAmong(130, [120, 98])).toEqual({ place: 1, of: 3, beaten: 2 });
  expect(standingAmong(1, [])).toEqual({ place: 1, of: 1, beaten: 0 });
});
