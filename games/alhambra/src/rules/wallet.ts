import type { Refusal } from '@majlis/kernel';
import type { Buy } from '../actions.ts';
import { type AnyCurrency, type Currency, EACH_CURRENCY, OF_NO_SQUARE } from '../content/cards.ts';
import type { HandFacts } from './hand.ts';
import { type PaymentSource, type Purse, type Refs, type Sources, worthOfSources } from './payments.ts';

const byRef = (a: PaymentSource, b: PaymentSource): number => a.ref - b.ref;

export const purse = (sources: Sources): Purse => ({ sources, opener: null });

/** By currency of a square: what somebody has of it besides cards, as modules told it. */
export type Extras = readonly Sources[];

/** The ways to pay for an offer that were found last, and from what. */
export interface KnownWays {
  readonly price: number;
  readonly exact: boolean;
  readonly purses: readonly Purse[];
  readonly ways: readonly Refs[];
  buys: readonly Buy[] | null;
}

/**
 * All that somebody can pay with: the cards of a hand, and what modules count as money besides. It never changes, so
 * what follows from it is found once and kept; the same question gets the same purse, not an equal one.
 */
export class Wallet {
  readonly extras: Extras;
  /** By currency: what all of it is worth together. */
  readonly totals: readonly number[];
  /** By offer and occasion; `purchase.ts` fills it. */
  readonly ways = new Map<number, KnownWays>();
  private readonly cards: HandFacts;
  private readonly purses: (Purse | null)[] = [null, null, null, null, null];
  private readonly joined = new Map<number, Purse>();
  private mixed: Purse | null = null;

  constructor(cards: HandFacts, extras: Extras) {
    this.cards = cards;
    this.extras = extras;
    this.totals = cards.totals.map((total, c) => total + (c < extras.length ? worthOfSources(extras[c]!) : 0));
  }

  /** All money of a currency: cards, then what modules count as money of it. */
  purseOf(currency: AnyCurrency): Purse {
    this.purses[currency] ??= purse(this.findSources(currency));
    return this.purses[currency]!;
  }

  sourcesOf(currency: AnyCurrency): Sources {
    return this.purseOf(currency).sources;
  }

  /** All money of every currency. */
  mixedPurse(): Purse {
    this.mixed ??= purse([...EACH_CURRENCY, OF_NO_SQUARE].flatMap((c) => this.sourcesOf(c as AnyCurrency)).sort(byRef));
    return this.mixed;
  }

  /** Money of two currencies in a purse that has to be opened, once for each opener and the first of them. */
  joinedPurse(opener: number, one: Currency, other: Currency, refusal: () => Refusal): Purse {
    const key = opener * EACH_CURRENCY.length + one;
    let found = this.joined.get(key);
    if (found === undefined) {
      const more = this.sourcesOf(other);
      const sources = [...this.sourcesOf(one), ...more].sort(byRef);
      found = { sources, opener: { ref: opener, needs: more.map(({ ref }) => ref), refusal: refusal() } };
      this.joined.set(key, found);
    }
    return found;
  }

  private findSources(currency: AnyCurrency): Sources {
    const cards = this.cards.sourcesOf(currency);
    const extras = currency === OF_NO_SQUARE ? undefined : this.extras[currency];
    return extras === undefined || extras.length === 0 ? cards : cards.concat(extras.toSorted(byRef));
  }
}
