import type { Command } from 'commander';
import { InvalidArgumentError } from 'commander';
import { bench } from '../bench/bench.ts';
import { chosenConfigurations } from '../bench/configurations.ts';
import { benchmarkOf } from '../bench/other.ts';
import { reportText } from '../bench/report.ts';
import { type Io, writeJson, writeLine } from '../io.ts';
import { commaList, wholeNumber } from '../setting.ts';

interface BenchOptions {
  readonly games?: readonly string[];
  readonly rounds: number;
  readonly seconds: number;
  readonly against?: string;
  readonly json?: boolean;
}

const HELP = `
Measures random games, with boardgame.io playing its own tic-tac-toe in the same run; copies of a position, next to
structuredClone and Immer; and a bot's search, next to boardgame.io's MCTSBot on tic-tac-toe. Only the ratios are
comparable between machines.

Examples:
  majlis bench
  majlis bench --games lantern --rounds 9 --json
  majlis bench --games alhambra --against ../majlis-before`;

export function addBench(program: Command, io: Io): void {
  program
    .command('bench')
    .description('benchmark moves and copies per second against other libraries')
    .option('-g, --games <a,b>', 'only these games', commaList)
    .option('-r, --rounds <n>', 'rounds; the median counts', wholeNumber(1, 1000), 11)
    .option('--seconds <s>', 'CPU time of each contestant in a round', readSeconds, 0.1)
    .option('--against <folder>', 'another checkout of Majlis, measured in turn with this one')
    .option('--json', 'print JSON')
    .addHelpText('after', HELP)
    .action((options: BenchOptions) => runBench(options, io));
}

function readSeconds(text: string): number {
  const value = Number(text);
  if (value > 0 && value <= 60) return value;
  throw new InvalidArgumentError('A number above 0, at most 60.');
}

async function runBench(options: BenchOptions, io: Io): Promise<void> {
  // Read by the peers when they are loaded: development checks would slow them down.
  process.env.NODE_ENV = 'production';
  const tell = (name: string) => {
    if (io.stderr.isTTY) io.stderr.write(`\r\u001b[K${name}`);
  };
  const configurations = chosenConfigurations(options.games);
  const { rounds, seconds } = options;
  const against = options.against === undefined ? null : await benchmarkOf(options.against);
  const report = await bench({ configurations, rounds, seconds, against }, tell, io.signal);
  tell('');
  if (options.json) await writeJson(io.stdout, report);
  else await writeLine(io.stdout, reportText(report));
}
