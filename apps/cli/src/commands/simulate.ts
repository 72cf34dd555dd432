import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import type { Seed } from '@majlis/kernel';
import { SingleBar } from 'cli-progress';
import type { Command } from 'commander';
import { Failure } from '../errors.ts';
import { type Io, write, writeJson, writeLine } from '../io.ts';
import { addMeansOptions, type Means, runJobs } from '../jobs.ts';
import { readBot } from '../mover.ts';
import { addSettingOptions, freshSeed, type Setting, type SettingOptions, settingOf, wholeNumber } from '../setting.ts';
import { FiguresTally, figuresText } from '../simulate/figures.ts';
import { type Job, seedOfGame, simulators } from '../simulate/job.ts';

interface SimulateOptions extends SettingOptions, Means {
  readonly games: number;
  readonly bots: string;
  readonly out?: string;
  readonly stats?: boolean;
  readonly json?: boolean;
}

const HELP = `
Records go to FILE, or to standard output if neither --out nor --stats is given. Their order and contents do not
depend on --jobs. The first game uses the seed itself; the others use seeds derived from it.

Examples:
  majlis simulate lantern --seats 3 --games 1000 --stats
  majlis simulate lantern --seats 2 --option rounds=4 --games 50 --jobs 2 --out games.jsonl
  majlis simulate lantern --seed 000102030405060708090a0b0c0d0e0f | majlis replay - --at 10 --as 0`;

export function addSimulate(program: Command, io: Io): void {
  addMeansOptions(addSettingOptions(program.command('simulate').argument('<game>', 'as listed by "majlis games"')))
    .description('play games with bots; writes one record per line')
    .option('-n, --games <n>', 'how many games', wholeNumber(1), 1)
    .option('-b, --bots <bot>', 'who plays: random, greedy, a level or search:N', readBot, 'random')
    .option('--out <file>', 'where to write the records; - for standard output')
    .option('--stats', 'print lengths, questions, scores and times')
    .option('--json', 'print the statistics as JSON')
    .addHelpText('after', HELP)
    .action((game: string, options: SimulateOptions) => simulate(game, options, io));
}

async function simulate(gameId: string, options: SimulateOptions, io: Io): Promise<void> {
  const setting = settingOf(gameId, options);
  const seed = options.seed ?? freshSeed();
  const out = openOut(options, io);
  const tally = new FiguresTally();
  const bar = startBar(io, options.games);
  try {
    for await (const { figures, records } of runJobs(
      simulators,
      jobsFor(setting, seed, options, out !== null),
      options,
      io.signal,
    )) {
      for (const game of figures) tally.add(game);
      bar?.increment(figures.length);
      if (out !== null) await out.write(records);
    }
    await out?.close();
  } finally {
    bar?.stop();
  }
  const { figures } = tally;
  const report = out?.isStdout ? io.stderr : io.stdout;
  if (options.stats && options.json) await writeJson(report, { game: gameId, seats: setting.seats, seed, ...figures });
  else if (options.stats)
    await writeLine(report, `${gameId}, ${setting.seats} seats, seed ${seed}\n${figuresText(figures)}`);
  else if (options.out !== undefined && options.out !== '-') {
    await writeLine(report, `${figures.games} games written to ${options.out} (seed ${seed})`);
  }
}

/** So many are kept busy by a queue, wherever they are. */
const MANY_WORKERS = 32;

/** Small enough to keep all threads busy to the end, large enough to make messages rare. */
function* jobsFor(
  { game, seats, config }: Setting,
  seed: Seed,
  options: SimulateOptions,
  keepRecords: boolean,
): Generator<Job> {
  const workers = options.queue === undefined ? options.jobs : MANY_WORKERS;
  const size = Math.max(1, Math.min(50, Math.floor(options.games / (workers * 8))));
  for (let from = 0; from < options.games; from += size) {
    const count = Math.min(size, options.games - from);
    const seeds = Array.from({ length: count }, (_, i) => seedOfGame(seed, from + i));
    yield { game: game.id, seats, config, bots: options.bots, seeds, keepRecords };
  }
}

interface Out {
  readonly isStdout: boolean;
  write(text: string): Promise<void>;
  close(): Promise<void>;
}

function openOut({ out, stats }: SimulateOptions, io: Io): Out | null {
  if (out === undefined && stats) return null;
  if (out === undefined || out === '-') {
    return { isStdout: true, write: (text) => write(io.stdout, text), close: async () => {} };
  }
  const stream = createWriteStream(out);
  const done = finished(stream).catch((error: Error) => {
    throw new Failure(`cannot write ${out}: ${error.message}`);
  });
  done.catch(() => {});
  return {
    isStdout: false,
    write: (text) => write(stream, text),
    close() {
      stream.end();
      return done;
    },
  };
}

function startBar(io: Io, games: number): SingleBar | null {
  if (!io.stderr.isTTY) return null;
  const bar = new SingleBar({
    format: '{bar} {percentage} % | {value}/{total} games | {eta_formatted} left',
    stream: io.stderr as NodeJS.WritableStream,
    clearOnComplete: true,
  });
  bar.start(games, 0);
  return bar;
}
