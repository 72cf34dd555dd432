import { commitmentOf, EventLog, type Refusal, type Rng, rngFrom, type Seat, type Seed } from '@majlis/kernel';
import { isStrayWrite } from './plain.ts';
import type { Budget, Setup, Subject } from './subject.ts';

/** A law of the contract is broken. The message says how to see it again. */
export class CheckFailed extends Error {
  override readonly name = 'CheckFailed';
  readonly check: string;
  readonly law: string;

  constructor(check: string, law: string, message: string) {
    super(message);
    this.check = check;
    this.law = law;
  }
}

/** A seed from any text, so that tests can name their seeds. */
export const seedFrom = (text: string): Seed => commitmentOf(text).slice(0, 32);

export interface Played {
  readonly seat: Seat;
  readonly action: unknown;
}

/** One random game, played in place. */
export class Run {
  readonly check: string;
  readonly subject: Subject;
  readonly setup: Setup;
  readonly seedText: string;
  readonly config: unknown;
  readonly rng: Rng;
  readonly startLog = new EventLog<unknown>();
  readonly played: Played[] = [];
  readonly state: unknown;
  /** How often each question has been answered in each way. */
  private readonly kinds = new Map<string, number>();

  constructor(check: string, subject: Subject, setup: Setup, seedText: string) {
    this.check = check;
    this.subject = subject;
    this.setup = setup;
    this.seedText = seedText;
    this.rng = rngFrom(`run:${seedText}`);
    this.config = this.readConfig();
    this.state = this.begin(this.startLog);
  }

  get game() {
    return this.subject.game;
  }

  get seats(): readonly Seat[] {
    return Array.from({ length: this.setup.seats }, (_, seat) => seat);
  }

  /** The same game from the start. */
  begin(log: EventLog<unknown>): unknown {
    return this.game.setup(this.config, this.setup.seats, seedFrom(this.seedText), log);
  }

  /** A random decider's random legal action; null when the game is over. */
  choose(state: unknown = this.state, rng: Rng = this.rng): Played | null {
    const deciders = this.game.deciders(state);
    if (deciders.length === 0) return null;
    const seat = deciders[rng.below(deciders.length)]!;
    return { seat, action: this.anyOf(state, seat, rng) };
  }

  /** One of the legal actions; the list is not made where the game can do without. */
  anyOf(state: unknown, seat: Seat, rng: Rng): unknown {
    const { game } = this;
    const below = (n: number): number =>
      n > 0 ? rng.below(n) : this.fail('deciders-can-act', `p${seat} is asked and has no legal action`);
    if (game.anyAction !== undefined) return game.anyAction(state, seat, { below });
    const actions = game.legalActions(state, seat);
    return actions[below(actions.length)];
  }

  play(played: Played): { log: EventLog<unknown>; revealed: boolean } {
    const log = new EventLog<unknown>();
    this.played.push(played);
    if (this.played.length > (this.subject.maxActions ?? 3000)) {
      this.fail('ends', `the game is not over after ${this.played.length - 1} actions`);
    }
    try {
      return { log, ...this.game.apply(this.state, played.seat, played.action, log) };
    } catch (error) {
      if (!isStrayWrite(error)) throw error;
      this.fail('copy-is-apart', `an action wrote into what a copy shares: ${(error as Error).stack}`);
    }
  }

  /** Whether the position is one of those to look at, where `next` is about to be done. */
  looks({ perKind = Number.POSITIVE_INFINITY }: Budget, { seat, action }: Played): boolean {
    if (perKind === Number.POSITIVE_INFINITY) return true;
    const kind = `${this.game.prompt(this.state, seat)?.kind} ${typeOf(action)}`;
    const before = this.kinds.get(kind) ?? 0;
    this.kinds.set(kind, before + 1);
    return before < perKind || this.rng.below(Math.ceil((before + 1) / perKind)) === 0;
  }

  pick<T>(items: readonly T[]): T {
    return items[this.rng.below(items.length)]!;
  }

