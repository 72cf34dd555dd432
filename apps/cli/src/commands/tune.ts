import { Tuner, type TuningPlan } from '@majlis/bots';
import type { Seed, Values } from '@majlis/kernel';
import { type Command, InvalidArgumentError } from 'commander';
import { UsageError } from '../errors.ts';
import { type Io, writeLine } from '../io.ts';
import { addMeansOptions, type Means, runJobs } from '../jobs.ts';
import { readBot } from '../mover.ts';
import { commaList, findPlayable, readSeed, type Setting, settingOf, wholeNumber } from '../setting.ts';
import { seedOfGame } from '../simulate/job.ts';
import { readCheckpoint, replaceFile } from '../train/files.ts';
import { tableFor } from '../train/job.ts';
import { comparers } from '../tune/job.ts';

interface TuneOptions extends Means {
  readonly steps: number;
  readonly deals: number;
  readonly seed: Seed;
  readonly bot: string;
  readonly pool?: readonly string[];
  readonly only?: readonly string[];
  readonly modules?: readonly string[];
  readonly varied?: boolean;
  readonly seats: number;
  readonly from?: Values;
  readonly as: string;
  readonly out: string;
  readonly checkpoint?: string;
}

/** The two that are compared and one of the pool. */
const SEATS = 3;

const SEED = '6d616a6c69732074756e657320697473';

const HELP = `
Every step nudges all constants of the game's heuristics up or down at random, lets the two opposite sets play some
deals at one table, each with some of the pool in the other seats, and moves towards the better one (SPSA). The pool is
the last version kept and the game's scripted players. With --varied, tables of all sizes play, half of them with
options or modules of any kind. The same seed gives the same constants, regardless of the number of threads and of
interruptions: with --checkpoint, tuning resumes where it stopped. Judge the result on other seeds:
  majlis arena <game> --bots medium,medium@0.1,medium@0.1

Examples:
  majlis tune alhambra --steps 400 --deals 8 --as 0.2 --out games/alhambra/src/heuristics/tuned.json
  majlis tune aladdins-dragon --only treasure,entry --steps 60 --as 0.2 --out tuned.json --checkpoint tuning.json`;

export function addTune(program: Command, io: Io): void {
  addMeansOptions(program.command('tune').argument('<game>', 'as listed by "majlis games"'))
    .description('find better constants for the heuristics of a game')
    .requiredOption('--out <file>', 'where to write the constants')
    .requiredOption('--as <version>', 'version to save them as')
    .option('-g, --steps <n>', 'how many steps', wholeNumber(1), 300)
    .option('-d, --deals <n>', 'deals per step', wholeNumber(1), 8)
    .option('--seed <hex>', '32 hex digits', readSeed, SEED)
    .option('--bot <name>', 'the bot that uses them', readBot, 'medium')
    .option('--pool <a,b>', 'who else plays, in turn', commaList)
    .option('--only <a,b>', 'the constants to tune (default: all)', commaList)
    .option('-m, --modules <a,b>', 'modules to switch on', commaList)
    .option('--seats <n>', 'seats at every table', wholeNumber(SEATS), SEATS)
    .option('--varied', 'tables of all sizes, with all kinds of options, instead')
    .option('--from <a=1,b=2>', 'values to begin with (default: as set by hand)', readValues)
    .option('--checkpoint <file>', 'saved after every step; tuning resumes from it if it exists')
    .addHelpText('after', HELP)
    .action((game: string, options: TuneOptions) => tune(game, options, io));
}

