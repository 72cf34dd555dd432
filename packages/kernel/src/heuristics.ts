import type { Rng } from './chance.ts';
import type { Seat } from './contract.ts';

/** A move and what it seems to be worth, in points of the final score. Only differences between moves count. */
export interface Ranked<A> {
  readonly action: A;
  readonly worth: number;
}

/** What a learned evaluation looks at beside the estimate, from one seat's point of view; each about -1 to 1. */
export interface Features<S> {
  readonly names: readonly string[];
  of(s: S, seat: Seat): number[];
}

/** A small network that corrects the estimate; written by `majlis train`. */
export interface Weights {
  readonly version: number;
  readonly game: string;
  /** How to reproduce these weights. */
  readonly command: string;
  /** What goes in: weights are good for these inputs and no others. */
  readonly features: readonly string[];
  readonly hidden: number;
  /** For each hidden unit its bias and a weight for every input, then for each output the same with the hidden units. */
  readonly weights: readonly number[];
}

/** Something that happened to a seat and can be put into words, and how much of it: the more the better. */
export interface Deed {
  readonly seat: Seat;
  readonly name: string;
  readonly count: number;
}

/**
 * What a game's author knows about playing it well. Bots use only this and the contract. The states
 * are imagined ones: whatever is hidden from the thinking seat has been dealt at random.
 */
export interface Heuristics<S, A> {
  /** The moves worth thinking about, the best first; never empty when the seat is asked. Uses what `seat` can see. */
  rank(s: S, seat: Seat): Ranked<A>[];
  /** One sensible move, found quickly and with some chance in it: whole games are played out with it. */
  quick(s: S, seat: Seat, rng: Rng): A;
  /** Whether another move is better in any case, as everybody can see; no level plays these. */
  isDominated?(s: S, seat: Seat, action: A): boolean;
  /** What a move is after, by whatever means: a chance open until the next milestone. Null where it is there only once. */
  aimOf?(action: A): string | null;
  /**
   * What the seat may conclude about hidden things from what others have done: makes worlds that were imagined evenly
   * likely ones. `s` is one of them, too, so all it can tell is what the seat knows. Null where there is nothing to conclude.
   */
  believe?(s: S, seat: Seat, rng: Rng): ((world: S, rng: Rng) => void) | null;
  /** What an event was to whom: why one move is better than another, beside the points. */
  deedsIn?(event: unknown): readonly Deed[];
  /** The final score each seat may expect. */
  estimate(s: S): number[];
  readonly features?: Features<S>;
  readonly weights?: Weights;
  /** What master judges by instead; without weights of its own, those of hard. */
  readonly ofMaster?: Partial<Pick<Heuristics<S, A>, 'features' | 'weights'>>;
  /** Counts scorings, or turns where points are counted only at the end: playouts stop and are estimated by it. */
  milestone(s: S): number;
  /** How many milestones a playout goes ahead; 1 if left out. */
  horizon?(s: S): number;
  /** How many milestones a review goes ahead in its second look; as many as `horizon` if left out. */
  farHorizon?(s: S): number;
  /** Moves after which a playout is estimated in any case; 200 if left out. */
  readonly longestPlayout?: number;
  /** How many times longer everything takes with what is on the table; 1 if left out. Playouts grow with it. */
  paceOf?(s: S): number;
  /** A lead of this many points is as good as won. */
  readonly spread: number;
  /** The same where it depends on what is played with: more of it, more points. */
  spreadOf?(s: S): number;
  /** What a lead beyond the spread counts, as a part of what it counts within; nothing if left out. */
  readonly beyond?: number;
  /** Whether nothing is half done: a playout that has gone on long enough is judged where it is so. */
  isSettled?(s: S): boolean;
  /** Points that a beginner overlooks; a part of the spread if left out. */
  readonly blur?: number;
  /** Whether a seat that always answered this the same way could be exploited: it plays a mixture then. */
  mixes?(s: S, seat: Seat): boolean;
  /**
   * Whether a search looks ahead at the thinking seat's own moves alone and lets the others answer by `quick`: it sees
   * further where everybody builds something of their own, if it has the time for it.
   */
  readonly ownMovesOnly?: { readonly hard: boolean; readonly master: boolean };
  /** Whether a search plays on by the best that `rank` lists instead of by `quick`: dearer, with less chance in it. */
  readonly careful?: { readonly hard: boolean; readonly master: boolean };
  /** How much less than the last of the listed moves one that `rank` does not list is taken to be worth; 0 if left out. */
  readonly unlisted?: number;
  /** Whether hard, too, judges by what was learned; master always does. */
  readonly hardLearns?: boolean;
  /** What can be tuned, with its range. */
  readonly constants?: Readonly<Record<string, Constant>>;
  /** The same with other constants. */
  playing?(values: Values): Heuristics<S, A>;
  /** Iterations for each decision of the levels that search. */
  readonly iterations: Budget;
  /** Moves in these iterations after which a decision is made in any case, so that none takes too long. */
  readonly moves?: Budget;
  /** Trees that share the budget of master, and that threads may share; 1 if left out. */
  readonly trees?: number;
  /** How many times longer a move takes to work out with what is on the table; 1 if left out. */
  costOf?(s: S): number;
}

