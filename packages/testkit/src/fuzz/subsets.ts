import { type AnyGame, nullLog, type Ranked, type Rng, rngFrom, type Seat, sameJson } from '@majlis/kernel';
import { CHECKS } from '../checks.ts';
import { difference } from '../plain.ts';
import { CheckFailed, Run, typeOf } from '../run.ts';
import type { Budget, Setup, Subject, Testing } from '../subject.ts';
import { type FuzzOptions, type FuzzReport, randomSetup } from './index.ts';

export interface SubsetOptions extends FuzzOptions {
  /** How a sensible player ranks what it may do, best first; left out: nobody is sensible. */
  rank?(state: unknown, seat: Seat): readonly Ranked<unknown>[];
}

export interface SubsetReport extends FuzzReport {
  /** Games that were also put through every check. */
  readonly checked: number;
  /** Of all games together, without those the checks play. */
  readonly actions: number;
  /** Of the longest game. */
  readonly longest: number;
}

type Style = 'random' | 'greedy' | 'contrary';
const STYLES: readonly Style[] = ['random', 'greedy', 'contrary'];

const MOST_FAILURES = 5;
const PROGRESS_EVERY = 10_000;
/** One game in so many is also put through every check of the testkit. */
const CHECK_EVERY = 10;
/** After so many actions everybody plays at random. */
const PATIENCE = 1200;
/** Positions of each kind that a game and the checks of a game look at; see `Budget`. */
const LOOKS: Budget = { perKind: 1 / 16 };
const CHECKED: Budget = { perKind: 2 };

type Given = Omit<Testing<unknown>, 'setups'>;

/** Random sets of modules at random tables, played by random, greedy and contrary players until the time is up. */
export function fuzzSubsets(game: AnyGame, testing: Given, options: SubsetOptions): SubsetReport {
  const end = options.now() + options.minutes * 60_000;
  const from = options.from ?? 0;
  const most = options.games ?? Number.POSITIVE_INFINITY;
  const failures: string[] = [];
  let [at, checked, actions, longest, spoken] = [from, 0, 0, 0, options.now()];
  for (; options.now() < end && failures.length < MOST_FAILURES && at - from < most; at++) {
    const setup = randomSetup(game, rngFrom(`setup:${options.seed}/${at}`), options);
    const tried = tryOne(game, testing, options, setup, at);
    if (isChecked(at)) checked++;
    if (typeof tried === 'number') {
      actions += tried;
      longest = Math.max(longest, tried);
    } else {
      failures.push(small(game, testing, options, setup, at, tried));
      options.say(failures.at(-1)!);
    }
    if (options.now() - spoken < PROGRESS_EVERY) continue;
    spoken = options.now();
    options.say(`${game.id}: ${at - from + 1} games, ${failures.length} failures, longest ${longest} actions`);
  }
  return { games: at - from, checked, failures, actions, longest };
}

const isChecked = (at: number): boolean => at % CHECK_EVERY === 0;

type Tried = number | CheckFailed;

/** How many actions the game took, or what broke. */
function tryOne(game: AnyGame, testing: Given, options: SubsetOptions, setup: Setup, at: number): Tried {
  const seed = `${options.seed}/${at}`;
  const subject: Subject = { ...testing, game, setups: [setup] };
  const every = options.everyPosition === true;
  try {
    const run = new Run('subsets', subject, setup, seed);
    const length = playOut(run, options, every ? {} : LOOKS, rngFrom(`players:${seed}`));
    const budget = { games: 1, samples: 2, seed, ...(every ? {} : CHECKED) };
    if (isChecked(at)) for (const check of Object.values(CHECKS)) check(subject, budget);
    return length;
  } catch (error) {
    if (error instanceof CheckFailed) return error;
    const what = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return new CheckFailed('subsets', 'throws', `throws at ${JSON.stringify(setup)}, seed "${seed}": ${what}`);
  }
}

function playOut(run: Run, options: SubsetOptions, budget: Budget, rng: Rng): number {
  const { game, subject } = run;
  const styles = run.seats.map(() => run.pick(STYLES));
  const start = subject.pieces(run.state);
  const seen = new Map<string, number>();
  while (game.outcome(run.state) === null) {
    const deciders = game.deciders(run.state);
    if (deciders.length === 0) run.fail('ends', 'nobody is asked and there is no outcome');
    const seat = deciders[rng.below(deciders.length)]!;
    // Rules may allow to go round in circles, and stubborn players do: chance ends every game.
    const style = run.played.length > PATIENCE ? 'random' : styles[seat]!;
    const action = choose(run, options, style, seat, rng, seen);
    if (run.looks(budget, { seat, action })) look(run, seat, start, rng);
    const refusal = game.check(run.state, seat, action);
    if (refusal !== null)
      run.fail('listed-is-legal', `${game.actionText(action)} is listed and refused: ${refusal.code}`);
    run.play({ seat, action });
  }
  checkPieces(run, start);
  return run.played.length;
}

function choose(
  run: Run,
  { rank }: SubsetOptions,
  style: Style,
  seat: Seat,
  rng: Rng,
  seen: Map<string, number>,
): unknown {
  if (style === 'greedy' && rank !== undefined) {
    const [best] = rank(run.state, seat);
    if (best !== undefined) return best.action;
  }
  if (style !== 'contrary') return run.anyOf(run.state, seat, rng);
  const legal = run.game.legalActions(run.state, seat);
  if (legal.length === 0) run.fail('deciders-can-act', `p${seat} is asked and has no legal action`);
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
  const { game, state } = run;
  checkPieces(run, start);
  if (!sameJson(game.copy(state), state)) run.fail('copy-is-the-same', 'a copy is not the same');
  const knowledge = game.knowledge(state, seat);
  const world = game.imagine(knowledge, rng);
  const other = difference(knowledge, game.knowledge(world, seat));
  if (other !== null) run.fail('imagined-is-a-state', `another knowledge: ${other}`);
  game.apply(world, seat, run.anyOf(world, seat, rng), nullLog);
}

function checkPieces(run: Run, start: unknown): void {
  const apart = difference(start, run.subject.pieces(run.state), 'pieces');
  if (apart !== null) run.fail('no-piece-lost', `not the pieces of the start: ${apart}`);
}

/** The same failure with as few modules and seats as possible, and how to see it again. */
function small(
  game: AnyGame,
  testing: Given,
  options: SubsetOptions,
  setup: Setup,
  at: number,
  failed: CheckFailed,
): string {
  let [least, shown] = [setup, failed];
  const stillFails = (fewer: Setup): boolean => {
    if (!game.checkConfig(fewer.config, fewer.seats).ok) return false;
    const again = tryOne(game, testing, options, fewer, at);
    if (typeof again === 'number') return false;
    [least, shown] = [fewer, again];
    return true;
  };
  for (let i = 0; i < modulesOf(least).length; ) {
    const modules = modulesOf(least).filter((_, j) => j !== i);
    if (!stillFails({ ...least, config: { modules } })) i++;
  }
  for (let seats = game.seats.min; seats < least.seats; seats++) stillFails({ ...least, seats });
  const modules = modulesOf(least);
  const flags = [`--seats ${least.seats}`, ...(modules.length === 0 ? [] : [`--modules ${modules.join(',')}`])];
  const command = `npm run fuzz -- ${game.id} --subsets --seed ${options.seed} --from ${at} --games 1${options.everyPosition === true ? ' --every-position' : ''}`;
  return `${shown.message}\n  again: ${[command, ...flags].join(' ')}`;
}

const modulesOf = ({ config }: Setup): readonly string[] =>
  (config as { modules?: readonly string[] } | undefined)?.modules ?? [];
