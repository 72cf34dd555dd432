// @ts-check
import { runServerTool } from './lib/server-tool.mjs';

await runServerTool(
  'notice-chaos',
  `Usage: npm run notice-chaos [-- options]
Kills two servers in turn while they notify players, and checks that every turn that lasted long enough was announced
exactly once, and none that had passed. See docs/operations.md.

  --kills N       how many kills (20)
  --turns N       how many turns (200)
  --tables N      tables (8)
  --help`,
);
