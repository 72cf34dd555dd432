import { type Rng, rngFrom, shuffle, type Weights } from '@majlis/kernel';
import { type Evaluation, inputNames, type Position } from './inputs.ts';
import { Judge, networkOf, shares, VERSION } from './judge.ts';
import { Network, OUTPUTS } from './network.ts';
import type { Lesson } from './self-play.ts';

export interface TrainingPlan {
  readonly game: string;
  readonly seed: string;
  readonly hidden: number;
  /** 1 learns from how games ended alone, 0 from what is thought of the next position alone. */
  readonly lambda: number;
  readonly rate: number;
  /** The name of who plays; null for the quick policy. */
  readonly bot: string | null;
  /** Whether it begins with what the game's weights know already. */
  readonly further: boolean;
  /** Whether it learns for master, whose features and weights are its own; games are played by those of hard. */
  readonly master?: boolean;
  /** How often each generation is gone through; once if left out. */
  readonly passes?: number;
  /** One of its games in so many has modules or options; as usual if left out. */
  readonly varied?: number;
}

/** What is to be expected of a position, by hindsight. */
export interface Target {
  readonly scores: readonly number[];
  readonly wins: readonly number[];
}

/** Everything needed to go on. */
export interface Checkpoint {
  readonly version: number;
  readonly plan: TrainingPlan;
  readonly features: readonly string[];
  readonly generation: number;
  readonly steps: number;
  readonly weights: readonly number[];
  readonly means: readonly number[];
  readonly squares: readonly number[];
}

/** Mean error of one generation before anything was learned from it, and what the estimate alone would have had. */
export interface Progress {
  readonly positions: number;
  readonly loss: number;
  readonly plain: number;
}

const BATCH = 16;
/** Adam's usual settings. */
const MEANS = 0.9;
const SQUARES = 0.999;
const TINY = 1e-8;
/** How much the error of the score counts beside that of the win. */
const OF_SCORE = 0.5;

/** Temporal differences: what a position promises is drawn towards what the following ones did. */
export class Trainer<S> {
  readonly plan: TrainingPlan;
  private readonly features: readonly string[];
  private readonly network: Network;
  private readonly judge: Judge<S>;
  private readonly plain: Judge<S>;
  private readonly gradient: Float64Array;
  private readonly means: Float64Array;
  private readonly squares: Float64Array;
  private steps = 0;
  /** Generations learned. */
  generation = 0;

  constructor(evaluation: Evaluation<S>, plan: TrainingPlan) {
    this.plan = plan;
    this.features = inputNames(evaluation);
    this.network =
      plan.further && evaluation.weights !== undefined
        ? networkOf(evaluation.weights, this.features)
        : startingNetwork(this.features.length, plan.hidden, rngFrom(`weights:${plan.seed}`));
    this.judge = new Judge(evaluation, this.network);
    this.plain = new Judge(evaluation, new Network(this.features.length, 1));
    const size = this.network.weights.length;
    this.gradient = new Float64Array(size);
    this.means = new Float64Array(size);
    this.squares = new Float64Array(size);
  }

  /** `generations`: how many there will be; the steps become smaller towards the last. */
  learn(lessons: readonly Lesson[], generations: number): Progress {
    const { seed, passes = 1 } = this.plan;
    const progress = this.measure(lessons);
    const order = rngFrom(`order:${seed}:${this.generation}`);
    const rate = this.plan.rate * Math.max(0.02, 1 - this.generation / generations);
    for (let pass = 0; pass < passes; pass++) {
      const pairs = lessons.flatMap((lesson) => this.pairsOf(lesson));
      shuffle(pairs, order);
      for (let from = 0; from < pairs.length; from += BATCH) this.step(pairs.slice(from, from + BATCH), rate);
    }
    this.generation++;
    return progress;
  }

  weights(command: string): Weights {
    const { game } = this.plan;
    const { hidden } = this.network;
    const weights = Array.from(this.network.weights, (weight) => Number(weight.toPrecision(5)));
    return { version: VERSION, game, command, features: this.features, hidden, weights };
  }

  checkpoint(): Checkpoint {
    return {
      version: VERSION,
      plan: this.plan,
      features: this.features,
      generation: this.generation,
      steps: this.steps,
      weights: [...this.network.weights],
      means: [...this.means],
      squares: [...this.squares],
    };
  }

