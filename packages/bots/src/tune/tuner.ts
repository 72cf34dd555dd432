import { type Constant, type Rng, rngFrom, type Tuned, type Values } from '@majlis/kernel';

export interface TuningPlan {
  readonly game: string;
  readonly seed: string;
  /** Who plays by the constants. */
  readonly bot: string;
  /** Who sits at the table besides, in turn. */
  readonly pool: readonly string[];
  /** The constants that are moved. */
  readonly names: readonly string[];
  readonly deals: number;
  readonly steps: number;
  /** Whether tables of all sizes play, with all kinds of options. */
  readonly varied?: boolean;
  /** At every table, if not as usual. */
  readonly seats?: number;
}

/** Everything needed to go on. */
export interface TuningCheckpoint {
  readonly plan: TuningPlan;
  readonly step: number;
  /** Where each constant stands in its range, 0 to 1; and the sum of where it stood in the second half. */
  readonly point: readonly number[];
  readonly sum: readonly number[];
}

/** How far the two that are compared lie apart on either side, as a part of each range; falls with the steps. */
const APART = 0.12;
/** How far the first steps go for a gain of 1. */
const STRIDE = 0.025;
/** The usual exponents of SPSA: with them it finds its way however noisy the games are, if it has time. */
const APART_FALLS = 0.101;
const STRIDE_FALLS = 0.602;

/**
 * Simultaneous perturbation (SPSA): every constant is moved a little up or down at random, the two opposite sets play
 * each other, and all constants go the way of the better one. One comparison serves any number of constants.
 */
export class Tuner {
  readonly plan: TuningPlan;
  private readonly table: Readonly<Record<string, Constant>>;
  private readonly fixed: Values;
  private point: number[];
  private sum: number[];
  /** Steps done. */
  step = 0;

  /** `from`: the values it begins with; what is not among the names stays as it is there. */
  constructor(table: Readonly<Record<string, Constant>>, from: Values, plan: TuningPlan) {
    this.plan = plan;
    this.table = table;
    this.fixed = from;
    this.point = plan.names.map((name) => {
      const { usual, low, high } = table[name]!;
      return ((from[name] ?? usual) - low) / (high - low);
    });
    this.sum = this.point.map(() => 0);
  }

  /** The two sets to be compared next. */
  pair(): { plus: Values; minus: Values } {
    const apart = APART / (this.step + 1) ** APART_FALLS;
    const signs = this.signs();
    return {
      plus: this.valuesAt(this.point.map((at, i) => at + apart * signs[i]!)),
      minus: this.valuesAt(this.point.map((at, i) => at - apart * signs[i]!)),
    };
  }

  /** `gain`: what plus got more than minus, from -1 to 1. */
  learn(gain: number): void {
    const { steps } = this.plan;
    const apart = APART / (this.step + 1) ** APART_FALLS;
    const stable = 0.1 * steps;
    const stride = STRIDE * ((1 + stable) / (this.step + 1 + stable)) ** STRIDE_FALLS;
    const signs = this.signs();
    this.point = this.point.map((at, i) => bounded(at + (stride * gain * signs[i]!) / (2 * apart)));
    this.step++;
    if (this.step > steps / 2) this.sum = this.sum.map((sum, i) => sum + this.point[i]!);
  }

  /** The mean of the second half: it wanders less than where the last step happened to end. */
  tuned(version: string, command: string): Tuned {
    const kept = this.step - Math.floor(this.plan.steps / 2);
    const constants = this.valuesAt(kept > 0 ? this.sum.map((sum) => sum / kept) : this.point);
    return { version, game: this.plan.game, command, constants };
  }

  checkpoint(): TuningCheckpoint {
    const { plan, step, point, sum } = this;
    return { plan, step, point, sum };
  }

  /** False for a checkpoint of another tuning. */
  resume({ plan, step, point, sum }: TuningCheckpoint): boolean {
    if (JSON.stringify(plan) !== JSON.stringify(this.plan)) return false;
    this.step = step;
    this.point = [...point];
    this.sum = [...sum];
    return true;
  }

  private signs(): number[] {
    const rng: Rng = rngFrom(`signs:${this.plan.seed}:${this.step}`);
    return this.point.map(() => (rng.below(2) === 0 ? -1 : 1));
  }

  private valuesAt(point: readonly number[]): Values {
    const moved = this.plan.names.map((name, i): [string, number] => {
      const { low, high } = this.table[name]!;
      return [name, Number((low + bounded(point[i]!) * (high - low)).toPrecision(4))];
    });
    return { ...this.fixed, ...Object.fromEntries(moved) };
  }
}

const bounded = (x: number): number => Math.max(0, Math.min(1, x));
