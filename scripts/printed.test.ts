import { expect, test } from 'vitest';
import { printedByTests } from './lib/printed.mjs';

test('what tests print is shown, and nothing else', () => {
  const output = [
    ' RUN  v4.1.12 /repo',
    '',
    'stdout | packages/testkit/test/broken-games.test.ts > faults planted in the small game',
    '2 faults planted, 2 of 2 expected findings:',
    '  conformance  plain-json  NaN in the state',
    '',
    ' ✓ packages/testkit/test/broken-games.test.ts (3 tests) 120ms',
    'stderr | packages/x.test.ts > y',
    'a warning',
    '',
    'stdout | packages/x.test.ts > z',
    'one line',
    '',
  ].join('\n');
  expect(printedByTests(output)).toBe(
    '2 faults planted, 2 of 2 expected findings:\n  conformance  plain-json  NaN in the state\none line',
  );
  expect(printedByTests('')).toBe('');
});
