// @ts-check
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './lib/root.mjs';
import { runNode } from './lib/run.mjs';
import { helpIfAsked } from './lib/server-tool.mjs';

helpIfAsked(`Usage: npm run goldens [-- --fresh] [game ...]
Rewrites the golden games; review the difference in git. A game whose positions changed without a higher rulesVersion is
refused.

  --fresh         forget the existing ones: for rules that were never released
  --help`);

const { values, positionals } = parseArgs({ options: { fresh: { type: 'boolean' } }, allowPositionals: true });
const files = positionals.length > 0 ? positionals.map((game) => `games/${game}/test/golden`) : ['/golden.test.ts'];
const { code } = await runNode([join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...files], {
  cwd: root,
  env: { MAJLIS_GOLDENS: values.fresh ? 'fresh' : 'write' },
  show: true,
});
process.exitCode = code;
