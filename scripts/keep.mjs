// @ts-check
// `npm run keep -- export <file>`: archives, imports and deletes. See docs/operations.md.
import { join } from 'node:path';
import { buildApp } from './lib/bundle.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { requireNode } from './lib/node-version.mjs';
import { root } from './lib/root.mjs';
import { runNode } from './lib/run.mjs';

requireNode();
if (!(await ensureInstalled(root, console.log, 'product'))) process.exit(1);
await buildApp(root, 'apps/server');
const args = [join(root, 'apps/server/dist/admin.mjs'), ...process.argv.slice(2)];
process.exitCode = (await runNode(args, { show: true })).code;
