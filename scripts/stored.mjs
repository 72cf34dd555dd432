// @ts-check
// Usage: npm run stored -- <release>      Plays and keeps the stored games of a release, e.g. 0.1: once, when it is made.
import { join } from 'node:path';
import { root } from './lib/root.mjs';
import { runNode } from './lib/run.mjs';

const [release] = process.argv.slice(2);
if (release === undefined || !/^\d+\.\d+$/.test(release)) {
  console.error('Usage: npm run stored -- <release>, as in: npm run stored -- 0.2');
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
