import type { Seat } from '@majlis/kernel';
import { currencyOf, faceValueOf } from '../../content/cards.ts';
import type { Round } from '../../content/score-table.ts';
import { kindOf, priceOf } from '../../content/tiles.ts';
import { sharePlaces } from '../../rules/majorities.ts';
import { majorityOf, placesOf } from '../../rules/scoring.ts';
import { SQUARES, type State } from '../../state.ts';
import { moneyIn, type Player, purchaseOf, usually } from './archetypes.ts';

/** Players who reckon what a building will bring and which cards they need for it; harder to beat than those of one idea. */

/** What a scoring that is still to come counts, the next one first. */
const SOON = [1, 0.7, 0.5];

/** What one more building of a kind would change for everybody in the scorings to come, as things stand. */
function changes(s: State, seat: Seat, kind: number): number[] {
  const sums = s.players.map(() => 0);
  for (let round = s.scorings + 1; round <= 3; round++) {
    const { counts, points } = majorityOf(s, round as Round, kind);
    const more = counts.map((count, i) => (i === seat ? count + 1 : count));
    const then = sharePlaces(more, placesOf(s, round as Round, kind));
    for (let i = 0; i < sums.length; i++) sums[i]! += SOON[round - s.scorings - 1]! * (then[i]! - points[i]!);
  }
  return sums;
}

/** How much a player wants one more building of a kind. */
type Wish = (s: State, seat: Seat, kind: number) => number;

const ownPoints: Wish = (s, seat, kind) => 1 + 0.3 * kind + changes(s, seat, kind)[seat]!;

/** Points taken from the rivals count as well as one's own. */
const ownAndTaken: Wish = (s, seat, kind) => {
  const sums = changes(s, seat, kind);
  const lost = sums.reduce((sum, change, i) => (i === seat ? sum : sum - change), 0);
  return 1 + 0.3 * kind + sums[seat]! + lost / (sums.length - 1);
};

/** As bits, the sums that can be paid with cards of one currency. */
function sumsOf(hand: readonly number[], currency: number): number {
  let sums = 1;
  for (const card of hand) if (currencyOf(card) === currency) sums |= sums << faceValueOf(card);
  return sums;
}

interface Habits {
  readonly wish: Wish;
  /** What another action is worth, in points. */
  readonly again: number;
  /** What is lost by a point of money that is paid too much. */
  readonly wasted: number;
  /** What a point of money is worth in hand. */
  readonly money: number;
  /** How far it counts on a tile to be there still when it comes round again. */
  readonly trust: number;
}

/** The best of what could be bought exactly with this hand. */
function prospects(s: State, seat: Seat, hand: readonly number[], { wish, again }: Habits): number {
  let best = 0;
  for (let square = 0; square < SQUARES; square++) {
    const tile = s.market[square];
    if (tile === null || tile === undefined) continue;
    const isExact = ((sumsOf(hand, square) >> priceOf(tile)) & 1) === 1;
    if (isExact) best = Math.max(best, again + wish(s, seat, kindOf(tile)));
  }
  return best;
}

/** Money is worth what can be bought with it, and a purchase what it brings less what it costs. */
const reckoner =
  (habits: Habits): Player =>
  (s, seat) => {
    const { hand } = s.players[seat]!;
    const { wish, again, wasted, money, trust } = habits;
    return (action) => {
      if (action.type === 'take') {
        return money * moneyIn(action.cards) + trust * prospects(s, seat, [...hand, ...action.cards], habits);
      }
      if (action.type !== 'buy') return usually(s, seat, action);
      const purchase = purchaseOf(s, action);
      if (purchase === null) return -1;
      const { kind, price, waste } = purchase;
      return wish(s, seat, kind) + (waste === 0 ? again : -wasted * waste) - money * price;
    };
  };

/** Pays exactly or hardly ever, and takes the cards it needs for that. */
const saver = reckoner({ wish: ownPoints, again: 14, wasted: 2.5, money: 0.25, trust: 0.6 });

/** Buys what takes most from the others. */
const spoiler = reckoner({ wish: ownAndTaken, again: 12, wasted: 2.5, money: 0.25, trust: 0.6 });

export const reckoners = { saver, spoiler };
