import { expect, test } from 'vitest';
import { failuresOfPlaywright, failuresOfVitest, listed } from './lib/failures.mjs';

test('a failed unit test is told by file, name and the first lines of its reason', () => {
  const report = {
    testResults: [
      {
        name: '/majlis/games/a.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'fine' },
          {
            status: 'failed',
            fullName: 'the wall > closes',
            failureMessages: ['\u001b[31mexpected 3\u001b[0m\n\nat b'],
          },
        ],
      },
      { name: '/majlis/games/b.test.ts', status: 'failed', assertionResults: [], message: 'no such module' },
    ],
  };
  expect(listed(failuresOfVitest(report), '/majlis')).toBe(
    'failed: games/a.test.ts: the wall > closes\n    expected 3\n    at b\n\n' +
      'failed: games/b.test.ts: (the file)\n    no such module\n',
  );
  expect(failuresOfVitest(null)).toEqual([]);
});

test('a failed browser test is told by its last try', () => {
  const tries = [{ error: { message: 'first' } }, { error: { message: 'second' } }];
  const spec = { ok: false, file: 'e2e/live.spec.ts', line: 7, title: 'two play', tests: [{ results: tries }] };
  const report = { suites: [{ suites: [{ specs: [spec, { ...spec, ok: true }] }] }] };
  expect(failuresOfPlaywright(report)).toEqual([{ file: 'e2e/live.spec.ts:7', name: 'two play', reason: 'second' }]);
});
