import type { Rng } from '@majlis/kernel';
import { drawFrom } from '../simple-bots.ts';
import type { Edge } from './tree.ts';

/** So much of the trying is spent on moves the mixture would not make. */
const TRY = 0.2;
/** How firmly what was found before the mixing is believed. */
const BELIEF = 0.25;

/**
 * Regret matching: plays each move in proportion to how much it would have been better to have played it.
 * Averaged over many tries this is a mixture that hardly anybody can exploit.
 */
export class Mixture<A> {
  private readonly regrets = new Map<Edge<A>, number>();
  private readonly sums = new Map<Edge<A>, number>();
  private round = 0;

  /** Starts from how often the moves were tried: the better ones more often, as if they had been regretted more. */
  begin(open: readonly Edge<A>[]): void {
    const tried = open.reduce((sum, edge) => sum + edge.visits, 0);
    const squares = open.reduce((sum, edge) => sum + edge.visits ** 2, 0);
    if (tried === 0) return;
    for (const edge of open) this.regrets.set(edge, (BELIEF * tried * edge.visits ** 2) / squares);
  }

  /** Draws a move to try and says how likely it was. */
  draw(open: readonly Edge<A>[], rng: Rng): { edge: Edge<A>; chance: number } {
    const strategy = this.strategyOf(open);
    this.round++;
    open.forEach((edge, i) => {
      // Later strategies are better ones and count for more.
      this.sums.set(edge, (this.sums.get(edge) ?? 0) + this.round * strategy[i]!);
    });
    const tried = strategy.map((share) => (1 - TRY) * share + TRY / open.length);
    const at = drawFrom(tried, rng);
    return { edge: open[at]!, chance: tried[at]! };
  }

  /** What was got out of the move tried; the other moves are taken to be worth what they were worth so far. */
  learn(open: readonly Edge<A>[], tried: Edge<A>, chance: number, value: number): void {
    const strategy = this.strategyOf(open);
    const worth = open.map((edge) => {
      const mean = edge.visits === 0 ? 0.5 : edge.total / edge.visits;
      return edge === tried ? mean + (value - mean) / chance : mean;
    });
    const expected = worth.reduce((sum, w, i) => sum + w * strategy[i]!, 0);
    open.forEach((edge, i) => {
      this.regrets.set(edge, Math.max(0, (this.regrets.get(edge) ?? 0) + worth[i]! - expected));
    });
  }

  /** The mixture itself, without moves that are in it only by accident. */
  shares(edges: readonly Edge<A>[]): number[] {
    const sums = edges.map((edge) => this.sums.get(edge) ?? 0);
    const most = Math.max(...sums);
    const kept = sums.map((sum) => (sum < most / 2 ? 0 : sum));
    const total = kept.reduce((a, b) => a + b, 0);
    return total === 0 ? edges.map((_, i) => (i === 0 ? 1 : 0)) : kept.map((sum) => sum / total);
  }

  private strategyOf(open: readonly Edge<A>[]): number[] {
    const regrets = open.map((edge) => this.regrets.get(edge) ?? 0);
    const sum = regrets.reduce((a, b) => a + b, 0);
    return sum > 0 ? regrets.map((regret) => regret / sum) : open.map(() => 1 / open.length);
  }
}
