// @ts-check
import { runServerTool } from './lib/server-tool.mjs';

await runServerTool(
  'load',
  `Usage: npm run load [-- options]
Plays real games at a fixed rate, whether or not the server keeps up, next to a bare WebSocket echo at the same rate.
Exit code 1 if anything was lost, repeated or out of order. See docs/operations.md.

  --tables N      tables (500)
  --seats N       seats at each (3)
  --rate N        moves per second (1000)
  --seconds N     how long (60)
  --warmup N      seconds before that, which do not count (10)
  --servers 2     two servers on one PostgreSQL behind nginx (1)
  --help`,
);
