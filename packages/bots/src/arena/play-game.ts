import { type Json, nullLog, type Outcome, RulesBug, type Seat, type Seed } from '@majlis/kernel';
import type { AnyBot, AnyKnown } from '../bot.ts';
import { Thoughts } from '../thoughts.ts';
import { askGuarded, type Mishap } from '../watchdog.ts';

/** One game to be played by bots; `bots[seat]`. */
export interface Fixture {
  readonly known: AnyKnown;
  readonly config: Json;
  readonly seed: Seed;
  readonly bots: readonly AnyBot[];
}

export interface Limits {
  now(): number;
  /** Milliseconds for a decision. */
  readonly cap: number;
}

/** What one seat's bot did in a game. Only real questions count: those with more than one legal answer. */
export interface SeatReport {
  readonly bot: string;
  readonly questions: number;
  readonly decisions: number;
  readonly milliseconds: number;
  readonly slowest: number;
  readonly iterations: number;
  readonly moves: number;
  readonly cutShort: number;
  /** Moves to which another was better in any case. */
  readonly dominated: number;
}

export interface GameReport {
  readonly outcome: Outcome;
  readonly actions: number;
  readonly seats: readonly SeatReport[];
  readonly mishaps: readonly Mishap[];
}

/** No game of ours comes near it. */
const ACTION_LIMIT = 100_000;

export function playGame(fixture: Fixture, limits: Limits, played?: (seat: Seat, action: Json) => void): GameReport {
  const { known, config, seed, bots } = fixture;
  const { game } = known;
  const state = game.setup(config, bots.length, seed, nullLog);
  const counters = bots.map((bot) => new SeatCounter(bot.name));
  const mishaps: Mishap[] = [];
  let actions = 0;
  const thoughts = new Thoughts();
  for (let outcome = game.outcome(state); ; outcome = game.outcome(state)) {
    if (outcome !== null) return { outcome, actions, seats: counters.map((counter) => counter.report()), mishaps };
    if (actions === ACTION_LIMIT) throw new RulesBug('the game does not end', { seed });
    const seat = game.deciders(state)[0]!;
    const legal = game.legalActions(state, seat);
    const moment = { line: seed, moves: actions, seat };
    const asked = { seat, knowledge: game.knowledge(state, seat), legal, seed: `${seed}:${actions}:${seat}` };
    const question = { ...asked, ...thoughts.before(moment) };
    const begun = limits.now();
    const { decision, mishap } = askGuarded(bots[seat]!, known, question, {
      ...limits,
      check: (action) => game.check(state, seat, action),
    });
    counters[seat]!.add(legal.length, limits.now() - begun, decision);
    if (isBlunder(known, state, seat, legal, decision.action)) counters[seat]!.dominated++;
    if (mishap !== null) mishaps.push(mishap);
    game.apply(state, seat, decision.action, nullLog);
    thoughts.keep(moment, decision);
    played?.(seat, decision.action);
    actions++;
  }
}

/** A dominated move where there was another. */
function isBlunder({ heuristics }: AnyKnown, state: unknown, seat: Seat, legal: readonly unknown[], action: unknown) {
  const { isDominated } = heuristics;
  if (legal.length < 2 || isDominated === undefined || !isDominated(state, seat, action)) return false;
  return legal.some((other) => !isDominated(state, seat, other));
}

class SeatCounter {
  private readonly bot: string;
  private questions = 0;
  private decisions = 0;
  private milliseconds = 0;
  private slowest = 0;
  private iterations = 0;
  private moves = 0;
  private cutShort = 0;
  dominated = 0;

  constructor(bot: string) {
    this.bot = bot;
  }

  add(legal: number, took: number, done: { iterations: number; playoutLength: number; cutShort: boolean }): void {
    this.questions++;
    if (legal < 2) return;
    this.decisions++;
    this.milliseconds += took;
    this.slowest = Math.max(this.slowest, took);
    this.iterations += done.iterations;
    this.moves += done.iterations * done.playoutLength;
    if (done.cutShort) this.cutShort++;
  }

  report(): SeatReport {
    const { bot, questions, decisions, milliseconds, slowest, iterations, moves, cutShort, dominated } = this;
    return { bot, questions, decisions, milliseconds, slowest, iterations, moves, cutShort, dominated };
  }
}