  fail(law: string, what: string): never {
    throw new CheckFailed(this.check, law, `${law}: ${what}\n${this.describe()}`);
  }

  describe(): string {
    const { game, setup, seedText } = this;
    const actions = this.played.map(({ seat, action }) => `p${seat}: ${textOf(game, action)}`);
    return [
      `  [${this.check}] ${game.id}, ${setup.seats} seats, config ${JSON.stringify(setup.config ?? {})}, seed "${seedText}"`,
      `  after ${actions.length} actions${actions.length > 0 ? `: ${actions.join('; ')}` : ''}`,
    ].join('\n');
  }

  private readConfig(): unknown {
    const checked = this.game.checkConfig(this.setup.config ?? {}, this.setup.seats);
    if (!checked.ok) {
      throw new CheckFailed(
        this.check,
        'config',
        `the set-up ${JSON.stringify(this.setup)} is refused: ${codeOf(checked.refusal)}`,
      );
    }
    return checked.value;
  }
}

export const typeOf = (action: unknown): string => (action as { type?: string } | null)?.type ?? '';

const codeOf = (refusal: Refusal): string => `${refusal.code} ${JSON.stringify(refusal.params ?? null)}`;

function textOf(game: Subject['game'], action: unknown): string {
  try {
    return game.actionText(action);
  } catch {
    return JSON.stringify(action);
  }
}

function oneRun(check: string, subject: Subject, setup: Setup, seedText: string, visit: (run: Run) => void): void {
  let run: Run | null = null;
  try {
    run = new Run(check, subject, setup, seedText);
    visit(run);
  } catch (error) {
    if (error instanceof CheckFailed) throw error;
    const what = error instanceof Error ? (error.stack ?? error.message) : String(error);
    if (run !== null) run.fail('throws', what);
    throw new CheckFailed(check, 'throws', `throws at set-up ${JSON.stringify(setup)}, seed "${seedText}": ${what}`);
  }
}

/** Plays the budget's games; whatever is thrown on the way is reported with its game. */
export function forEachRun(
  check: string,
  subject: Subject,
  budget: Budget,
  games: number,
  visit: (run: Run) => void,
): void {
  if (subject.setups.length === 0) throw new CheckFailed(check, 'budget', 'no set-ups to try');
  for (const setup of subject.setups) {
    for (let i = 0; i < (budget.games ?? games); i++) {
      oneRun(check, subject, setup, `${budget.seed ?? 'testkit'}-${i}`, visit);
    }
  }
}

/**
 * Plays a game to its end and stops at `samples` of its positions, spread evenly. `before` is told of about four times
 * as many of the actions.
 */
export function sampleRun(
  run: Run,
  samples: number,
  visit: (run: Run) => void,
  before: (next: Played) => void = () => {},
): void {
  const path = `path:${run.seedText}`;
  const length = lengthOf(run, path);
  const rng = rngFrom(path);
  const every = Math.max(1, length / samples);
  let due = run.rng.below(Math.ceil(every));
  for (let at = 0; ; at++) {
    const next = run.choose(run.state, rng);
    if (next === null) return;
    if (at >= due) {
      visit(run);
      due += every;
    }
    if (run.rng.below(Math.ceil(length)) < samples * 4) before(next);
    run.play(next);
  }
}

/** Several checks sample the same games: how long each is is found once. */
const lengths = new WeakMap<Subject, Map<string, number>>();

function lengthOf({ check, subject, setup, seedText }: Run, path: string): number {
  const known = lengths.get(subject) ?? new Map<string, number>();
  lengths.set(subject, known);
  const name = `${subject.setups.indexOf(setup)} ${path}`;
  const found = known.get(name) ?? playedOut(new Run(check, subject, setup, seedText), path);
  known.set(name, found);
  return found;
}

function playedOut(run: Run, path: string): number {
  const rng = rngFrom(path);
  for (let next = run.choose(run.state, rng); next !== null; next = run.choose(run.state, rng)) run.play(next);
  return run.played.length;
}
