// @ts-check
// `npm run two-worlds -- --samples 400`: whether delays tell a seat what it may not know. See docs/operations.md.
import { join } from 'node:path';
import { buildApp } from './lib/bundle.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { requireNode } from './lib/node-version.mjs';
import { root } from './lib/root.mjs';
import { runNode } from './lib/run.mjs';

requireNode();
if (!(await ensureInstalled(root, console.log))) process.exit(1);
await buildApp(root, 'apps/server');
const args = [join(root, 'apps/server/dist/two-worlds.mjs'), ...process.argv.slice(2)];
process.exitCode = (await runNode(args, { cwd: root, show: true })).code;
