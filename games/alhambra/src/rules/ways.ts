import type { Buy } from '../actions.ts';
import { type Currency, EACH_CURRENCY } from '../content/cards.ts';
import type { Terms } from '../hooks.ts';
import { countPayments } from './count-payments.ts';
import { countExact, countPaying, payingAt, refsOf } from './handfuls.ts';
import { type Purse, paymentsFrom, type Refs } from './payments.ts';
import type { Wallet } from './wallet.ts';

/** What the ways to pay follow from, besides what there is to pay with. */
export type Price = Pick<Terms, 'currency' | 'mixed' | 'price' | 'exact'>;

/** Where all money mixes almost any handful will do: only the most sparing are listed. */
const LIST_MIXED = 6;

/** Listed ways to pay from one purse. */
export function waysFrom(purse: Purse, { mixed, price, exact }: Omit<Price, 'currency'>): readonly Refs[] {
  return mixed ? paymentsFrom(purse, price, exact, LIST_MIXED).slice(0, LIST_MIXED) : paymentsFrom(purse, price, exact);
}

/** A purse, and what each handful of it is worth if that is known and there are so few that all are listed. */
export interface Holding {
  readonly purse: Purse;
  readonly worths: readonly number[] | null;
}

const unknown = (purse: Purse): Holding => ({ purse, worths: null });

/** How many `waysFrom` would list. */
function countFrom({ purse, worths }: Holding, { mixed, price, exact }: Price): number {
  if (mixed) return Math.min(LIST_MIXED, countPayments(purse, price, exact, LIST_MIXED));
  if (worths === null) return countPayments(purse, price, exact);
  return exact ? countExact(worths, price) : countPaying(worths, price);
}

/**
 * The listed ways to pay a price out of some purses: counted at once, made when somebody looks at them. Many things
 * for sale cost the same, so they do not know what is bought.
 */
export class Ways {
  /** What could pay it besides the wallet. */
  readonly alone: Purse | null;
  readonly count: number;
  private readonly price: Price;
  private readonly holdings: readonly Holding[];
  private readonly counts: readonly number[];
  private listed: readonly Refs[] | null = null;
  private readonly sold: { readonly offer: number; readonly buys: readonly Buy[] }[] = [];

  constructor(price: Price, holdings: readonly Holding[], alone: Purse | null) {
    const counts = new Array<number>(holdings.length);
    let count = 0;
    for (let i = 0; i < holdings.length; i++) {
      counts[i] = countFrom(holdings[i]!, price);
      count += counts[i]!;
    }
    this.alone = alone;
    this.count = count;
    this.price = price;
    this.holdings = holdings;
    this.counts = counts;
  }

  get list(): readonly Refs[] {
    if (this.listed !== null) return this.listed;
    const listed: Refs[] = [];
    for (const { purse } of this.holdings) for (const refs of waysFrom(purse, this.price)) listed.push(refs);
    this.listed = listed;
    return listed;
  }

  /** The one at this place of the list. */
  at(place: number): Refs {
    if (this.listed !== null) return this.listed[place]!;
    let left = place;
    for (let i = 0; ; i++) {
      if (left < this.counts[i]!) return this.wayFrom(this.holdings[i]!, left);
      left -= this.counts[i]!;
    }
  }

  /** All of them, as purchases of this offer. */
  buysOf(offer: number): readonly Buy[] {
    for (let i = 0; i < this.sold.length; i++) if (this.sold[i]!.offer === offer) return this.sold[i]!.buys;
    const buys = this.list.map((refs): Buy => ({ type: 'buy', offer, with: refs }));
    this.sold.push({ offer, buys });
    return buys;
  }

  /** Exact payments are listed in an order of their own, so they are looked for. */
  private wayFrom({ purse, worths }: Holding, place: number): Refs {
    if (worths === null || this.price.exact) return waysFrom(purse, this.price)[place]!;
    return refsOf(purse.sources, payingAt(worths, this.price.price, place));
  }
}

const NONE = new Ways({ currency: null, mixed: false, price: 0, exact: false }, [], null);

/** All that matters of a price in one number, and whether something pays it alone. */
const keyOf = ({ currency, mixed, price }: Price, exact: boolean, alone: Purse | null): number =>
  (((price * 5 + (currency ?? 4)) * 2 + (mixed ? 1 : 0)) * 2 + (exact ? 1 : 0)) * 2 + (alone === null ? 0 : 1);

/** Purses that modules open besides. */
export type MorePurses = (price: Price, wallet: Wallet, out: Purse[]) => void;

/**
 * They only change with the price and with what there is to pay with, so they are kept beside that. `exact`: no more
 * than the price is taken here, whatever the terms say.
 */
export function waysToPay(
  terms: Price,
  exact: boolean,
  wallet: Wallet,
  alone: Purse | null,
  more: readonly MorePurses[],
): Ways {
  const key = keyOf(terms, exact, alone);
  const known = wallet.waysFor(key);
  if (known !== undefined && known.alone === alone) return known;
  const price = { currency: terms.currency, mixed: terms.mixed, price: terms.price, exact };
  const holdings = holdingsFor(price, wallet, alone, more);
  const ways = holdings.length === 0 ? NONE : new Ways(price, holdings, alone);
  wallet.keepWays(key, ways);
  return ways;
}

/** In the order of `pursesOf`, without those that hold too little. */
function holdingsFor(price: Price, wallet: Wallet, alone: Purse | null, more: readonly MorePurses[]): Holding[] {
  const holdings: Holding[] = [];
  const addOf = (currency: Currency) => {
    if (wallet.totals[currency]! >= price.price) holdings.push(wallet.holdingOf(currency));
  };
  if (price.mixed) holdings.push(unknown(wallet.mixedPurse()));
  else if (price.currency === null) EACH_CURRENCY.forEach(addOf);
  else addOf(price.currency);
  if (alone !== null) holdings.push(unknown(alone));
  if (more.length === 0) return holdings;
  const purses: Purse[] = [];
  for (let i = 0; i < more.length; i++) more[i]!(price, wallet, purses);
  for (let i = 0; i < purses.length; i++) holdings.push(unknown(purses[i]!));
  return holdings;
}
