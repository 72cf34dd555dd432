import { expect, test } from 'vitest';
import { freshMatch, readResult, withResult, writeResult } from './kept.ts';

test('results go into a link and come out of it', () => {
  const played = { player: 1, points: [104, null, -3] };
  expect(readResult(writeResult('Noor', played), 3)).toEqual(['Noor', played]);
});

test('what is no result is not read', () => {
  for (const text of ['', 'Noor', 'Noor~1', 'Noor~7~1.2.3', 'Noor~1~1.2', '~1~1.2.3', 'Noor~x~1.2.3'])
    expect(readResult(text, 3)).toBeNull();
});

test('the first result of a deal stays', () => {
  const once = withResult(freshMatch(0, 3), 1, 90);
  expect(withResult(once, 1, 120).own.points).toEqual([null, 90, null]);
});
