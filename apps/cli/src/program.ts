import { Command, CommanderError } from 'commander';
import manifest from '../package.json' with { type: 'json' };
import { addArena } from './commands/arena.ts';
import { addBench } from './commands/bench.ts';
import { addGames } from './commands/games.ts';
import { addHint } from './commands/hint.ts';
import { addPlay } from './commands/play.ts';
import { addPuzzles } from './commands/puzzles.ts';
import { addReplay } from './commands/replay.ts';
import { addReview } from './commands/review.ts';
import { addSimulate } from './commands/simulate.ts';
import { addStdio } from './commands/stdio.ts';
import { addTrain } from './commands/train.ts';
import { addTune } from './commands/tune.ts';
import { addWorker } from './commands/worker.ts';
import { EXIT, Failure, Interrupted, UsageError } from './errors.ts';
import type { Io } from './io.ts';

const EXAMPLES = `
Examples:
  majlis games
  majlis play lantern
  majlis simulate lantern --seats 3 --games 100 --out games.jsonl --stats
  majlis replay games.jsonl --line 7 --at 20 --as 1
  echo '{"op":"games"}' | majlis stdio

Exit codes: 0 success, 1 failure, 2 wrong usage, 130 interrupted.`;

function createProgram(io: Io): Command {
  const program = new Command('majlis')
    .description('Board games of the Arabian Nights: play, simulate, replay, measure.')
    .version(manifest.version)
    .addHelpText('after', EXAMPLES)
    .configureHelp({ showGlobalOptions: false })
    .exitOverride()
    .configureOutput({
      writeOut: (text) => io.stdout.write(text),
      writeErr: (text) => io.stderr.write(text),
    });
  for (const add of [
    addGames,
    addPlay,
    addSimulate,
    addArena,
    addReplay,
    addHint,
    addReview,
    addBench,
    addTrain,
    addPuzzles,
    addTune,
    addWorker,
    addStdio,
  ])
    add(program, io);
  return program;
}

/** Runs one command and gives the exit code. */
export async function run(args: readonly string[], io: Io): Promise<number> {
  try {
    await createProgram(io).parseAsync(args, { from: 'user' });
    return EXIT.ok;
  } catch (error) {
    return exitCodeOf(error, io);
  }
}

function exitCodeOf(error: unknown, io: Io): number {
  // Commander has already written what is to be said.
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.ok : EXIT.usage;
  if (error instanceof Interrupted) return EXIT.interrupted;
  if (error instanceof UsageError) {
    io.stderr.write(`error: ${error.message}\n`);
    return EXIT.usage;
  }
  const text = error instanceof Failure ? error.message : error instanceof Error ? error.stack : String(error);
  io.stderr.write(`error: ${text}\n`);
  return EXIT.failure;
}
