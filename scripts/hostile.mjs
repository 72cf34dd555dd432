// @ts-check
import { runServerTool } from './lib/server-tool.mjs';

await runServerTool(
  'hostile',
  `Usage: npm run hostile [-- options]
Hostile clients of 26 kinds attack a server of its own while others play. Exit code 1 if a table stops or does not
continue, memory reaches 500 MB, or the others wait too much longer. See docs/operations.md.

  --messages N    hostile messages in all (500000)
  --rate N        hostile messages per second (4000)
  --slices N      attacks, with calm stretches in between (5)
  --calm S        seconds of calm in all (20)
  --tables N      tables of honest players (10)
  --pause MS      how long an honest player thinks (300)
  --times N       how many times longer the others may wait, p99 (3)
  --help`,
);
