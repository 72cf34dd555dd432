import { appendFileSync, writeFileSync } from 'node:fs';
import type { Puzzle } from '@majlis/puzzles';
import type { Command } from 'commander';
import { UsageError } from '../errors.ts';
import { type Io, writeLine } from '../io.ts';
import { addMeansOptions, type Means, runJobs } from '../jobs.ts';
import { finders } from '../puzzles/job.ts';
import { addSettingOptions, freshSeed, type SettingOptions, settingOf, wholeNumber } from '../setting.ts';
import { seedOfGame } from '../simulate/job.ts';

interface PuzzlesOptions extends SettingOptions, Means {
  readonly games: number;
  readonly most: number;
  readonly out?: string;
}

const HELP = `
Medium bots play; every decision is searched, and those with one clearly best move are written out: it must be ahead
of every other by at least 6 wins in 100 and three standard errors, and still by 4 wins at ten times the budget, from
another seed. One JSON object per line, to FILE or standard output, as each is found.

Examples:
  majlis puzzles alhambra --seats 3 --games 20 --out puzzles.jsonl
  majlis puzzles almadi --seats 4 --games 50 --jobs 2 --most 30`;

export function addPuzzles(program: Command, io: Io): void {
  addMeansOptions(addSettingOptions(program.command('puzzles').argument('<game>', 'as listed by "majlis games"')))
    .description('find puzzles in bot games: decisions with one clearly best move')
    .option('-n, --games <n>', 'how many games to look through', wholeNumber(1), 10)
    .option('--most <n>', 'stop after this many puzzles', wholeNumber(1), 1_000_000)
    .option('--out <file>', 'where to write them (default: standard output)')
    .addHelpText('after', HELP)
    .action((game: string, options: PuzzlesOptions) => makePuzzles(game, options, io));
}

async function makePuzzles(gameId: string, options: PuzzlesOptions, io: Io): Promise<void> {
  const { config, seats } = settingOf(gameId, options);
  const { games, most, out } = options;
  const seed = options.seed ?? freshSeed();
  if (out !== undefined) open(out);
  const keep = async (puzzle: Puzzle) => {
    const line = JSON.stringify(puzzle);
    if (out === undefined) await writeLine(io.stdout, line);
    else appendFileSync(out, `${line}\n`);
  };
  function* each() {
    for (let i = 0; i < games; i++) yield { game: gameId, config, seats, seed: seedOfGame(seed, i) };
  }
  let found = 0;
  for await (const puzzles of runJobs(finders, each(), options, io.signal)) {
    for (const puzzle of puzzles.slice(0, most - found)) await keep(puzzle);
    found = Math.min(most, found + puzzles.length);
    if (found === most) break;
  }
  const where = out === undefined ? '' : ` written to ${out}`;
  await writeLine(out === undefined ? io.stderr : io.stdout, `${found} puzzles${where} (seed ${seed})`);
}

/** Says at once if nothing can be written there. */
function open(out: string): void {
  try {
    writeFileSync(out, '');
  } catch (error) {
    throw new UsageError(`cannot write ${out}: ${(error as Error).message}`);
  }
}
