import type { Weights } from '@majlis/kernel';
import { type Evaluation, inputNames, type Position, positionOf } from './inputs.ts';
import { Network, OUTPUTS } from './network.ts';

/** What each seat may expect of a position: its final score, and its share of the win as a logit. */
export interface Expectation {
  readonly scores: number[];
  readonly logits: number[];
}

/** A lead of a third of the spread wins about 3 in 4. */
export const CERTAINTY = 3.3;

export const VERSION = 1;

/** Says what a position is worth by the estimate and a network that has learned where the estimate is wrong. */
export class Judge<S> {
  private readonly evaluation: Evaluation<S>;
  private readonly network: Network;
  private readonly out = new Float64Array(OUTPUTS);

  constructor(evaluation: Evaluation<S>, network: Network) {
    this.evaluation = evaluation;
    this.network = network;
  }

  expect(s: S): Expectation {
    return this.correct(positionOf(this.evaluation, s));
  }

  correct({ estimate, inputs, spread }: Position): Expectation {
    const scores: number[] = [];
    const logits: number[] = [];
    for (let seat = 0; seat < estimate.length; seat++) {
      this.network.run(inputs[seat]!, this.out);
      scores.push(estimate[seat]! + spread * this.out[0]!);
      logits.push((CERTAINTY * estimate[seat]!) / spread + this.out[1]!);
    }
    return { scores, logits };
  }
}

export class UnfitWeights extends Error {
  override readonly name = 'UnfitWeights';
}

/**
 * Features that came after the weights count nothing until something is learned about them, so a new module leaves what
 * was learned valid. Without a feature they were learned with, weights would be nonsense: they are refused.
 */
export function networkOf({ version, game, features, hidden, weights }: Weights, names: readonly string[]): Network {
  if (version !== VERSION) throw new UnfitWeights(`version ${version}`);
  const gone = features.find((name) => !names.includes(name));
  if (gone !== undefined) throw new UnfitWeights(`${game}: no feature "${gone}" any more`);
  const learned = new Network(features.length, hidden, weights);
  const network = new Network(names.length, hidden);
  for (let unit = 0; unit < hidden; unit++) {
    const [from, to] = [unit * (features.length + 1), unit * (names.length + 1)];
    network.weights[to] = learned.weights[from]!;
    features.forEach((name, i) => {
      network.weights[to + 1 + names.indexOf(name)] = learned.weights[from + 1 + i]!;
    });
  }
  network.weights.set(learned.weights.subarray(hidden * (features.length + 1)), hidden * (names.length + 1));
  return network;
}

/** Null for a game that nobody has trained an evaluation for. */
export function judgeOf<S>(evaluation: Evaluation<S>): Judge<S> | null {
  if (evaluation.weights === undefined) return null;
  return new Judge(evaluation, networkOf(evaluation.weights, inputNames(evaluation)));
}

/** Shares of the win. */
export function shares(logits: readonly number[]): number[] {
  const most = Math.max(...logits);
  const weights = logits.map((logit) => Math.exp(logit - most));
  const sum = weights.reduce((a, b) => a + b, 0);
  return weights.map((weight) => weight / sum);
}
