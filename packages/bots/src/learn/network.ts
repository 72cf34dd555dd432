/** How many numbers come out: a correction of the final score, in spreads, and one of the chance to win, as a logit. */
export const OUTPUTS = 2;

/** One hidden layer. Small enough to be asked at the end of every playout. */
export class Network {
  readonly inputs: number;
  readonly hidden: number;
  /** As in `Weights`: unit by unit, each bias first. */
  readonly weights: Float64Array;
  /** What the hidden units said last. */
  readonly units: Float64Array;

  constructor(inputs: number, hidden: number, weights: ArrayLike<number> = new Float64Array(sizeOf(inputs, hidden))) {
    if (weights.length !== sizeOf(inputs, hidden)) throw new RangeError(`${weights.length} weights`);
    this.inputs = inputs;
    this.hidden = hidden;
    this.weights = Float64Array.from(weights);
    this.units = new Float64Array(hidden);
  }

  run(input: ArrayLike<number>, out: Float64Array): void {
    const { weights, units } = this;
    let at = 0;
    for (let unit = 0; unit < this.hidden; unit++) {
      let sum = weights[at++]!;
      for (let i = 0; i < this.inputs; i++) sum += weights[at++]! * input[i]!;
      units[unit] = sum / (1 + Math.abs(sum));
    }
    for (let o = 0; o < OUTPUTS; o++) {
      let sum = weights[at++]!;
      for (let unit = 0; unit < this.hidden; unit++) sum += weights[at++]! * units[unit]!;
      out[o] = sum;
    }
  }

  /** After `run`: adds to `into` how an error with these derivatives at the outputs changes with each weight. */
  addGradient(input: ArrayLike<number>, errors: ArrayLike<number>, into: Float64Array): void {
    const { weights, units, inputs, hidden } = this;
    const outer = hidden * (inputs + 1);
    for (let o = 0; o < OUTPUTS; o++) {
      let at = outer + o * (hidden + 1);
      into[at++]! += errors[o]!;
      for (let unit = 0; unit < hidden; unit++) into[at++]! += errors[o]! * units[unit]!;
    }
    for (let unit = 0; unit < hidden; unit++) {
      let error = 0;
      for (let o = 0; o < OUTPUTS; o++) error += errors[o]! * weights[outer + o * (hidden + 1) + 1 + unit]!;
      const slope = 1 - Math.abs(units[unit]!);
      error *= slope * slope;
      let at = unit * (inputs + 1);
      into[at++]! += error;
      for (let i = 0; i < inputs; i++) into[at++]! += error * input[i]!;
    }
  }
}

export const sizeOf = (inputs: number, hidden: number): number => hidden * (inputs + 1) + OUTPUTS * (hidden + 1);
