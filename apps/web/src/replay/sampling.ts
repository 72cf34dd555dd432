/** 0 to `last`, coarsely first and then ever finer, so that a curve has its shape long before it is whole. */
export function coarseFirst(last: number): number[] {
  const order: number[] = [];
  const known = new Set<number>();
  let step = 2 ** Math.ceil(Math.log2(Math.max(1, last)));
  for (; step >= 1; step /= 2) {
    for (let at = 0; at <= last; at += step) {
      if (known.has(at)) continue;
      known.add(at);
      order.push(at);
    }
  }
  return order;
}

export interface Estimate {
  readonly move: number;
  readonly chance: number;
}

/** The last estimate at or before that move. */
export function estimateAt(estimates: readonly Estimate[], move: number): Estimate | null {
  return estimates.findLast((estimate) => estimate.move <= move) ?? null;
}

export const withEstimate = (estimates: readonly Estimate[], estimate: Estimate): Estimate[] =>
  [...estimates.filter(({ move }) => move !== estimate.move), estimate].sort((a, b) => a.move - b.move);
