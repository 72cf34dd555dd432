#!/usr/bin/env node
// Bundles the command line when its sources have changed, then runs it.
import { buildApp } from '../../../scripts/lib/bundle.mjs';
import { requireNode } from '../../../scripts/lib/node-version.mjs';
import { root } from '../../../scripts/lib/root.mjs';

requireNode();
try {
  await buildApp(root, 'apps/cli');
} catch (error) {
  console.error(`The command line could not be built. Is everything installed (npm ci)?\n${error.message}`);
  process.exit(1);
}
process.setSourceMapsEnabled(true);
await import('../dist/main.mjs');
