import { expect, test } from 'vitest';
import { answersFor, givenTo } from './lasting.ts';

test.each(['tally', 'palace', 'round'] as const)(
  'a pass for the %s is the server’s to give, and known again',
  (until) => {
    expect(givenTo(answersFor(until, 2), 1)).toEqual({ until, round: 2, seat: 1 });
  },
);

test('what only the page can tell stays with the page', () => {
  expect(answersFor('once', 2)).toEqual([]);
  expect(answersFor('answer', 2)).toEqual([]);
  expect(givenTo([], 1)).toBeNull();
});
