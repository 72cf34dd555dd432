// @ts-check
import { runServerTool } from './lib/server-tool.mjs';

await runServerTool(
  'two-worlds',
  `Usage: npm run two-worlds [-- options]
Plays games in pairs that differ only in what one seat may not know, and compares how long that seat waits. Exit code 1
if the two can be told apart, or a planted delay of 3 ms is not found. See docs/operations.md.

  --samples N     pairs of each kind (400)
  --help`,
);