  /** False for a checkpoint of another training. */
  resume(checkpoint: Checkpoint): boolean {
    const { version, plan, features } = checkpoint;
    const own = [VERSION, this.plan, this.features];
    if (JSON.stringify([version, plan, features]) !== JSON.stringify(own)) return false;
    this.network.weights.set(checkpoint.weights);
    this.means.set(checkpoint.means);
    this.squares.set(checkpoint.squares);
    this.steps = checkpoint.steps;
    this.generation = checkpoint.generation;
    return true;
  }

  /** From the end of the game backwards: each target lies between what was thought next and what came of it. */
  private pairsOf({ positions, scores, wins }: Lesson): [Position, Target][] {
    const { lambda } = this.plan;
    const pairs: [Position, Target][] = [];
    let target: Target = { scores, wins };
    for (let i = positions.length - 1; i >= 0; i--) {
      const position = positions[i]!;
      pairs.push([position, target]);
      const thought = this.judge.correct(position);
      target = {
        scores: between(thought.scores, target.scores, lambda),
        wins: between(shares(thought.logits), target.wins, lambda),
      };
    }
    return pairs;
  }

  private measure(lessons: readonly Lesson[]): Progress {
    let positions = 0;
    let loss = 0;
    let plain = 0;
    for (const lesson of lessons) {
      for (const position of lesson.positions) {
        positions++;
        loss += lossOf(this.judge, position, lesson);
        plain += lossOf(this.plain, position, lesson);
      }
    }
    return { positions, loss: loss / positions, plain: plain / positions };
  }

  private step(batch: readonly [Position, Target][], rate: number): void {
    const { gradient, means, squares, network } = this;
    gradient.fill(0);
    for (const [position, target] of batch) {
      addGradient(network, this.judge, position, target, gradient);
    }
    this.steps++;
    const size = (rate * Math.sqrt(1 - SQUARES ** this.steps)) / (1 - MEANS ** this.steps);
    for (let i = 0; i < gradient.length; i++) {
      const slope = gradient[i]! / batch.length;
      means[i] = MEANS * means[i]! + (1 - MEANS) * slope;
      squares[i] = SQUARES * squares[i]! + (1 - SQUARES) * slope * slope;
      network.weights[i]! -= (size * means[i]!) / (Math.sqrt(squares[i]!) + TINY);
    }
  }
}

const between = (a: readonly number[], b: readonly number[], lambda: number): number[] =>
  a.map((x, i) => (1 - lambda) * x + lambda * b[i]!);

/** Starts as the estimate itself: nothing comes out until something is learned. */
function startingNetwork(inputs: number, hidden: number, rng: Rng): Network {
  const FINE = 0x40000000;
  const network = new Network(inputs, hidden);
  const inner = hidden * (inputs + 1);
  for (let i = 0; i < inner; i++) network.weights[i] = (2 * (rng.below(FINE) / FINE) - 1) / Math.sqrt(inputs);
  return network;
}

/** Cross entropy of who wins, and squared error of the scores in spreads, for one seat. */
export function lossOf<S>(judge: Judge<S>, position: Position, target: Target): number {
  const { scores, logits } = judge.correct(position);
  const wins = shares(logits);
  let loss = 0;
  for (let seat = 0; seat < wins.length; seat++) {
    const miss = (scores[seat]! - target.scores[seat]!) / position.spread;
    loss += (OF_SCORE * miss * miss) / 2 - target.wins[seat]! * Math.log(Math.max(1e-9, wins[seat]!));
  }
  return loss / wins.length;
}

export function addGradient<S>(
  network: Network,
  judge: Judge<S>,
  position: Position,
  target: Target,
  into: Float64Array,
): void {
  const { scores, logits } = judge.correct(position);
  const wins = shares(logits);
  const seats = wins.length;
  const out = new Float64Array(OUTPUTS);
  for (let seat = 0; seat < seats; seat++) {
    const own = position.inputs[seat]!;
    network.run(own, out);
    const miss = (scores[seat]! - target.scores[seat]!) / position.spread;
    network.addGradient(own, [(OF_SCORE * miss) / seats, (wins[seat]! - target.wins[seat]!) / seats], into);
  }
}
