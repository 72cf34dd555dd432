import type { Constant, Tuned, Values } from '@majlis/kernel';
import type { Example } from './examples.ts';

export interface PolicyPlan {
  readonly game: string;
  readonly seed: string;
  /** Whose decisions are learned from. */
  readonly bot: string;
  /** The constants that are learned. */
  readonly names: readonly string[];
  /** Games of a generation. */
  readonly games: number;
}

/** Everything needed to go on. */
export interface PolicyCheckpoint {
  readonly plan: PolicyPlan;
  readonly generation: number;
  readonly values: Values;
  readonly certainty: number;
  readonly lessons: readonly Linear[];
}

/** A decision with the worths as they would be if all constants were zero, were they linear in them. */
interface Linear {
  readonly shares: readonly number[];
  readonly offsets: readonly number[];
  readonly slopes: readonly (readonly number[])[];
}

export interface PolicyProgress {
  readonly examples: number;
  /** Cross entropy of the new decisions before anything was learned from them. */
  readonly loss: number;
  /** How often the best move by the constants was the one the search tried most. */
  readonly agrees: number;
}

/** How strongly constants are drawn to where they began, for each part of their range. */
const PULL = 0.02;
/** A generation moves no constant further than this part of its range: further away the slopes are others. */
const FARTHEST = 0.25;
const STEPS = 400;
const RATE = 0.02;
/** A search tries many moves for the sake of knowing: what it found is in the moves it came back to. */
const SHARPER = 2;
const [MEANS, SQUARES, TINY] = [0.9, 0.99, 1e-9];

/**
 * Learns the constants of the heuristics from what a search thought: the worths of the moves, taken as the logits of
 * a softmax, shall say how often each was tried. That is linear in the constants nearby, so each generation of games
 * is played by what was learned so far, and all that is known is weighed again.
 */
export class PolicyLearner {
  readonly plan: PolicyPlan;
  private readonly table: Readonly<Record<string, Constant>>;
  private readonly begun: Values;
  values: Values;
  /** Logits for each point of worth. */
  private certainty = 1;
  private lessons: Linear[] = [];
  generation = 0;

  constructor(table: Readonly<Record<string, Constant>>, from: Values, plan: PolicyPlan) {
    this.plan = plan;
    this.table = table;
    this.begun = from;
    this.values = from;
  }

  learn(examples: readonly Example[]): PolicyProgress {
    const now = this.plan.names.map((name) => this.valueOf(this.values, name));
    const fresh = examples.map(({ shares, worths, slopes }) => ({
      shares: normed(shares.map((share) => share ** SHARPER)),
      slopes,
      offsets: worths.map((worth, i) => worth - dot(slopes[i]!, now)),
    }));
    const progress = measure(fresh, now, this.certainty);
    this.lessons.push(...fresh);
    this.fit(now);
    this.generation++;
    return progress;
  }

  tuned(version: string, command: string): Tuned {
    return { version, game: this.plan.game, command, constants: this.values };
  }

  checkpoint(): PolicyCheckpoint {
    const { plan, generation, values, certainty, lessons } = this;
    return { plan, generation, values, certainty, lessons };
  }

  /** False for a checkpoint of another training. */
  resume({ plan, generation, values, certainty, lessons }: PolicyCheckpoint): boolean {
    if (JSON.stringify(plan) !== JSON.stringify(this.plan)) return false;
    this.generation = generation;
    this.values = values;
    this.certainty = certainty;
    this.lessons = [...lessons];
    return true;
  }

  private valueOf(values: Values, name: string): number {
    return values[name] ?? this.table[name]!.usual;
  }

