import { type AnyGame, hashJson, nullLog, type Ranked, type Rng, rngFrom, type Seat } from '@majlis/kernel';
import { CHECKS } from '../checks.ts';
import { CheckFailed, Run } from '../run.ts';
import type { Setup, Subject, Testing } from '../subject.ts';
import { type FuzzOptions, type FuzzReport, randomSetup } from './index.ts';

export interface SubsetOptions extends FuzzOptions {
  /** How a sensible player ranks what it may do, best first; left out: nobody is sensible. */
  rank?(state: unknown, seat: Seat): readonly Ranked<unknown>[];
}

type Style = 'random' | 'greedy' | 'contrary';
const STYLES: readonly Style[] = ['random', 'greedy', 'contrary'];

const MOST_FAILURES = 5;
const PROGRESS_EVERY = 10_000;
/** One game in so many is also put through every check of the testkit. */
const CHECK_EVERY = 10;
/** After so many actions everybody plays at random. */
const PATIENCE = 1200;
/** Positions of each game that are looked at closely. */
const LOOK_EVERY = 25;

/** Random sets of modules at random tables, played by random, greedy and contrary players until the time is up. */
export function fuzzSubsets(
  game: AnyGame,
  testing: Omit<Testing<unknown>, 'setups'>,
  options: SubsetOptions,
): FuzzReport & { readonly longest: number } {
  const end = options.now() + options.minutes * 60_000;
  const from = options.from ?? 0;
  const most = options.games ?? Number.POSITIVE_INFINITY;
  const failures: string[] = [];
  let [at, longest, spoken] = [from, 0, options.now()];
  for (; options.now() < end && failures.length < MOST_FAILURES && at - from < most; at++) {
    const setup = randomSetup(game, rngFrom(`setup:${options.seed}/${at}`), options);
    const failed = tryOne(game, testing, options, setup, at);
    if (typeof failed === 'number') longest = Math.max(longest, failed);
    else {
      failures.push(small(game, testing, options, setup, at, failed));
      options.say(failures.at(-1)!);
    }
    if (options.now() - spoken < PROGRESS_EVERY) continue;
    spoken = options.now();
    options.say(`${game.id}: ${at - from + 1} games, ${failures.length} failures, longest ${longest} actions`);
  }
  return { games: at - from, failures, longest };
}

type Tried = number | CheckFailed;

/** How many actions the game took, or what broke. */
function tryOne(
  game: AnyGame,
  testing: Omit<Testing<unknown>, 'setups'>,
  options: SubsetOptions,
  setup: Setup,
  at: number,
): Tried {
  const seed = `${options.seed}/${at}`;
  const subject: Subject = { ...testing, game, setups: [setup] };
  try {
    const length = playOut(new Run('subsets', subject, setup, seed), options, rngFrom(`players:${seed}`));
    if (at % CHECK_EVERY === 0)
      for (const check of Object.values(CHECKS)) check(subject, { games: 1, samples: 2, oneIn: 4, seed });
    return length;
  } catch (error) {
    if (error instanceof CheckFailed) return error;
    const what = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return new CheckFailed('subsets', 'throws', `throws at ${JSON.stringify(setup)}, seed "${seed}": ${what}`);
  }
}

function playOut(run: Run, options: SubsetOptions, rng: Rng): number {
  const { game, subject } = run;
  const styles = run.seats.map(() => run.pick(STYLES));
  const start = subject.pieces(run.state);
  const seen = new Map<string, number>();
  while (game.outcome(run.state) === null) {
    const deciders = game.deciders(run.state);
    if (deciders.length === 0) run.fail('ends', 'nobody is asked and there is no outcome');
    const seat = deciders[rng.below(deciders.length)]!;
    if (run.played.length % LOOK_EVERY === 0) look(run, seat, start, rng);
    // Rules may allow to go round in circles, and stubborn players do: chance ends every game.
    const style = run.played.length > PATIENCE ? 'random' : styles[seat]!;
    const action = choose(run, options, style, seat, rng, seen);
    const refusal = game.check(run.state, seat, action);
    if (refusal !== null)
      run.fail('listed-is-legal', `${game.actionText(action)} is listed and refused: ${refusal.code}`);
    run.play({ seat, action });
  }
  return run.played.length;
}

const typeOf = (action: unknown): string => (action as { type?: string }).type ?? '';

function choose(
  run: Run,
  { rank }: SubsetOptions,
  style: Style,
  seat: Seat,
  rng: Rng,
  seen: Map<string, number>,
): unknown {
  const legal = run.game.legalActions(run.state, seat);
  if (legal.length === 0) run.fail('deciders-can-act', `p${seat} is asked and has no legal action`);
  if (style === 'greedy' && rank !== undefined) {
    const [best] = rank(run.state, seat);
    if (best !== undefined) return best.action;
  }
  if (style !== 'contrary') return legal[rng.below(legal.length)];
  // What has been done least often so far.
  const counts = legal.map((action) => seen.get(typeOf(action)) ?? 0);
  const least = Math.min(...counts);
  const rare = legal.filter((_, i) => counts[i] === least);
  const chosen = rare[rng.below(rare.length)];
  seen.set(typeOf(chosen), least + 1);
  return chosen;
}

/** Nothing is lost, a copy is the same, and what is imagined from what a seat knows can be played. */
function look(run: Run, seat: Seat, start: unknown, rng: Rng): void {
  const { game, subject, state } = run;
  if (hashJson(subject.pieces(state)) !== hashJson(start)) run.fail('no-piece-lost', 'not the pieces of the start');
  if (hashJson(game.copy(state)) !== hashJson(state)) run.fail('copy-is-the-same', 'a copy is not the same');
  const knowledge = game.knowledge(state, seat);
  const world = game.imagine(knowledge, rng);
  if (hashJson(game.knowledge(world, seat)) !== hashJson(knowledge))
    run.fail('imagined-is-a-state', 'another knowledge');
  const [action] = game.legalActions(world, seat);
  if (action === undefined) run.fail('imagined-can-be-played', `p${seat} can do nothing in an imagined world`);
  game.apply(world, seat, action, nullLog);
}

/** The same failure with as few modules as possible, and how to see it again. */
function small(
  game: AnyGame,
  testing: Omit<Testing<unknown>, 'setups'>,
  options: SubsetOptions,
  setup: Setup,
  at: number,
  failed: CheckFailed,
): string {
  let [least, shown] = [modulesOf(setup), failed];
  for (let i = 0; i < least.length; ) {
    const fewer = least.filter((_, j) => j !== i);
    const again = tryOne(game, testing, options, { ...setup, config: { modules: fewer } }, at);
    if (typeof again === 'number') i++;
    else [least, shown] = [fewer, again];
  }
  const modules = least.length === 0 ? '' : ` --modules ${least.join(',')}`;
  const command = `npm run fuzz -- ${game.id} --subsets --seed ${options.seed} --from ${at} --games 1 --seats ${setup.seats}${modules}`;
  return `${shown.message}\n  again: ${command}`;
}

const modulesOf = ({ config }: Setup): readonly string[] =>
  (config as { modules?: readonly string[] } | undefined)?.modules ?? [];
