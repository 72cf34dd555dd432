import type { Heuristics } from '@majlis/kernel';

/** What of a game's heuristics says how well the seats stand. */
export type Evaluation<S> = Pick<Heuristics<S, unknown>, 'estimate' | 'spread' | 'features' | 'weights'>;

/** What the estimate says, seen from one seat; every game has these before its own features. */
const STANDING = ['lead over the best rival', 'lead over all rivals', 'two seats', 'four seats or more'] as const;

export const inputNames = ({ features }: Pick<Evaluation<never>, 'features'>): readonly string[] => [
  ...STANDING,
  ...(features?.names ?? []),
];

/** The inputs of the network for each seat. */
export function inputsOf<S>(evaluation: Evaluation<S>, s: S, estimate: readonly number[]): number[][] {
  const { spread, features } = evaluation;
  const seats = estimate.length;
  const sum = estimate.reduce((a, b) => a + b, 0);
  return estimate.map((own, seat) => {
    let rival = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < seats; other++) {
      if (other !== seat && estimate[other]! > rival) rival = estimate[other]!;
    }
    const standing = [
      bounded((own - rival) / spread),
      bounded((own - (sum - own) / (seats - 1)) / spread),
      seats === 2 ? 1 : 0,
      seats >= 4 ? 1 : 0,
    ];
    return features === undefined ? standing : standing.concat(features.of(s, seat));
  });
}

const bounded = (x: number): number => Math.max(-2, Math.min(2, x));
