import type { Json } from '@majlis/kernel';
import { expect, test } from 'vitest';
import type { Telling } from '../ui.ts';
import { tellChanges } from './changes.ts';

const telling = {
  say: (id: string, values: object = {}) => `${id} ${Object.values(values).join(' ')}`.trim(),
  nameOf: (seat: number) => `p${seat}`,
} as unknown as Telling;

/** Objectives in the middle, then of each seat: those it holds, those it has completed. */
const view = (middle: number[], ...seats: [number[], number[]][]): Json => ({
  objectives: middle,
  players: seats.map(([objectives, completed]) => ({ objectives, completed })),
});

const told = (before: Json, now: Json) =>
  tellChanges(telling, before, now, 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ text }) => text);

test('an objective taken from one’s own comes before one taken from the middle', () => {
  const before = view([3, 4], [[1], []], [[], []]);
  const now = view([4], [[], []], [[1], [3]]);
  expect(told(before, now)).toEqual([
    'almadi.recap.stolen p1 almadi.objective.1',
    'almadi.recap.claimed p1 almadi.objective.3',
  ]);
});

test('what one took or completed oneself is no news', () => {
  expect(told(view([3], [[1], []], [[], []]), view([], [[3], [1]], [[], []]))).toEqual([]);
});

test('what still lies where it lay is no news', () => {
  expect(told(view([3], [[1], []], [[2], []]), view([3], [[1], []], [[], [2]]))).toEqual([]);
});
