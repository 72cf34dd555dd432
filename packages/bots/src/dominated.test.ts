import { playableById } from '@majlis/games/heuristics';
import { yardsticksOf } from '@majlis/games/yardsticks';
import { expect, test } from 'vitest';
import { limits, seedOf } from '../test/lantern.ts';
import { playDeal } from './index.ts';

/** `majlis arena alhambra --bots easy,medium,hard --deals 67` counts them over two hundred games. */
function dominatedBy(id: string, bots: readonly string[]): Record<string, number> {
  const known = { ...playableById(id)!, yardsticks: yardsticksOf(id) };
  const config = known.game.checkConfig({}, bots.length);
  if (!config.ok) throw new Error(config.refusal.code);
  const { shares } = playDeal({ known, config: config.value as never, seed: seedOf(11), bots }, limits);
  return Object.fromEntries(shares.map(({ bot, dominated }) => [bot, dominated]));
}

test.each(['alhambra', 'almadi', 'aladdins-dragon'])('no level plays a dominated move in %s', (id) => {
  const found = dominatedBy(id, ['beginner', 'easy', 'medium', 'search:4']);
  expect(found).toEqual({ beginner: 0, easy: 0, medium: 0, 'search:4': 0 });
});

test('the count can find some: easy once took less money than it might, and reserved what fitted', () => {
  expect(dominatedBy('alhambra', ['easy@0.1', 'random', 'easy@0.1'])['easy@0.1']).toBeGreaterThan(10);
});
