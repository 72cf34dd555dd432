import type { ShownMove } from '@majlis/table';
import { expect, test } from 'vitest';
import { missedMoves, toTell, wasAway } from './missed.ts';

const move = (seat: number | null, how: ShownMove['how'], at: number | null): ShownMove => ({
  seat,
  how,
  at,
  events: [],
});

const log = [
  move(null, null, null),
  move(0, 'hand', 10),
  move(1, 'hand', 20),
  move(0, 'stand-in', 30),
  move(2, 'bot', 40),
];

test('what others did since, and first what a bot did in my name', () => {
  expect(missedMoves(log, 1, 0).map(({ move: at }) => at)).toEqual([3, 4, 2]);
});

test('what happened to me comes before what merely happened', () => {
  const about = { ...move(1, 'hand', 15), events: [{ event: { type: 'objectiveTaken', seat: 1, from: 0 } }] };
  expect(missedMoves([log[0]!, about, ...log.slice(2)], 0, 0).map(({ move: at }) => at)).toEqual([3, 1, 4, 2]);
});

test('what I did with my own hand was not missed', () => {
  expect(missedMoves(log, 0, 0).map(({ move: at }) => at)).toEqual([3, 4, 2]);
  expect(missedMoves(log, 4, 0)).toEqual([]);
});

test('the weightiest are told, in the order in which they came', () => {
  const missed = missedMoves(log, 1, 0);
  expect(toTell(missed, 6).map(({ move: at }) => at)).toEqual([2, 3, 4]);
  expect(toTell(missed, 2).map(({ move: at }) => at)).toEqual([3, 4]);
});

test('a reload is no absence', () => {
  expect(wasAway(1000, 6000)).toBe(false);
  expect(wasAway(1000, 3_600_000)).toBe(true);
});
