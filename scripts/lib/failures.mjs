// @ts-check
// What failed, in a few lines each, out of the reports of the test runners. It stands before a runner's whole output:
// a reader of a log that was cut off still learns the name and the reason.

/** @typedef {{ file: string, name: string, reason: string }} Failure */

const LINES = 6;
/** Colours and cursor movements of a terminal. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: that is what is removed
const CONTROL = /\u001b\[[0-9;]*[A-Za-z]/g;

/** @param {string | undefined} message */
const reason = (message = '') =>
  message.replace(CONTROL, '').split('\n').filter(Boolean).slice(0, LINES).join('\n').slice(0, 1000);

/** @param {any} report vitest's JSON report @returns {Failure[]} */
export const failuresOfVitest = (report) =>
  (report?.testResults ?? []).flatMap((/** @type {any} */ file) => {
    const failed = file.assertionResults.filter((/** @type {any} */ test) => test.status === 'failed');
    if (failed.length === 0 && file.status === 'failed')
      return [{ file: file.name, name: '(the file)', reason: reason(file.message) }];
    return failed.map((/** @type {any} */ test) => ({
      file: file.name,
      name: test.fullName,
      reason: reason(test.failureMessages?.[0]),
    }));
  });

/** @param {any} report Playwright's JSON report @returns {Failure[]} */
export function failuresOfPlaywright(report) {
  /** @type {(suite: any) => Failure[]} */
  const inSuite = ({ specs = [], suites = [] }) => [
    ...specs
      .filter((/** @type {any} */ spec) => !spec.ok)
      .map((/** @type {any} */ spec) => ({
        file: `${spec.file}:${spec.line}`,
        name: spec.title,
        reason: reason(spec.tests.flatMap((/** @type {any} */ test) => test.results).at(-1)?.error?.message),
      })),
    ...suites.flatMap(inSuite),
  ];
  return (report?.suites ?? []).flatMap(inSuite);
}

/** @param {readonly Failure[]} failures @param {string} root */
export const listed = (failures, root) =>
  failures
    .map(
      ({ file, name, reason: why }) =>
        `failed: ${file.replace(`${root}/`, '')}: ${name}\n${why.replace(/^/gm, '    ')}\n`,
    )
    .join('\n');
