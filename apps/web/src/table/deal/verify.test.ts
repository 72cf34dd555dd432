import { gameById } from '@majlis/games';
import { commitmentOf, type GameRecord, rngFrom } from '@majlis/kernel';
import { Table } from '@majlis/table';
import { expect, test } from 'vitest';
import { verifyDeal } from './verify.ts';

const SEED = '0123456789abcdef0123456789abcdef';
const OTHER = 'fedcba9876543210fedcba9876543210';
const TERMS = { rated: false, clock: { kind: 'none' }, standIn: 'medium' } as const;

/** A whole game of the small one, any legal action at a time. */
function played(seed: string): GameRecord {
  const game = gameById('lantern')!;
  const { table } = Table.create(game, { config: {}, seats: 2, seed, terms: TERMS }, 0);
  for (const seat of [0, 1]) table.handle({ do: 'seat', seat, holder: { kind: 'human', player: `p${seat}` } }, 0);
  table.handle({ do: 'start' }, 0);
  const rng = rngFrom('a deal to verify');
  while (table.book.phase === 'playing') {
    const seat = table.book.asked[0]!;
    const legal = game.legalActions(table.position.state, seat);
    const action = legal[rng.below(legal.length)];
    table.handle({ do: 'play', seat, action, decision: table.decisionOf(seat), how: 'hand' }, 0);
  }
  return table.record();
}

const record = played(SEED);
const promise = commitmentOf(SEED);

test('a game that was played from the seed it promised is fair', async () => {
  const moves = record.segments.reduce((sum, { actions }) => sum + actions.length, 0);
  expect(moves).toBeGreaterThan(5);
  expect(await verifyDeal(record, promise, null)).toEqual({ is: 'fair', moves });
  expect(await verifyDeal(record, promise, promise)).toEqual({ is: 'fair', moves });
});

test('a promise that is not the one this device saw first, or not the record’s, is found', async () => {
  expect(await verifyDeal(record, promise, commitmentOf(OTHER))).toEqual({ is: 'other-promise' });
  expect(await verifyDeal(record, commitmentOf(OTHER), null)).toEqual({ is: 'other-promise' });
});

test('another seed under the same promise is found', async () => {
  expect(await verifyDeal({ ...record, seed: OTHER }, promise, promise)).toEqual({ is: 'other-seed' });
});

test('a deal that does not come from the seed is found', async () => {
  const dealt = { ...played(OTHER), seed: SEED, commitment: promise };
  const { is } = await verifyDeal(dealt, promise, promise);
  expect(['other-deal', 'other-moves']).toContain(is);
});

test('moves that were changed afterwards are found', async () => {
  const [segment] = record.segments;
  const shorter = { ...segment!, actions: segment!.actions.slice(1), hashes: segment!.hashes.slice(1) };
  const { is } = await verifyDeal({ ...record, segments: [shorter] }, promise, promise);
  expect(is).toBe('other-moves');
});
