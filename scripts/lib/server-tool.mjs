// @ts-check
import { join } from 'node:path';
import { buildApp } from './bundle.mjs';
import { ensureInstalled } from './install.mjs';
import { requireNode } from './node-version.mjs';
import { root } from './root.mjs';
import { runNode } from './run.mjs';

/** Prints the text and exits if the command line asks for help. @param {string} text */
export function helpIfAsked(text) {
  if (!process.argv.slice(2).some((arg) => arg === '--help' || arg === '-h')) return;
  console.log(text);
  process.exit(0);
}

/** Runs a test tool of the server, `apps/server/dist/<name>.mjs`, built first if needed. @param {string} name @param {string} help */
export async function runServerTool(name, help) {
  helpIfAsked(help);
  requireNode();
  if (!(await ensureInstalled(root, console.log))) process.exit(1);
  await buildApp(root, 'apps/server');
  const args = [join(root, `apps/server/dist/${name}.mjs`), ...process.argv.slice(2)];
  process.exitCode = (await runNode(args, { cwd: root, show: true })).code;
}
