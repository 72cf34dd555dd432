export interface Standing {
  /** 1 for the best; those with the same points share a place. */
  readonly place: number;
  readonly of: number;
  /** How many did worse. */
  readonly beaten: number;
}

/** Where these points stand among those of others. */
export function standingAmong(points: number, others: readonly number[]): Standing {
  const better = others.filter((other) => other > points).length;
  const beaten = others.filter((other) => other < points).length;
  return { place: better + 1, of: others.length + 1, beaten };
}
