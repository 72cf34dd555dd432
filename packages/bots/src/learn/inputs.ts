import type { Heuristics } from '@majlis/kernel';

/** What of a game's heuristics says how well the seats stand. */
export type Evaluation<S> = Pick<Heuristics<S, unknown>, 'estimate' | 'spread' | 'spreadOf' | 'features' | 'weights'>;

/** A position as the network sees it. */
export interface Position {
  readonly estimate: readonly number[];
  /** For each seat. */
  readonly inputs: readonly (readonly number[])[];
  /** The lead that is as good as won. */
  readonly spread: number;
}

/** What the estimate says, seen from one seat; every game has these before its own features. */
const STANDING = ['lead over the best rival', 'lead over all rivals', 'two seats', 'four seats or more'] as const;

export const inputNames = ({ features }: Pick<Evaluation<never>, 'features'>): readonly string[] => [
  ...STANDING,
  ...(features?.names ?? []),
];

export const spreadIn = <S>({ spread, spreadOf }: Pick<Evaluation<S>, 'spread' | 'spreadOf'>, s: S): number =>
  spreadOf?.(s) ?? spread;

export function positionOf<S>(evaluation: Evaluation<S>, s: S): Position {
  const estimate = evaluation.estimate(s);
  const spread = spreadIn(evaluation, s);
  const { features } = evaluation;
  const seats = estimate.length;
  const sum = estimate.reduce((a, b) => a + b, 0);
  const inputs = estimate.map((own, seat) => {
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
  return { estimate, inputs, spread };
}

const bounded = (x: number): number => Math.max(-2, Math.min(2, x));
