// @ts-check
// `npm run hostile -- --messages 500000`: hostile clients of every kind, while others play. See docs/operations.md.
import { join } from 'node:path';
import { buildApp } from './lib/bundle.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { requireNode } from './lib/node-version.mjs';
import { root } from './lib/root.mjs';
import { runNode } from './lib/run.mjs';

requireNode();
if (!(await ensureInstalled(root, console.log))) process.exit(1);
await buildApp(root, 'apps/server');
const args = [join(root, 'apps/server/dist/hostile.mjs'), ...process.argv.slice(2)];
process.exitCode = (await runNode(args, { cwd: root, show: true })).code;
