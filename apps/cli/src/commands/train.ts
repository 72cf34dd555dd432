import { asMaster, type Lesson, type Progress, Trainer, type TrainingPlan } from '@majlis/bots';
import type { Seed } from '@majlis/kernel';
import { SingleBar } from 'cli-progress';
import type { Command } from 'commander';
import { Failure, UsageError } from '../errors.ts';
import { type Io, writeJson, writeLine } from '../io.ts';
import { addMeansOptions, type Means, runJobs } from '../jobs.ts';
import { readBot } from '../mover.ts';
import { findPlayable, readSeed, wholeNumber } from '../setting.ts';
import { seedOfGame } from '../simulate/job.ts';
import { readCheckpoint, writeCheckpoint, writeWeights } from '../train/files.ts';
import { teachers } from '../train/job.ts';
import { trainPolicy } from '../train/policy.ts';

interface TrainOptions extends Means {
  readonly generations: number;
  readonly games: number;
  readonly hidden: number;
  readonly passes: number;
  readonly lambda: number;
  readonly rate: number;
  readonly seed: Seed;
  readonly bot?: string;
  readonly further?: boolean;
  readonly master?: boolean;
  readonly varied?: number;
  readonly policy?: boolean;
  readonly as: string;
  readonly out: string;
  readonly checkpoint?: string;
  readonly json?: boolean;
}

const SEED = '6d616a6c6973206c6561726e7320746f';

const HELP = `
A small network learns to correct the estimate of a game's heuristics, by temporal differences over games that the
quick policy, or a bot, plays against itself. The same seed gives the same weights, regardless of the number of threads
and of interruptions: with --checkpoint, training resumes where it stopped.
With --policy it is the constants of the heuristics that learn: games are played with them, a search looks at some of
the decisions, and the worths of the moves, as logits of a softmax, are fitted to how often the search tried each move.

Examples:
  majlis train almadi --generations 4 --games 100 --out weights.json
  majlis train alhambra --out games/alhambra/src/heuristics/weights.json --checkpoint alhambra.checkpoint.json
  majlis train alhambra --further --bot search:32 --generations 20 --games 100 --rate 500 --out weights.json
  majlis train alhambra --further --master --varied 40 --bot search:32 --generations 10 --games 400 --out weights.json
  majlis train almadi --policy --generations 8 --games 24 --bot halving:100 --as 0.3 --out tuned.json`;

export function addTrain(program: Command, io: Io): void {
  addMeansOptions(program.command('train').argument('<game>', 'as listed by "majlis games"'))
    .description('learn an evaluation by self-play')
    .requiredOption('--out <file>', 'where to write the weights')
    .option('-g, --generations <n>', 'how many generations', wholeNumber(1), 60)
    .option('-n, --games <n>', 'games per generation', wholeNumber(1), 500)
    .option('--hidden <n>', 'hidden units', wholeNumber(1, 256), 32)
    .option('--passes <n>', 'how often each generation is gone through', wholeNumber(1), 1)
    .option('--lambda <percent>', 'weight of the result against estimates along the way', wholeNumber(0, 100), 80)
    .option('--rate <n>', 'learning rate, in millionths', wholeNumber(1), 3000)
    .option('--seed <hex>', '32 hex digits', readSeed, SEED)
    .option('--bot <name>', 'who plays, as in "majlis arena" (default: the quick policy)', readBot)
    .option('--further', 'start from the weights the game already has')
    .option('--master', 'learn what master judges by, from games of bots that judge as hard does')
    .option(
      '--varied <n>',
      'one game in so many has modules or options (default: 2 where there are modules, else 3)',
      wholeNumber(1),
    )
    .option('--policy', 'learn the constants of the heuristics from what a search thinks')
    .option('--as <version>', 'with --policy: version to save them as', '0')
    .option('--checkpoint <file>', 'saved after every generation; training resumes from it if it exists')
    .option('--json', 'print JSON')
    .addHelpText('after', HELP)
    .action((game: string, options: TrainOptions) => (options.policy ? trainPolicy : train)(game, options, io));
}

