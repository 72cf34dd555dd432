import { kindOf, TILES } from '@majlis/alhambra/client';
import type { Json } from '@majlis/kernel';
import { expect, test } from 'vitest';
import type { Telling } from '../ui.ts';
import { tellChanges } from './changes.ts';

const telling = {
  say: (id: string, values: object = {}) => `${id} ${Object.values(values).join(' ')}`.trim(),
  nameOf: (seat: number) => `p${seat}`,
} as unknown as Telling;

const [first, second] = TILES.flatMap((tile, id) => (tile !== undefined && id > 0 && kindOf(id) === 5 ? [id] : []));

const leadersOf = (counts: number[]) => {
  const most = Math.max(...counts);
  const contenders = counts.flatMap((count, at) => (count > 0 && count === most ? [at] : []));
  return contenders.length === 0 ? [] : [{ contenders }];
};

/** A market and towers by seat; what the first seat could pay for. */
const seen = (market: number[]): Json => ({ players: [{ board: { tiles: [] } }, { board: { tiles: [] } }], market });
const told = (counts: number[], payable: number[] = []): Json => ({
  walls: [{}, {}],
  forecast: { rows: [{ source: 'tower', counts, shares: leadersOf(counts) }] },
  bills: payable.map((offer) => ({ offer, best: [1], bill: { price: 9 } })),
});
const changes = (before: Json, now: Json, market: [number[], number[]] = [[], []]) =>
  tellChanges(telling, seen(market[0]), seen(market[1]), 0, { before, now }).map(({ text }) => text);

test('a lead that was lost, and one that was won', () => {
  expect(changes(told([1, 0]), told([1, 2]))).toEqual([expect.stringContaining('leadLost')]);
  expect(changes(told([1, 0]), told([1, 2]))[0]).toContain('p1 2 1');
  expect(changes(told([0, 1]), told([2, 1]))).toEqual([expect.stringContaining('leadWon')]);
  expect(changes(told([0, 0]), told([0, 0]))).toEqual([]);
});

test('Dirk can take the lead too', () => {
  expect(changes(told([1, 0, 0]), told([1, 0, 3]))[0]).toContain('module.alhambra.dirk 3 1');
});

test('a building is missed only by those who could have paid for it', () => {
  const none = told([]);
  expect(changes(told([], [0]), none, [[first!], [second!]])).toEqual([expect.stringContaining('recap.gone')]);
  expect(changes(told([], []), none, [[first!], [second!]])).toEqual([]);
  expect(changes(told([], [0]), none, [[first!], [first!]])).toEqual([]);
  expect(changes(null, none, [[first!], [second!]])).toEqual([]);
});
