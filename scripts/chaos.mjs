// @ts-check
import { runServerTool } from './lib/server-tool.mjs';

await runServerTool(
  'chaos',
  `Usage: npm run chaos [-- options]
Plays on servers of its own, kills them at random moments, starts them again, and checks that every acknowledged move is
in the journals exactly once and that every table continues. Exit code 1 if anything was lost. See docs/operations.md.

  --runs N        lives per scenario (20)
  --tables N      tables that are played at the same time (12)
  --only a,b      only these scenarios: embedded, postgres, two, restart, cut, disk, clock, nginx, caddy
  --seed N        the same moments again, as far as machines repeat themselves
  --help`,
);
