// @ts-check
// The size law: a file over 300 lines is mentioned, one over 500 fails. Content tables are exempt.
import { MAX_LINES, measure, WARN_LINES } from './lib/file-size.mjs';
import { root } from './lib/root.mjs';

const { count, long, tooLong } = measure(root);
for (const { path, lines } of long) console.log(`warning: ${path} has ${lines} lines (${WARN_LINES} is plenty)`);
for (const { path, lines } of tooLong)
  console.log(`error: ${path} has ${lines} lines; ${MAX_LINES} is the limit. Split it.`);
console.log(`${count} files measured`);
process.exitCode = tooLong.length > 0 || count === 0 ? 1 : 0;
