// @ts-check
// `npm test`: installs what is missing, runs every stage, ends with one line that counts all tests together.
import { parseArgs } from 'node:util';
import { ensureInstalled } from './lib/install.mjs';
import { requireNode } from './lib/node-version.mjs';
import { root } from './lib/root.mjs';
import { signalAll } from './lib/run.mjs';
import { helpIfAsked } from './lib/server-tool.mjs';
import { stages } from './lib/stages.mjs';
import { lastLine, oneCheck, sum } from './lib/tally.mjs';

helpIfAsked(`Usage: npm test [-- --only stage,stage] [filter ...]
Installs what is missing, runs every stage, two at a time, and ends with one line that counts all tests together.
Filters go to the unit and browser tests.

Stages: ${stages.map(({ id }) => id).join(', ')}`);

const LANES = 2;
const { values, positionals } = parseArgs({ options: { only: { type: 'string' } }, allowPositionals: true });
const chosen = values.only?.split(',') ?? stages.map(({ id }) => id);
const unknown = chosen.filter((id) => !stages.some((stage) => stage.id === id));
if (unknown.length > 0) {
  console.error(`No stage ${unknown.join(', ')}. The stages: ${stages.map(({ id }) => id).join(', ')}`);
  process.exit(2);
}

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, () => {
    signalAll(signal);
    process.exit(signal === 'SIGINT' ? 130 : 143);
  });
}

/** @param {import('./lib/stages.mjs').Stage} stage */
async function perform(stage) {
  const begun = performance.now();
  /** @type {import('./lib/stages.mjs').Result} */
  const result = await stage.run(positionals).catch((error) => ({ ...oneCheck(false), output: String(error.stack) }));
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  const ok = result.failed === 0;
  console.log(`${ok ? 'ok    ' : 'FAILED'}  ${stage.id.padEnd(10)} ${seconds.padStart(6)} s   ${lastLine(result)}`);
  const more = ok ? result.notes : result.output;
  if (more) console.log(`\n${more.trimEnd()}\n`);
  return { ...result, id: stage.id };
}

requireNode();
if (!(await ensureInstalled(root, console.log))) {
  console.log(`\n${lastLine(oneCheck(false))}`);
  process.exit(1);
}

const begun = performance.now();
const queue = stages.filter(({ id }) => chosen.includes(id));
/** @type {Awaited<ReturnType<typeof perform>>[]} */
const results = [];
await Promise.all(
  Array.from({ length: LANES }, async () => {
    for (let stage = queue.shift(); stage; stage = queue.shift()) results.push(await perform(stage));
  }),
);

const failed = results.filter((result) => result.failed > 0).map(({ id }) => id);
console.log(
  `\n${((performance.now() - begun) / 1000).toFixed(1)} s${failed.length > 0 ? `   failed: ${failed.join(', ')}` : ''}`,
);
console.log(lastLine(sum(results)));
process.exitCode = failed.length > 0 ? 1 : 0;
