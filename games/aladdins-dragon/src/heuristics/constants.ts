import { Constants } from '@majlis/kernel';
import tuned from './tuned.json' with { type: 'json' };

/** Every number of these heuristics that nobody can derive, in artifacts unless it says otherwise. */
const TABLE = {
  /** What one treasure is worth while there is something to buy for it. */
  treasure: { usual: 0.14, low: 0.01, high: 0.3 },
  /** What a seat will usually still spend for each artifact that is left to it, and what it may have beside. */
  usualPrice: { usual: 4.5, low: 2, high: 9 },
  inReserve: { usual: 3, low: 0, high: 10 },
  /** A treasure beyond what can be spent, as a part of one that can. */
  beyondUse: { usual: 0.2, low: 0, high: 0.8 },
  /** So many of a kind are as good as any; what comes on top counts in part. */
  fullKind: { usual: 9, low: 4, high: 14 },
  beyondFull: { usual: 0.5, low: 0, high: 1 },
  /** Artifacts: a scroll besides being one, a spell in hand. */
  scroll: { usual: 0.1, low: 0, high: 0.5 },
  spell: { usual: 0.12, low: 0, high: 0.5 },
  /** What each pip of a token is worth in any other space. */
  elsewhere: { usual: 0.02, low: 0, high: 0.08 },
  /** In treasures. */
  market: { usual: 2.4, low: 0, high: 6 },
  /** In artifacts, for being first; the Tent also for being there. */
  caravanserai: { usual: 0.08, low: 0, high: 0.4 },
  tent: { usual: 0.22, low: 0, high: 0.6 },
  tentAnyway: { usual: 0.04, low: 0, high: 0.2 },
  djinn: { usual: 0.06, low: 0, high: 0.4 },
  /** How much more a treasure is worth of a kind that is missing. */
  missingKind: { usual: 0.25, low: 0, high: 1 },
  /** Entering the palace, for each room with tokens; tokens at hand count as so many rooms; with too little for the bribe. */
  entry: { usual: 0.55, low: 0.1, high: 1 },
  roomsToCome: { usual: 0.22, low: 0, high: 0.8 },
  poorEntry: { usual: 0.6, low: 0, high: 1 },
  /** Stronger rivals may be unable or unwilling to pay: the chance in a room that they pass on. */
  passedOn: { usual: 0.2, low: 0, high: 0.6 },
  roomPassedOn: { usual: 0.2, low: 0, high: 0.6 },
  /** The chance to enter: with a token before the guard, and with tokens left to put there. */
  enters: { usual: 0.9, low: 0.6, high: 1 },
  entersLater: { usual: 0.75, low: 0.2, high: 1 },
  /** Where the hoard does not pay for the tokens: the least chance, the usual one, more for each token at hand, the lack that ends it. */
  unpaid: { usual: 0.02, low: 0, high: 0.2 },
  hope: { usual: 0.25, low: 0, high: 0.8 },
  hopeForEach: { usual: 0.05, low: 0, high: 0.2 },
  hopeless: { usual: 6, low: 2, high: 12 },
  /** A token nobody has seen; what a token still at hand adds to any one space; how sure all of that is. */
  usualToken: { usual: 5.25, low: 4, high: 6.5 },
  yetToCome: { usual: 0.45, low: 0, high: 1.2 },
  doubt: { usual: 0.25, low: 0.05, high: 1 },
  doubtHidden: { usual: 1.1, low: 0.3, high: 3 },
  doubtToCome: { usual: 0.3, low: 0.05, high: 1.2 },
  /** What casting a spell is worth when nothing speaks for or against it; most are better kept for their moment. */
  charity: { usual: 0.4, low: 0, high: 1 },
  sacrifice: { usual: 0.25, low: 0, high: 1 },
  donation: { usual: 0.15, low: 0, high: 1 },
  cityTax: { usual: 0.1, low: 0, high: 1 },
  sultansTax: { usual: 0.1, low: 0, high: 1 },
  spy: { usual: 0.1, low: 0, high: 1 },
  abracadabra: { usual: 0.02, low: -0.2, high: 0.6 },
  magesApprentice: { usual: 0.02, low: -0.2, high: 0.6 },
  /** What is kept is worth more than what is played without need; what a play for strength costs. */
  kept: { usual: -0.05, low: -0.3, high: 0 },
  playForStrength: { usual: 0.04, low: 0, high: 0.3 },
  /** The key spares so much at most; the first place of the city and of a room. */
  key: { usual: 0.6, low: 0, high: 1 },
  cityPlace: { usual: 0.2, low: 0, high: 0.6 },
  roomPlace: { usual: 0.3, low: 0, high: 1 },
  /** The camel for oneself; declining what a spell asks. */
  camel: { usual: 0.1, low: 0, high: 0.4 },
  declining: { usual: -0.25, low: -1, high: 0 },
  /** How much less a layout of tokens may promise that is a third as likely to be somebody's. */
  careless: { usual: 0.15, low: 0.02, high: 1 },
  /** How far the placings of a playout may stray from the best. */
  stray: { usual: 0.12, low: 0.02, high: 0.4 },
};

export const constants = new Constants(TABLE, tuned);
