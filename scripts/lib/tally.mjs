// @ts-check
/** @typedef {{ passed: number, failed: number, skipped: number }} Tally */

/** @type {Tally} */
export const NOTHING = { passed: 0, failed: 0, skipped: 0 };

/** A check without tests of its own counts as one. @param {boolean} ok @returns {Tally} */
export const oneCheck = (ok) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 });

/** @param {readonly Tally[]} tallies @returns {Tally} */
export const sum = (tallies) =>
  tallies.reduce(
    (a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped }),
    NOTHING,
  );

/** The last line of `npm test`. @param {Tally} tally */
export const lastLine = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

/**
 * A runner that ended badly has at least one failure, whatever its report says or fails to say.
 * @param {Tally} tally @param {number} code
 */
const believing = (tally, code) => (code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally);

/**
 * @param {any} report vitest's JSON report, null if there is none @param {number} code exit code of vitest
 * @returns {Tally}
 */
export function tallyOfVitest(report, code) {
  if (report === null) return oneCheck(false);
  // A file that could not be loaded has no tests to count, only a failed suite.
  const unloadable = report.testResults.filter(
    (/** @type {any} */ file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
  return believing(
    {
      passed: report.numPassedTests,
      failed: report.numFailedTests + unloadable,
      skipped: report.numPendingTests + report.numTodoTests,
    },
    code,
  );
}

/**
 * @param {any} report Playwright's JSON report, null if there is none @param {number} code
 * @returns {Tally}
 */
export function tallyOfPlaywright(report, code) {
  if (report === null) return oneCheck(false);
  const { expected, unexpected, flaky, skipped } = report.stats;
  return believing({ passed: expected + flaky, failed: unexpected, skipped }, code);
}

/** The tests that passed only when they were done once more. @param {any} report @returns {string[]} */
export function secondTries(report) {
  /** @type {(suite: any) => string[]} */
  const inSuite = ({ specs = [], suites = [] }) => [
    ...specs
      .filter((/** @type {any} */ spec) => spec.tests.some((/** @type {any} */ test) => test.status === 'flaky'))
      .map((/** @type {any} */ spec) => `${spec.file}: ${spec.title}`),
    ...suites.flatMap(inSuite),
  ];
  return (report?.suites ?? []).flatMap(inSuite);
}
