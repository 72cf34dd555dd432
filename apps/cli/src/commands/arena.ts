import { botByName, type Deal, type DealResult, summarise } from '@majlis/bots';
import type { Seed } from '@majlis/kernel';
import { SingleBar } from 'cli-progress';
import type { Command } from 'commander';
import { dealers } from '../arena/job.ts';
import { arenaText, setText, timeless } from '../arena/report.ts';
import { type Over, poolOf, readOver, setsOver } from '../arena/sets.ts';
import { Interrupted, UsageError } from '../errors.ts';
import { type Io, writeJson, writeLine } from '../io.ts';
import { addMeansOptions, type Means, runJobs } from '../jobs.ts';
import {
  addSettingOptions,
  commaList,
  findGame,
  findPlayable,
  freshSeed,
  type SettingOptions,
  settingOf,
  wholeNumber,
} from '../setting.ts';
import { seedOfGame } from '../simulate/job.ts';

interface ArenaOptions extends SettingOptions, Means {
  readonly bots: readonly string[];
  readonly deals: number;
  readonly cap: number;
  readonly over?: Over;
  readonly json?: boolean;
  readonly times: boolean;
}

const HELP = `
Bots: random, greedy, the levels beginner, easy, medium, hard and master, search:N with N iterations per decision,
unlearned:N, a search without learned weights, and halving:N, one that uses sequential halving. hard@0.1 is a level as
it was in that version. Every game also has scripted players: hoarder, rusher, collector, grabber, builder, saver and
spoiler for Alhambra, gardener, trader, jeweller, courtier and seeker for Almadi, digger, sprinter, bidder and merchant
for Aladdin's Dragon.
Every deal is played with every rotation of the bots around the table. With more seats than bots, the last bot takes
the remaining seats. If interrupted, it reports on the deals played so far. Times are those of decisions with more than
one legal answer: CPU time with one thread, wall-clock time with several.
--over plays the deals with each set of modules in turn and reports how the first bot did: modules (each alone),
pairs (every two), 10x7 (ten random sets of seven). --modules names those to draw from (default: all).

Examples:
  majlis arena lantern --bots hard,greedy,greedy --deals 20
  majlis arena alhambra --bots hard,greedy --seats 3 --deals 100 --jobs 2 --json
  majlis arena alhambra --modules vizier,thieves --bots master,hard,hard --deals 10
  majlis arena alhambra --bots hard,hard@0.1,hard@0.1 --deals 40
  majlis arena alhambra --bots hard,hoarder,hoarder
  majlis arena alhambra --over modules --bots medium,random,random --deals 20`;

export function addArena(program: Command, io: Io): void {
  addMeansOptions(addSettingOptions(program.command('arena').argument('<game>', 'as listed by "majlis games"')))
    .description('let bots play each other and rate them')
    .requiredOption('-b, --bots <a,b,c>', 'who plays', commaList)
    .option('-d, --deals <n>', 'how many deals', wholeNumber(1), 20)
    .option('--cap <ms>', 'time limit for a decision, in milliseconds', wholeNumber(1), 10_000)
    .option('--over <sets>', 'modules, pairs or 10x7: once with each of these sets, drawn from --modules', readOver)
    .option('--no-times', 'leave out timings, so that two runs with the same seed print the same')
    .option('--json', 'print JSON')
    .addHelpText('after', HELP)
    .action((game: string, options: ArenaOptions) => holdArena(game, options, io));
}

async function holdArena(gameId: string, options: ArenaOptions, io: Io): Promise<void> {
  const bots = seated(gameId, options);
  const seed = options.seed ?? freshSeed();
  if (options.over !== undefined) return holdOver(gameId, { ...options, over: options.over }, bots, seed, io);
  const { config } = settingOf(gameId, { ...options, seats: bots.length });
  const results: DealResult[] = [];
  const report = async () => {
    const summary = options.times ? summarise(results) : timeless(summarise(results));
    const mishaps = results.flatMap((result) => result.mishaps);
    if (options.json) await writeJson(io.stdout, { game: gameId, config, seed, ...summary, mishaps });
    else
      await writeLine(io.stdout, `${gameId}, ${bots.length} seats, seed ${seed}\n${arenaText(summary, options.times)}`);
  };
  await whatIsDone(report, results, () => playDeals(gameId, options, { bots, config, seed, from: 0 }, results, io));
  await report();
}

/** The same bots with one set of modules after another: a line for each, and one for all of them together. */
async function holdOver(
  gameId: string,
  options: ArenaOptions & { readonly over: Over },
  bots: readonly string[],
  seed: Seed,
  io: Io,
): Promise<void> {
  const sets = setsOver(options.over, poolOf(findGame(gameId), options.modules), seed);
  const all: DealResult[] = [];
  const rows: unknown[] = [];
  const say = (name: string, of: readonly DealResult[]) =>
    options.json ? undefined : writeLine(io.stdout, setText(name, summarise(of)));
  const report = async () => {
    const mishaps = all.flatMap((result) => result.mishaps);
    if (options.json) {
      await writeJson(io.stdout, { game: gameId, seed, sets: rows, together: summarise(all), mishaps });
    } else await say('together', all);
  };
  if (!options.json) await writeLine(io.stdout, `${gameId}, ${bots.join(', ')}, seed ${seed}, ${sets.length} sets`);
  await whatIsDone(report, all, async () => {
    for (const modules of sets) {
      const { config } = settingOf(gameId, { ...options, modules, seats: bots.length });
      const before = all.length;
      await playDeals(gameId, options, { bots, config, seed, from: before }, all, io);
      rows.push({ modules, ...summarise(all.slice(before)) });
      await say(modules.join(','), all.slice(before));
    }
  });
  await report();
}

/** Interrupted, what is done is summed up. */
async function whatIsDone(report: () => Promise<void>, done: readonly unknown[], work: () => Promise<void>) {
  try {
    await work();
  } catch (error) {
    if (error instanceof Interrupted && done.length > 0) await report();
    throw error;
  }
}

interface Round extends Pick<Deal, 'bots' | 'config' | 'seed'> {
  /** Deals dealt before: no two are the same. */
  readonly from: number;
}

async function playDeals(game: string, options: ArenaOptions, round: Round, results: DealResult[], io: Io) {
  const { cap, deals, jobs, queue } = options;
  const { bots, config, seed, from } = round;
  function* each() {
    for (let i = from; i < from + deals; i++) {
      yield { game, bots, config, seed: seedOfGame(seed, i), cap, alone: jobs === 1 && queue === undefined };
    }
  }
  const bar = startBar(io, deals);
  try {
    for await (const result of runJobs(dealers, each(), options, io.signal)) {
      results.push(result);
      bar?.increment();
    }
  } finally {
    bar?.stop();
  }
}

function seated(gameId: string, { bots, seats }: ArenaOptions): readonly string[] {
  const known = findPlayable(gameId);
  const stranger = bots.find((bot) => botByName(bot, known) === null);
  if (stranger !== undefined) throw new UsageError(`no bot "${stranger}". See majlis arena --help`);
  if (bots.length === 0) throw new UsageError('name the bots with --bots');
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
