import { type Json, nullLog, type Ranked, RulesBug, rngFrom, type Seat, type Seed, type Values } from '@majlis/kernel';
import type { AnyBot, AnyKnown, Decision } from '../bot.ts';

/** One decision of a bot that searches, and what the worth of its moves depends on. */
export interface Example {
  /** By move: the share of the tries it was given. */
  readonly shares: readonly number[];
  /** By move: what it is worth by the constants that were played by, and how that changes with each of them. */
  readonly worths: readonly number[];
  readonly slopes: readonly (readonly number[])[];
}

export interface Study {
  readonly known: AnyKnown;
  readonly config: Json;
  readonly seats: number;
  readonly seed: Seed;
  /** Who is watched; plays by the constants, too. */
  readonly teacher: (known: AnyKnown) => AnyBot;
  /** The constants played by, and those to be learned. */
  readonly values: Values;
  readonly names: readonly string[];
}

/** One decision in so many is searched; the others are those of the quick policy, whose positions matter as much. */
const ONE_IN = 8;
const ACTION_LIMIT = 100_000;
/** How far a constant is moved to see what depends on it, as a part of its range. */
const NUDGE = 0.01;
/** Below this, two moves are worth the same. */
const SMALL = 1e-4;

/** Plays one game and keeps what the teacher thought. */
export function playStudy(study: Study): Example[] {
  const { config, seats, seed } = study;
  const { game } = study.known;
  const heuristics = study.known.heuristics.playing!(study.values);
  const teacher = study.teacher({ ...study.known, heuristics });
  const rng = rngFrom(`study:${seed}`);
  const state = game.setup(config, seats, seed, nullLog);
  const examples: Example[] = [];
  for (let n = 0; n < ACTION_LIMIT; n++) {
    if (game.outcome(state) !== null) return examples;
    const seat = game.deciders(state)[0]!;
    let action = heuristics.quick(state, seat, rng);
    if (rng.below(ONE_IN) === 0) {
      const legal = game.legalActions(state, seat);
      const knowledge = game.knowledge(state, seat);
      const decision = teacher.choose({ seat, knowledge, legal, seed: `${seed}:${n}` });
      const example = exampleOf(study, state, seat, decision);
      if (example !== null) examples.push(example);
      action = decision.action;
    }
    game.apply(state, seat, action, nullLog);
  }
  throw new RulesBug('the game does not end', { seed });
}

/** Null where the search had nothing to say. */
function exampleOf(study: Study, state: unknown, seat: Seat, { candidates }: Decision<unknown>): Example | null {
  const { game } = study.known;
  const tries = candidates.reduce((sum, { visits }) => sum + visits, 0);
  if (candidates.length < 2 || tries === 0) return null;
  const keys = candidates.map(({ action }) => game.actionText(action));
  const worths = worthsBy(study, study.values, state, seat);
  const own = keys.map((key) => worths.get(key));
  if (own.some((worth) => worth === undefined)) return null;
  const columns = study.names.map((name) => slopesOf(study, name, state, seat, keys));
  const slopes = keys.map((_, i) => columns.map((column) => column[i]!));
  return { shares: candidates.map(({ visits }) => visits / tries), worths: own as number[], slopes };
}

/** How the worth of each move changes with one constant; nothing for a move that is not listed on both sides. */
function slopesOf(study: Study, name: string, state: unknown, seat: Seat, keys: readonly string[]): number[] {
  const { usual, low, high } = study.known.heuristics.constants![name]!;
  const now = study.values[name] ?? usual;
  const nudge = NUDGE * (high - low);
  const up = worthsBy(study, { ...study.values, [name]: now + nudge }, state, seat);
  const down = worthsBy(study, { ...study.values, [name]: now - nudge }, state, seat);
  return keys.map((key) => {
    const [a, b] = [up.get(key), down.get(key)];
    if (a === undefined || b === undefined || Math.abs(a - b) < SMALL * nudge) return 0;
    return Number(((a - b) / (2 * nudge)).toPrecision(4));
  });
}

function worthsBy({ known }: Study, values: Values, state: unknown, seat: Seat): Map<string, number> {
  const ranked: Ranked<unknown>[] = known.heuristics.playing!(values).rank(state, seat);
  return new Map(ranked.map(({ action, worth }) => [known.game.actionText(action), worth]));
}
