import { type Constant, Constants } from '@majlis/kernel';
import { type AnyModule, MODULE_REFUSALS } from '../modules/slices.ts';
import tuned from './tuned.json' with { type: 'json' };

/** Every number of these heuristics that nobody can derive, in points unless it says otherwise. */
const TABLE = {
  /** One unit of money: at the end of the game, how much more at its beginning, and how late that begins to fall. */
  money: { usual: 0.06, low: 0, high: 0.4 },
  moneyEarly: { usual: 0.3, low: 0, high: 1 },
  moneyLasts: { usual: 2.2, low: 0.5, high: 6 },
  /** Money beyond what is left to buy at this price each, shared among the seats, is worth less and less. */
  usualPrice: { usual: 9, low: 4, high: 16 },
  /** A card besides what it pays; the part of a purchase that a card is worth which makes it exact. */
  card: { usual: 0.1, low: 0, high: 4 },
  cardEarly: { usual: 0, low: -2, high: 4 },
  /** Each card of its currency that is in hand already; the part of a purchase that a card brings nearer, by its value. */
  sameCurrency: { usual: 0, low: -0.5, high: 1.5 },
  nearer: { usual: 0, low: -0.5, high: 1 },
  exactCard: { usual: 0.35, low: 0, high: 1 },
  /** Small cards make exact payments possible later: each one that is spent costs a little more than its value. */
  smallChange: { usual: 0.05, low: 0, high: 1.5 },
  /** Buying at all, besides what is bought; how much more at the beginning; what it costs not to pay exactly. */
  buying: { usual: 0, low: -4, high: 6 },
  buyingEarly: { usual: 0, low: -6, high: 6 },
  inexactly: { usual: 0, low: -2, high: 6 },
  /** What one more building adds, as a part of what majorities say; what the next seat would gain by the tile. */
  majorities: { usual: 1, low: 0.2, high: 3 },
  forTheNext: { usual: 0, low: -0.3, high: 1 },
  /** What another action is worth, as a part of the best card to take; what waits in the reserve for one. */
  anotherAction: { usual: 1, low: 0.2, high: 2 },
  inReserve: { usual: 0.3, low: 0, high: 0.8 },
  /** A building in the reserve, in buildings. */
  reserved: { usual: 0.25, low: 0, high: 0.8 },
  /** How far the bag is emptied, usually, when the first two rounds are scored. */
  firstScoring: { usual: 0.33, low: 0.15, high: 0.5 },
  secondScoring: { usual: 0.66, low: 0.4, high: 0.9 },
  /** How far counts may still move before a scoring: at its moment, and with the whole bag before it. */
  drift: { usual: 0.3, low: 0.05, high: 1 },
  driftAhead: { usual: 2.6, low: 0.5, high: 6 },
  /** A kind of which one has nothing yet: the part of its points to hope for, and how that grows with the drift. */
  hope: { usual: 0.6, low: 0, high: 1 },
  hopeWithDrift: { usual: 0.25, low: 0, high: 0.8 },
  /** A wall for each scoring to come, seen roughly and measured; how much the rough view counts beside the measure. */
  roughWall: { usual: 0.55, low: 0, high: 1.5 },
  wall: { usual: 0.8, low: 0, high: 1.6 },
  roughly: { usual: 0.3, low: 0, high: 1 },
  /** An open side to build on from; what a passage costs. */
  openSide: { usual: 0.3, low: -0.2, high: 1.5 },
  passage: { usual: 1.5, low: 0, high: 5 },
  /** What is exchanged must be better by this factor than what it replaces. */
  replaced: { usual: 1.1, low: 1.01, high: 1.6 },
  /** What taking down a tile costs; what a waiting tile is worth at least; what a free action must be worth. */
  removal: { usual: 2, low: 0, high: 6 },
  waiting: { usual: 1, low: 0, high: 3 },
  worthwhile: { usual: 0.2, low: 0, high: 1 },
  /** How much less a wall counts that has the whole game before it. */
  wallFades: { usual: 0.15, low: 0, high: 0.6 },
};

const factor: Constant = { usual: 1, low: 0, high: 3 };

/** What a module says its things are worth is taken times this. */
const OF_MODULES = Object.fromEntries(Object.keys(MODULE_REFUSALS).map((id) => [id, factor])) as Record<
  AnyModule,
  Constant
>;

export const constants = new Constants({ ...TABLE, ...OF_MODULES }, tuned);
