import { availableParallelism } from 'node:os';
import { type DealResult, isBotName, summarise } from '@majlis/bots';
import { SingleBar } from 'cli-progress';
import type { Command } from 'commander';
import { dealers } from '../arena/job.ts';
import { arenaText } from '../arena/report.ts';
import { Interrupted, UsageError } from '../errors.ts';
import { type Io, writeJson, writeLine } from '../io.ts';
import { runJobs } from '../jobs.ts';
import { addSettingOptions, commaList, freshSeed, type SettingOptions, settingOf, wholeNumber } from '../setting.ts';
import { seedOfGame } from '../simulate/job.ts';

interface ArenaOptions extends SettingOptions {
  readonly bots: readonly string[];
  readonly deals: number;
  readonly jobs: number;
  readonly cap: number;
  readonly json?: boolean;
}

const HELP = `
Bots: random, greedy, the levels easy, medium, hard and master, search:N for N iterations a decision, and unlearned:N
for a search that judges by the estimate alone.
Every deal is played with every rotation of the bots round the table. With more seats than bots the last bot takes
the seats that are left. Interrupted, it sums up the deals that are done. Times are those of the decisions with more than one legal answer.

Examples:
  majlis arena lantern --bots hard,greedy,greedy --deals 20
  majlis arena alhambra --bots hard,greedy --seats 3 --deals 100 --jobs 2 --json
  majlis arena alhambra --modules vizier,thieves --bots master,hard,hard --deals 10`;

export function addArena(program: Command, io: Io): void {
  addSettingOptions(program.command('arena').argument('<game>', 'as listed by "majlis games"'))
    .description('let bots play each other and say how good they are')
    .requiredOption('-b, --bots <a,b,c>', 'who plays', commaList)
    .option('-d, --deals <n>', 'how many deals', wholeNumber(1), 20)
    .option('-j, --jobs <n>', 'threads', wholeNumber(1, 4 * availableParallelism()), 1)
    .option('--cap <ms>', 'milliseconds a decision may take', wholeNumber(1), 10_000)
    .option('--json', 'print JSON')
    .addHelpText('after', HELP)
    .action((game: string, options: ArenaOptions) => holdArena(game, options, io));
}

async function holdArena(gameId: string, options: ArenaOptions, io: Io): Promise<void> {
  const bots = seated(options);
  const { config } = settingOf(gameId, { ...options, seats: bots.length });
  const seed = options.seed ?? freshSeed();
  function* jobs() {
    for (let i = 0; i < options.deals; i++) {
      yield { game: gameId, config, seed: seedOfGame(seed, i), bots, cap: options.cap };
    }
  }
  const results: DealResult[] = [];
  const report = async () => {
    const summary = summarise(results);
    const mishaps = results.flatMap((result) => result.mishaps);
    if (options.json) await writeJson(io.stdout, { game: gameId, config, seed, ...summary, mishaps });
    else await writeLine(io.stdout, `${gameId}, ${bots.length} seats, seed ${seed}\n${arenaText(summary)}`);
  };
  const bar = startBar(io, options.deals);
  try {
    for await (const result of runJobs(dealers, jobs(), options.jobs, io.signal)) {
      results.push(result);
      bar?.increment();
    }
  } catch (error) {
    bar?.stop();
    if (error instanceof Interrupted && results.length > 0) await report();
    throw error;
  }
  bar?.stop();
  await report();
}

function seated({ bots, seats }: ArenaOptions): readonly string[] {
  const stranger = bots.find((bot) => !isBotName(bot));
  if (stranger !== undefined) throw new UsageError(`no bot "${stranger}". See majlis arena --help`);
  if (bots.length === 0) throw new UsageError('say with --bots who plays');
  if (seats !== undefined && seats < bots.length) throw new UsageError(`${bots.length} bots for ${seats} seats`);
  return Array.from({ length: seats ?? bots.length }, (_, seat) => bots[seat] ?? bots.at(-1)!);
}

function startBar(io: Io, deals: number): SingleBar | null {
  if (!io.stderr.isTTY) return null;
  const bar = new SingleBar({
    format: '{bar} {percentage} % | {value}/{total} deals | {eta_formatted} left',
    stream: io.stderr as NodeJS.WritableStream,
    clearOnComplete: true,
  });
  bar.start(deals, 0);
  return bar;
}
