// @ts-check
// `npm start`: installs what is missing, builds what has changed, serves the product in this process.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildProduct } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { requireNode } from './lib/node-version.mjs';
import { root } from './lib/root.mjs';

requireNode();
if (!(await ensureInstalled(root, console.log, 'product'))) process.exit(1);
await buildProduct(root);
process.env.NODE_ENV ??= 'production';
process.setSourceMapsEnabled(true);
await import(pathToFileURL(join(root, 'apps/server/dist/main.mjs')).href);
