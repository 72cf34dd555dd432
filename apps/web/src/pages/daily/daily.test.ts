import { YARDSTICK } from '@majlis/daily/bots';
import { expect, test } from 'vitest';
import type { Say } from '../../i18n.ts';
import { barsOf } from './plot.tsx';
import { shareText } from './share.ts';
import { dailyAddress, nextTry, tableOf } from './tables.ts';
import { LEVELS_TRIED, levelPoints } from './yardstick.ts';

const spoken: Say = (id, values = {}) => `${id} ${Object.values(values).join('/')}`.trim();

test('the text to share says how it went, and nothing about the deal', () => {
  const shared = {
    game: 'Alhambra',
    date: '16 November',
    points: 98,
    standing: { place: 3, of: 12, beaten: 9 },
    row: [true, false, true],
    inARow: 1,
    address: 'https://majlis.example/daily/2026-11-16',
  };
  expect(shareText(spoken, shared).split('\n')).toEqual([
    'daily.share.title Alhambra/16 November',
    'table.points 98 · daily.share.bots 9/11',
    '🏮▪️🏮',
    'daily.row 1',
    'https://majlis.example/daily/2026-11-16',
  ]);
  expect(shareText(spoken, { ...shared, standing: null })).not.toContain('bots');
});

test('a try has a table of its own, which leads back to it', () => {
  expect(tableOf('2026-11-16', 1)).toMatch(/^solo\/[a-z-]+\/daily=2026-11-16$/);
  expect(dailyAddress(tableOf('2026-11-16', 1))).toBe('/daily/2026-11-16/play');
  expect(dailyAddress(tableOf('2026-11-16', 3))).toBe('/daily/2026-11-16/play?try=3');
  // A game that left it at a move is one of its own.
  expect(dailyAddress(`${tableOf('2026-11-16', 1)}&deal=1-12-abc`)).toBeNull();
  expect(dailyAddress('solo/alhambra/seats=3')).toBeNull();
  expect(nextTry('2026-11-16', new Set([tableOf('2026-11-16', 1), tableOf('2026-11-16', 2)]))).toBe(3);
});

test('the page knows which bots the yardstick has', () => {
  expect(LEVELS_TRIED).toEqual(YARDSTICK.map(({ level }) => level));
  expect(levelPoints([10, 20, 30, 41, 50])).toEqual([
    { level: 'easy', points: 25 },
    { level: 'medium', points: 50 },
  ]);
});

test('bars hold every result once', () => {
  const { step, low, bars } = barsOf({ mine: 98, bots: [61, 70, 84, 105], people: [98, 40] });
  expect([step, low]).toEqual([5, 40]);
  expect(bars.reduce((sum, { bots, people }) => sum + bots + people, 0)).toBe(7);
  expect(bars.filter(({ isMine }) => isMine)).toEqual([{ bots: 0, people: 2, isMine: true }]);
  expect(barsOf({ mine: 3, bots: [], people: [] })).toEqual({
    step: 1,
    low: 3,
    bars: [{ bots: 0, people: 1, isMine: true }],
  });
});
