export interface SearchSettings {
  readonly iterations: number;
  /** Where tries are long or dear, it ends after so many moves in them; as many as it takes if left out. */
  readonly moves?: number;
  /** Judges where a playout ends by what was learned, if anything was. */
  readonly learned?: boolean;
  /** The first moves share the iterations by sequential halving instead of confidence bounds. */
  readonly halving?: boolean;
  /** Tries moves that the heuristics do not list, too, if there is time for them. */
  readonly everything?: boolean;
  /** Looks ahead at the thinking seat's own moves alone; the others answer by the quick policy. */
  readonly ownMovesOnly?: boolean;
  /** Plays on by the best that the heuristics list instead of by the quick policy. */
  readonly careful?: boolean;
  /** So many trees share the budget, and threads may share the trees; one if left out. */
  readonly trees?: number;
}

/** What each of so many trees may use up. */
export function partOf({ iterations, moves, ...settings }: SearchSettings, trees: number): SearchSettings {
  const part = (whole: number) => Math.ceil(whole / trees);
  return { ...settings, iterations: part(iterations), ...(moves === undefined ? {} : { moves: part(moves) }) };
}
