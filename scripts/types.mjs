// @ts-check
// Type-checks every project with the native compiler: the root one, and each folder with a tsconfig.json of its own.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root, workspaceFolders } from './lib/root.mjs';
import { runNode } from './lib/run.mjs';

const compiler = join(root, 'node_modules/ts7/bin/tsc');
const own = ['e2e', ...workspaceFolders(root)].map((folder) => `${folder}/tsconfig.json`);
for (const project of ['tsconfig.json', ...own.filter((path) => existsSync(join(root, path)))]) {
  const { code } = await runNode([compiler, '-p', project], { cwd: root, show: true });
  if (code !== 0) process.exitCode = 1;
}