async function train(gameId: string, options: TrainOptions, io: Io): Promise<void> {
  const { seed, generations } = options;
  const known = findPlayable(gameId);
  const { heuristics } = options.master ? asMaster(known) : known;
  const plan = planOf(gameId, options);
  if (plan.further && heuristics.weights === undefined) throw new UsageError(`${gameId} has no weights yet`);
  const trainer = new Trainer(heuristics, plan);
  await resume(trainer, options);
  const bar = startBar(io, generations, trainer.generation);
  let lessons: (Lesson | null)[] = [];
  let broken = 0;
  let progress: Progress | null = null;
  try {
    const from = trainer.generation * options.games;
    for await (const some of runJobs(teachers, jobsFrom(gameId, from, options), options, io.signal)) {
      lessons.push(...some);
      if (lessons.length < options.games) continue;
      const whole = lessons.filter((lesson) => lesson !== null);
      broken += lessons.length - whole.length;
      progress = trainer.learn(whole, generations);
      if (progress.positions === 0)
        throw new Failure(`${gameId} is always played to the end: there is nothing to evaluate`);
      lessons = [];
      if (options.checkpoint !== undefined) await writeCheckpoint(options.checkpoint, trainer.checkpoint());
      bar?.increment(1, { loss: progress.loss.toFixed(4), plain: progress.plain.toFixed(4) });
    }
  } finally {
    bar?.stop();
  }
  await writeWeights(options.out, trainer.weights(commandOf(gameId, options)));
  const report = {
    game: gameId,
    seed,
    generations: trainer.generation,
    games: generations * options.games,
    broken,
    ...progress,
  };
  if (options.json) await writeJson(io.stdout, report);
  else await writeLine(io.stdout, reportText(gameId, options, progress, broken));
}

const planOf = (
  game: string,
  { seed, hidden, passes, lambda, rate, bot, further, master, varied }: TrainOptions,
): TrainingPlan => ({
  game,
  seed,
  hidden,
  lambda: lambda / 100,
  rate: rate / 1e6,
  bot: bot ?? null,
  further: further === true,
  ...(passes > 1 && { passes }),
  ...(master && { master }),
  ...(varied !== undefined && { varied }),
});

async function resume(trainer: Trainer<unknown>, { checkpoint: path }: TrainOptions): Promise<void> {
  const kept = path === undefined ? null : await readCheckpoint(path);
  if (kept !== null && !trainer.resume(kept)) throw new UsageError(`${path} is the checkpoint of another training`);
}

function commandOf(game: string, options: TrainOptions): string {
  const { generations, games, hidden, passes, lambda, rate, seed, bot, further, master, varied } = options;
  const learning = `${further === true ? '--further' : `--hidden ${hidden}`}${master === true ? ' --master' : ''}`;
  const player = bot === undefined ? '' : ` --bot ${bot}`;
  const mixed = varied === undefined ? '' : ` --varied ${varied}`;
  const often = passes > 1 ? ` --passes ${passes}` : '';
  const size = `--generations ${generations} --games ${games}${often}`;
  return `majlis train ${game} ${size} ${learning} --lambda ${lambda} --rate ${rate} --seed ${seed}${player}${mixed}`;
}

function reportText(
  game: string,
  { generations, games, out }: TrainOptions,
  progress: Progress | null,
  broken: number,
): string {
  const left = broken === 0 ? '' : `, ${broken} of them broken off by a fault in the rules`;
  const done = `${game}: ${generations} generations of ${games} games${left}, written to ${out}`;
  if (progress === null) return done;
  const { loss, plain } = progress;
  return `${done}\nerror in the last generation, before it was learned: ${loss.toFixed(4)}; of the estimate alone: ${plain.toFixed(4)}`;
}

/** Games that one thread plays at a time; never across generations. */
const AT_ONCE = 25;

function* jobsFrom(game: string, first: number, { seed, games, generations, ...options }: TrainOptions) {
  const { bot = null, master = false, varied = null } = options;
  for (let from = first; from < games * generations; ) {
    const end = Math.min(from + AT_ONCE, (Math.floor(from / games) + 1) * games);
    yield {
      game,
      bot,
      master,
      varied,
      seeds: Array.from({ length: end - from }, (_, i) => seedOfGame(seed, from + i)),
    };
    from = end;
  }
}

function startBar(io: Io, generations: number, done: number): SingleBar | null {
  if (!io.stderr.isTTY) return null;
  const bar = new SingleBar({
    format:
      '{bar} {percentage} % | {value}/{total} generations | error {loss}, estimate {plain} | {eta_formatted} left',
    stream: io.stderr as NodeJS.WritableStream,
    clearOnComplete: true,
  });
  bar.start(generations, done, { loss: '-', plain: '-' });
  return bar;
}