async function tune(gameId: string, options: TuneOptions, io: Io): Promise<void> {
  const { heuristics, yardsticks } = findPlayable(gameId);
  const { constants } = heuristics;
  if (constants === undefined) throw new UsageError(`${gameId} has no constants to tune`);
  const named = [...(options.only ?? []), ...Object.keys(options.from ?? {})];
  const stranger = named.find((name) => !Object.hasOwn(constants, name));
  if (stranger !== undefined) throw new UsageError(`no constant "${stranger}": ${Object.keys(constants).join(', ')}`);
  const pool = options.pool ?? [...lastOf(yardsticks.versions, options.bot), ...Object.keys(yardsticks.archetypes)];
  if (pool.length === 0) throw new UsageError(`${gameId} has no opponents of its own: name some with --pool`);
  const { bot, seed, deals, steps, seats } = options;
  const names = options.only ?? Object.keys(constants);
  const varied = options.varied === true && { varied: true };
  const size = seats !== SEATS && { seats };
  const plan = { game: gameId, seed, bot, pool, names, deals, steps, ...varied, ...size };
  const tuner = new Tuner(constants, options.from ?? {}, plan);
  await resume(tuner, options);
  const setting = settingOf(gameId, { seats, ...modulesOf(options) });
  await climb(tuner, options, varied ? (deal) => tableFor(setting.game, deal) : () => setting, io);
  const text = `${JSON.stringify(tuner.tuned(options.as, commandOf(options, plan)), null, 2)}\n`;
  await replaceFile(options.out, text);
  await writeLine(io.stdout, `${gameId}: ${steps} steps of ${deals} deals, written to ${options.out}`);
}

/** At which table a deal is played. */
type Tables = (deal: Seed) => Pick<Setting, 'seats' | 'config'>;

const modulesOf = ({ modules }: TuneOptions) => (modules === undefined ? {} : { modules });

const lastOf = (versions: object, bot: string): string[] =>
  Object.keys(versions)
    .slice(-1)
    .map((version) => `${bot}@${version}`);

async function climb(tuner: Tuner, options: TuneOptions, tableOf: Tables, io: Io): Promise<void> {
  const { game, bot, deals, steps } = tuner.plan;
  while (tuner.step < steps) {
    const pair = tuner.pair();
    const jobs = Array.from({ length: deals }, (_, i) => ({
      ...{ game, bot, ...pair },
      ...dealOf(tuner.plan, tuner.step * deals + i, tableOf),
    }));
    let gain = 0;
    for await (const one of runJobs(comparers, jobs, options, io.signal)) gain += one / deals;
    tuner.learn(gain);
    if (options.checkpoint !== undefined) await replaceFile(options.checkpoint, JSON.stringify(tuner.checkpoint()));
  }
}

/** The next of the pool take the seats beside the two that are compared. */
function dealOf({ seed: ofPlan, pool }: TuningPlan, n: number, tableOf: Tables) {
  const seed = seedOfGame(ofPlan, n);
  const { seats, config } = tableOf(seed);
  const others = Array.from({ length: seats - 2 }, (_, i) => pool[(n + i) % pool.length]!);
  return { seed, config, others };
}

async function resume(tuner: Tuner, { checkpoint: path }: TuneOptions): Promise<void> {
  const kept = path === undefined ? null : await readCheckpoint<Parameters<Tuner['resume']>[0]>(path);
  if (kept !== null && !tuner.resume(kept)) throw new UsageError(`${path} is the checkpoint of another tuning`);
}

/** `treasure=0.05,entry=0.6` */
function readValues(text: string): Values {
  const pairs = commaList(text).map((pair) => /^([\w-]+)=(-?\d+(?:\.\d+)?)$/.exec(pair));
  return Object.fromEntries(
    pairs.map((pair) => {
      if (pair === null) throw new InvalidArgumentError('Write name=value,name=value.');
      return [pair[1]!, Number(pair[2])];
    }),
  );
}

function commandOf({ only, from, modules, seats, varied, pool }: TuneOptions, plan: TuningPlan): string {
  const { game, steps, deals, bot, seed } = plan;
  const lists = { pool, only, modules };
  const given = Object.entries(lists).map(([name, list]) => (list === undefined ? '' : ` --${name} ${list.join()}`));
  const values = Object.entries(from ?? {}).map(([name, value]) => `${name}=${value}`);
  const begun = from === undefined ? '' : ` --from ${values.join()}`;
  const table = varied ? ' --varied' : seats === SEATS ? '' : ` --seats ${seats}`;
  return `majlis tune ${game} --steps ${steps} --deals ${deals} --bot ${bot} --seed ${seed}${begun}${given.join('')}${table}`;
}
