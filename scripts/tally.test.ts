import { describe, expect, test } from 'vitest';
import { lastLine, oneCheck, secondTries, sum, tallyOfPlaywright, tallyOfVitest } from './lib/tally.mjs';

const vitest = (more: object = {}) => ({
  numPassedTests: 5,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [{ status: 'passed', assertionResults: [{}] }],
  ...more,
});

describe('the last line', () => {
  test('counts passed and failed, and skipped when there are any', () => {
    expect(lastLine({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed');
    expect(lastLine({ passed: 1, failed: 2, skipped: 3 })).toBe('1 passed, 2 failed, 3 skipped');
  });

  test('adds up all stages', () => {
    const stages = [oneCheck(true), oneCheck(false), { passed: 40, failed: 1, skipped: 2 }];
    expect(sum(stages)).toEqual({ passed: 41, failed: 2, skipped: 2 });
    expect(sum([])).toEqual({ passed: 0, failed: 0, skipped: 0 });
  });
});

describe('the report of the unit tests', () => {
  test('is believed when all is well', () => {
    expect(tallyOfVitest(vitest(), 0)).toEqual({ passed: 5, failed: 0, skipped: 0 });
    expect(tallyOfVitest(vitest({ numPendingTests: 2, numTodoTests: 1 }), 0).skipped).toBe(3);
  });

  test('counts a file that could not be loaded as a failure', () => {
    const broken = { status: 'failed', assertionResults: [] };
    expect(tallyOfVitest(vitest({ testResults: [broken, broken] }), 1)).toEqual({ passed: 5, failed: 2, skipped: 0 });
  });

  test('never hides a bad end: a crash after green tests, or no report at all', () => {
    expect(tallyOfVitest(vitest(), 1)).toEqual({ passed: 5, failed: 1, skipped: 0 });
    expect(tallyOfVitest(null, 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });
});

describe('the report of the browser tests', () => {
  test('counts a test that passed only sometimes as a failure', () => {
    const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 2 };
    expect(tallyOfPlaywright({ stats }, 1)).toEqual({ passed: 4, failed: 1, skipped: 2 });
  });

  test('names what passed only at the second try', () => {
    const spec = (title: string, status: string) => ({ file: 'a.spec.ts', title, tests: [{ status }] });
    const suites = [{ specs: [spec('one', 'expected')], suites: [{ specs: [spec('two', 'flaky')] }] }];
    expect(secondTries({ suites })).toEqual(['a.spec.ts: two']);
    expect(secondTries(null)).toEqual([]);
  });

  test('never hides a bad end', () => {
    const stats = { expected: 3, unexpected: 0, flaky: 0, skipped: 0 };
    expect(tallyOfPlaywright({ stats }, 1).failed).toBe(1);
    expect(tallyOfPlaywright(null, 0).failed).toBe(1);
  });
});