interface Budget {
  readonly hard: number;
  readonly master: number;
}

/** A number in a game's heuristics that cannot be derived: its value set by hand, and its range. */
export interface Constant {
  readonly usual: number;
  readonly low: number;
  readonly high: number;
}

export type Values = Readonly<Record<string, number>>;

/** What a version of the bots plays by; written by `majlis tune`. */
export interface Tuned {
  readonly version: string;
  readonly game: string;
  /** How to reproduce these values. */
  readonly command: string;
  /** Whatever is not named has its usual value. */
  readonly constants: Values;
}

/**
 * The constants that heuristics currently use. Dozens of small functions read them in the middle of their sums, so
 * they are looked up instead of passed along; a caller with other constants sets them for one call.
 */
export class Constants<Name extends string> {
  readonly table: Readonly<Record<Name, Constant>>;
  now: Readonly<Record<Name, number>>;

  constructor(table: Readonly<Record<Name, Constant>>, { constants }: Pick<Tuned, 'constants'>) {
    this.table = table;
    this.now = this.with(constants);
  }

  /** Names that are not in the table are refused: they were meant for other heuristics. */
  with(values: Values): Readonly<Record<Name, number>> {
    const stranger = Object.keys(values).find((name) => !Object.hasOwn(this.table, name));
    if (stranger !== undefined) throw new Error(`no constant "${stranger}"`);
    const usual = Object.entries<Constant>(this.table).map(([name, constant]) => [name, constant.usual]);
    return { ...Object.fromEntries(usual), ...values };
  }

  during<R>(values: Readonly<Record<Name, number>>, work: () => R): R {
    const before = this.now;
    this.now = values;
    try {
      return work();
    } finally {
      this.now = before;
    }
  }

  /** Heuristics that play by these values and judge as they did: what was learned is good for that judgement alone. */
  playing<S, A>(heuristics: Heuristics<S, A>, values: Values): Heuristics<S, A> {
    const own = this.with(values);
    const { rank, quick } = heuristics;
    return {
      ...heuristics,
      rank: (s, seat) => this.during(own, () => rank(s, seat)),
      quick: (s, seat, rng) => this.during(own, () => quick(s, seat, rng)),
    };
  }
}

/**
 * A scripted player of one idea, by which bots are measured: looks at what its seat can see of a position and says
 * how much it likes each legal action.
 */
export type Archetype<S, A> = (s: S, seat: Seat) => (action: A) => number;

/** What new bots are measured against: how the game was played before, and players of one idea each. */
export interface Yardsticks<S, A> {
  readonly versions: Readonly<Record<string, Heuristics<S, A>>>;
  readonly archetypes: Readonly<Record<string, Archetype<S, A>>>;
}
