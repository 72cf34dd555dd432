// @ts-check
import { join } from 'node:path';
import { root } from './lib/root.mjs';
import { runNode } from './lib/run.mjs';
import { helpIfAsked } from './lib/server-tool.mjs';

const HELP = `Usage: npm run stored -- <release>      as in: npm run stored -- 0.2
Plays games and stores them in fixtures/stored as this release stores them: once, when it is made. Every later version
must open them.`;
helpIfAsked(HELP);

const [release] = process.argv.slice(2);
if (release === undefined || !/^\d+\.\d+$/.test(release)) {
  console.error(HELP);
  process.exit(2);
}
const { code } = await runNode(
  [join(root, 'node_modules/vitest/vitest.mjs'), 'run', 'packages/table/test/stored/keep'],
  {
    cwd: root,
    env: { MAJLIS_STORED: release },
    show: true,
  },
);
process.exitCode = code;
