// @ts-check
import { runServerTool } from './lib/server-tool.mjs';

await runServerTool(
  'soak',
  `Usage: npm run soak [-- options]
Players come, play, chat and leave, with a restart in the middle. Exit code 1 unless memory, handles and queues stay
flat. See docs/operations.md.

  --minutes N     how long (60)
  --tables N      tables that are played at the same time (30)
  --pause MS      how long a player thinks (50)
  --help`,
);
