import type { Seat } from '@majlis/kernel';
import type { State } from '../state.ts';
import { constants } from './constants.ts';
import { kindWorths } from './kind-worths.ts';
import { type Wants, wantsOf } from './money.ts';
import { allCounts, type Counts, cardsWorth, type Outlook, outlookOf, withMoney } from './outlook.ts';

/** What is looked up once to judge where a tile would lie well. */
export interface Look {
  readonly s: State;
  readonly seat: Seat;
  readonly outlook: Outlook;
  readonly counts: Counts;
  /** What one more building of each kind adds. */
  readonly kinds: readonly number[];
}

/** Everything that is looked up once for a decision. */
export interface Sight extends Look {
  readonly wants: Wants;
}

export function lookOf(s: State, seat: Seat): Look {
  const outlook = thrifty(s, seat, outlookOf(s));
  const counts = allCounts(s);
  return { s, seat, outlook, counts, kinds: kindWorths(s, seat, outlook, counts) };
}

/** Tiles for sale besides those in the bag. */
const ON_THE_MARKET = 4;

/**
 * Money beyond a fair share of what is left to buy is worth less and less. Who holds nearly all of it would otherwise
 * sit on it for ever, and nobody else could buy anything.
 */
function thrifty(s: State, seat: Seat, outlook: Outlook): Outlook {
  const { players, bag } = s;
  const useful = (constants.now.usualPrice * (bag.length + ON_THE_MARKET)) / players.length;
  const hoard = cardsWorth(players[seat]!.hand);
  return hoard <= useful ? outlook : withMoney(outlook, (outlook.money * useful) / hoard);
}

/** What the market is worth is worked out when somebody asks: half of all questions have nothing to do with it. */
class LazySight implements Sight {
  readonly s: State;
  readonly seat: Seat;
  readonly outlook: Outlook;
  readonly counts: Counts;
  readonly kinds: readonly number[];
  private known: Wants | null = null;

  constructor({ s, seat, outlook, counts, kinds }: Look) {
    this.s = s;
    this.seat = seat;
    this.outlook = outlook;
    this.counts = counts;
    this.kinds = kinds;
  }

  get wants(): Wants {
    this.known ??= wantsOf(this);
    return this.known;
  }
}

export const sightOf = (s: State, seat: Seat): Sight => new LazySight(lookOf(s, seat));
