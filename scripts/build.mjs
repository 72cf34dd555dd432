// @ts-check
// Usage: node scripts/build.mjs [apps/server ...]      Builds the apps whose sources have changed.
import { build, builtApps } from './lib/build.mjs';
import { requireNode } from './lib/node-version.mjs';
import { root } from './lib/root.mjs';

requireNode();
const named = process.argv.slice(2);
for (const app of named.length > 0 ? named : builtApps(root)) {
  try {
    console.log(`${app}: ${await build(root, app)}`);
  } catch (error) {
    console.error(`${app}: ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
}