  /** Adam over all lessons, in parts of the ranges. The loss is convex as far as the worths are linear. */
  private fit(now: readonly number[]): void {
    const { names } = this.plan;
    if (this.generation === 0) this.certainty = bestCertainty(this.lessons, now);
    const ranges = names.map((name) => this.table[name]!.high - this.table[name]!.low);
    const begun = names.map((name) => this.valueOf(this.begun, name));
    const point = [...now];
    const means = point.map(() => 0);
    const squares = point.map(() => 0);
    for (let step = 1; step <= STEPS; step++) {
      const slope = gradientOf(this.lessons, point, this.certainty);
      const rate = (RATE * (1 - step / (STEPS + 1)) * Math.sqrt(1 - SQUARES ** step)) / (1 - MEANS ** step);
      for (let i = 0; i < point.length; i++) {
        const own = slope[i]! * ranges[i]! + (2 * PULL * (point[i]! - begun[i]!)) / ranges[i]!;
        means[i] = MEANS * means[i]! + (1 - MEANS) * own;
        squares[i] = SQUARES * squares[i]! + (1 - SQUARES) * own ** 2;
        point[i]! -= (ranges[i]! * rate * means[i]!) / (Math.sqrt(squares[i]!) + TINY);
        const { low, high } = this.table[names[i]!]!;
        const near = clamp(point[i]!, now[i]! - FARTHEST * ranges[i]!, now[i]! + FARTHEST * ranges[i]!);
        point[i] = clamp(near, low, high);
      }
    }
    const learned = names.map((name, i): [string, number] => [name, Number(point[i]!.toPrecision(4))]);
    this.values = { ...this.begun, ...Object.fromEntries(learned) };
  }
}

const clamp = (x: number, low: number, high: number): number => Math.max(low, Math.min(high, x));

function dot(a: readonly number[], b: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i]! * b[i]!;
  return sum;
}

function normed(weights: readonly number[]): number[] {
  const sum = weights.reduce((a, b) => a + b, 0);
  return weights.map((weight) => weight / sum);
}

/** In place. */
function softmax(logits: number[]): number[] {
  const most = Math.max(...logits);
  let sum = 0;
  for (let i = 0; i < logits.length; i++) sum += logits[i] = Math.exp(logits[i]! - most);
  for (let i = 0; i < logits.length; i++) logits[i]! /= sum;
  return logits;
}

function chancesOf({ offsets, slopes }: Linear, values: readonly number[], certainty: number): number[] {
  return softmax(offsets.map((offset, a) => certainty * (offset + dot(slopes[a]!, values))));
}

/** How the mean loss changes with each constant. */
function gradientOf(lessons: readonly Linear[], values: readonly number[], certainty: number): number[] {
  const slope = values.map(() => 0);
  for (const lesson of lessons) {
    const chances = chancesOf(lesson, values, certainty);
    for (let a = 0; a < chances.length; a++) {
      const miss = (certainty * (chances[a]! - lesson.shares[a]!)) / lessons.length;
      const own = lesson.slopes[a]!;
      for (let i = 0; i < own.length; i++) slope[i]! += miss * own[i]!;
    }
  }
  return slope;
}

/** How much a point of worth counts, if the constants are right. It stays: otherwise all of them could grow. */
function bestCertainty(lessons: readonly Linear[], values: readonly number[]): number {
  let best = { certainty: 1, loss: Number.POSITIVE_INFINITY };
  for (let certainty = 64; certainty > 0.02; certainty *= 0.8) {
    const { loss } = measure(lessons, values, certainty);
    if (loss < best.loss) best = { certainty, loss };
  }
  return best.certainty;
}

function measure(lessons: readonly Linear[], values: readonly number[], certainty: number): PolicyProgress {
  let loss = 0;
  let agrees = 0;
  for (const lesson of lessons) {
    const { shares } = lesson;
    const chances = chancesOf(lesson, values, certainty);
    chances.forEach((chance, a) => {
      loss -= shares[a]! * Math.log(Math.max(1e-9, chance));
    });
    if (shares[chances.indexOf(Math.max(...chances))] === Math.max(...shares)) agrees++;
  }
  return { examples: lessons.length, loss: loss / lessons.length, agrees: agrees / lessons.length };
}
