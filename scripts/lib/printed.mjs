// @ts-check
/**
 * What tests printed on purpose, out of vitest's report: blocks that begin with `stdout | file > test` and end with an
 * empty line.
 * @param {string} output without colours
 */
export function printedByTests(output) {
  /** @type {string[]} */
  const printed = [];
  let inside = false;
  for (const line of output.split('\n')) {
    if (line.startsWith('stdout | ')) inside = true;
    else if (line === '') inside = false;
    else if (inside) printed.push(line);
  }
  return printed.join('\n');
}
