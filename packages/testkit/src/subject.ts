import type { AnyGame, Seat } from '@majlis/kernel';

/** One way to begin the game under test. */
export interface Setup {
  readonly seats: number;
  /** A wish, as `checkConfig` takes it; left out: the standard game. */
  readonly config?: unknown;
}

/** How many there are of each piece, by its name: `{ 'oil 3': 4, 'tile 17': 1 }`. */
export type Pieces = Readonly<Record<string, number>>;

/** A place in the state that holds what not everybody knows. */
export interface Secret {
  /** For reports: `deck`, `hand of p1`. */
  readonly zone: string;
  /** The array or object in the state itself, not a copy: the checks write into it. */
  readonly items: object;
  /** Which of its keys are secret; left out: all. */
  readonly at?: readonly (string | number)[];
  readonly knownTo: readonly Seat[];
  /** Zones of the same kind could hold each other's pieces, as a deck and the hands dealt from it. */
  readonly kind: string;
  /** Kept in order: what it holds is secret, and there is no order to be secret. */
  readonly isSorted?: boolean;
}

/** What a game tells the testkit about itself; each game's `testing.ts` exports these. */
export interface Testing<State> {
  readonly setups: readonly Setup[];
  pieces(state: State): Pieces;
  /** What cannot be although every piece is there, each in a sentence; none at any moment of a game. */
  faults?(state: State): readonly string[];
  secrets(state: State): readonly Secret[];
  /** More actions than any game takes. Left out: 3000. */
  readonly maxActions?: number;
  /** Event types that show a card openly which is hidden again in the same action. */
  readonly shownAndHiddenAgain?: readonly string[];
  /** `false`: more points do not mean a better rank. */
  readonly scoreDecides?: boolean;
}

/** How much to try. */
export interface Budget {
  /** Random games for each set-up. */
  readonly games?: number;
  readonly seed?: string;
  /** Positions of each game that the dearer checks look at. */
  readonly samples?: number;
  /**
   * Positions are of one kind if the same question is answered in the same way. Conformance, order independence and
   * conservation look at the first so many of each kind, at the n-th one after them in `perKind` of `n` cases, and
   * always at the last position of a game. Left out: at every position.
   */
  readonly perKind?: number;
}

export interface Subject extends Testing<unknown> {
  readonly game: AnyGame;
}

/** Adds up a list of piece names. */
export function countPieces(names: Iterable<string>): Pieces {
  const pieces: Record<string, number> = {};
  for (const name of names) pieces[name] = (pieces[name] ?? 0) + 1;
  return pieces;
}
