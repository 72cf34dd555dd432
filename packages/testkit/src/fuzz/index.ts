import { type AnyGame, type Rng, rngFrom } from '@majlis/kernel';
import { CHECKS } from '../checks.ts';
import { CheckFailed } from '../run.ts';
import type { Setup, Subject, Testing } from '../subject.ts';

export interface FuzzOptions {
  readonly minutes: number;
  /** Names the whole session; the same seed tries the same games in the same order. */
  readonly seed: string;
  /** Fixed modules; left out: a random subset for each game. */
  readonly modules?: readonly string[];
  readonly seats?: number;
  /** Begin with this one; a failure names its number, so that it can be seen again at once. */
  readonly from?: number;
  /** At most so many games, however much time is left. */
  readonly games?: number;
  /** Look at every position, not only at some of each kind. */
  readonly everyPosition?: boolean;
  now(): number;
  say(line: string): void;
}

export interface FuzzReport {
  readonly games: number;
  readonly failures: readonly string[];
}

const MOST_FAILURES = 5;
const PROGRESS_EVERY = 10_000;
/** Positions of each kind that the checks look at; see `Budget`. */
const PER_KIND = 4;

/** Random games over random seats, options and modules, each under every check, until the time is up. */
export function fuzz(game: AnyGame, testing: Omit<Testing<unknown>, 'setups'>, options: FuzzOptions): FuzzReport {
  const end = options.now() + options.minutes * 60_000;
  const failures: string[] = [];
  const from = options.from ?? 0;
  let spoken = options.now();
  let at = from;
  while (
    options.now() < end &&
    failures.length < MOST_FAILURES &&
    at - from < (options.games ?? Number.POSITIVE_INFINITY)
  ) {
    const failure = tryOne(game, testing, options, at++);
    if (failure !== null) {
      failures.push(failure);
      options.say(failure);
    }
    if (options.now() - spoken > PROGRESS_EVERY) {
      spoken = options.now();
      options.say(
        `${game.id}: ${at - from} games, ${failures.length} failures, ${Math.ceil((end - spoken) / 1000)} s left`,
      );
    }
  }
  return { games: at - from, failures };
}

function tryOne(
  game: AnyGame,
  testing: Omit<Testing<unknown>, 'setups'>,
  options: FuzzOptions,
  at: number,
): string | null {
  const seed = `${options.seed}/${at}`;
  const setup = randomSetup(game, rngFrom(`setup:${seed}`), options);
  const subject: Subject = { ...testing, game, setups: [setup] };
  const budget = { games: 1, samples: 4, seed, ...(options.everyPosition === true ? {} : { perKind: PER_KIND }) };
  for (const check of Object.values(CHECKS)) {
    try {
      check(subject, budget);
    } catch (error) {
      if (!(error instanceof CheckFailed)) throw error;
      if (error.law === 'budget') continue;
      const again = `npm run fuzz -- ${game.id} --seed ${options.seed} --from ${at} --games 1${flags(options)}`;
      return `${error.message}\n  again: ${again}`;
    }
  }
  return null;
}

function flags({ modules, seats, everyPosition }: FuzzOptions): string {
  const given = [
    modules === undefined ? '' : ` --modules ${modules.join(',')}`,
    seats === undefined ? '' : ` --seats ${seats}`,
    everyPosition === true ? ' --every-position' : '',
  ];
  return given.join('');
}

const TRIES = 50;

/** Any number of seats, any choice of each option, any subset of modules that the game accepts. */
export function randomSetup(game: AnyGame, rng: Rng, fixed: Pick<FuzzOptions, 'modules' | 'seats'> = {}): Setup {
  for (let i = 0; i < TRIES; i++) {
    const seats = fixed.seats ?? game.seats.min + rng.below(game.seats.max - game.seats.min + 1);
    const config = randomConfig(game, rng, fixed.modules);
    if (game.checkConfig(config, seats).ok) return { seats, config };
  }
  throw new Error(`${game.id} accepted none of ${TRIES} random configurations`);
}

function randomConfig(
  { catalogue }: AnyGame,
  rng: Rng,
  modules: readonly string[] | undefined,
): Record<string, unknown> {
  const config: Record<string, unknown> = {};
  for (const { id, choices } of catalogue.options) config[id] = choices[rng.below(choices.length)];
  if (catalogue.modules.length === 0) return config;
  const likely = 1 + rng.below(4);
  const chosen = catalogue.modules.filter(() => rng.below(5) < likely);
  config.modules = modules ?? chosen.map(({ id, variants = [] }) => withVariant(id, variants, rng));
  return config;
}

/** One game in two plays a module as usual. */
function withVariant(id: string, variants: readonly string[], rng: Rng): string {
  const at = variants.length === 0 ? 0 : rng.below(2 * variants.length);
  return at < variants.length && variants.length > 0 ? `${id}:${variants[at]}` : id;
}
