import type { Refusal } from '@majlis/kernel';
import { type AnyCurrency, type Currency, EACH_CURRENCY, OF_NO_SQUARE } from '../content/cards.ts';
import { kept } from '../memo.ts';
import type { HandFacts } from './hand.ts';
import { worthsIfFew } from './handfuls.ts';
import { type PaymentSource, type Purse, type Sources, worthOfSources } from './payments.ts';
import type { Holding, Ways } from './ways.ts';

/** Puts means in the order of their references. They mostly are in it, which is what this sort is good at. */
function inOrder(sources: PaymentSource[]): PaymentSource[] {
  for (let i = 1; i < sources.length; i++) {
    const source = sources[i]!;
    let at = i;
    for (; at > 0 && sources[at - 1]!.ref > source.ref; at--) sources[at] = sources[at - 1]!;
    sources[at] = source;
  }
  return sources;
}

export const purse = (sources: Sources): Purse => ({ sources, opener: null });

/** By currency of a square: what somebody has of it besides cards, as modules told it. */
export type Extras = readonly Sources[];

/** Cards are all there is. */
export const NO_EXTRAS: Extras = [[], [], [], []];

const withExtras = (totals: readonly number[], extras: Extras): number[] =>
  totals.map((total, c) => total + (c < extras.length ? worthOfSources(extras[c]!) : 0));

/**
 * All that somebody can pay with: the cards of a hand, and what modules count as money besides. It never changes, so
 * what follows from it is found once and kept.
 */
export class Wallet {
  readonly extras: Extras;
  /** By currency: what all of it is worth together. */
  readonly totals: readonly number[];
  /** What everything is worth together. */
  readonly total: number;
  private readonly cards: HandFacts;
  private readonly purses: (Purse | null)[] = [null, null, null, null, null];
  private mixed: Purse | null = null;
  private joined: Map<number, Purse> | null = null;
  private readonly holdings: (Holding | null)[] = [null, null, null, null, null];
  /** What was found for each price so far; few are asked for before the wallet changes. */
  private readonly priced: number[] = [];
  private readonly ways: Ways[] = [];

  constructor(cards: HandFacts, extras: Extras) {
    this.cards = cards;
    this.extras = extras;
    this.totals = extras === NO_EXTRAS ? cards.totals : withExtras(cards.totals, extras);
    let total = 0;
    for (let c = 0; c < this.totals.length; c++) total += this.totals[c]!;
    this.total = total;
  }

  get hand(): readonly number[] {
    return this.cards.hand;
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
    if (this.mixed !== null) return this.mixed;
    const all: PaymentSource[] = [];
    for (let c = 0; c <= OF_NO_SQUARE; c++) for (const source of this.sourcesOf(c as AnyCurrency)) all.push(source);
    this.mixed = purse(inOrder(all));
    return this.mixed;
  }

  /** Money of two currencies in a purse that has to be opened, once for each opener and the first of them. */
  joinedPurse(opener: number, one: Currency, other: Currency, refusal: () => Refusal): Purse {
    const key = opener * EACH_CURRENCY.length + one;
    this.joined ??= new Map();
    return kept(this.joined, key, () => {
      const more = this.sourcesOf(other);
      const sources = inOrder(this.sourcesOf(one).concat(more));
      return { sources, opener: { ref: opener, needs: more.map(({ ref }) => ref), refusal: refusal() } };
    });
  }

  /** The same, with what each handful is worth. */
  holdingOf(currency: AnyCurrency): Holding {
    this.holdings[currency] ??= this.findHolding(currency);
    return this.holdings[currency]!;
  }

  /** What was kept for a price; `key` stands for all that matters of it. */
  waysFor(key: number): Ways | undefined {
    for (let i = 0; i < this.priced.length; i++) if (this.priced[i] === key) return this.ways[i];
    return undefined;
  }

  keepWays(key: number, ways: Ways): void {
    const at = this.priced.indexOf(key);
    if (at < 0) this.priced.push(key);
    this.ways[at < 0 ? this.priced.length - 1 : at] = ways;
  }

  private findHolding(currency: AnyCurrency): Holding {
    const one = this.purseOf(currency);
    const isCards = one.sources === this.cards.sourcesOf(currency);
    return { purse: one, worths: isCards ? this.cards.worthsOf(currency) : worthsIfFew(one.sources) };
  }

  private findSources(currency: AnyCurrency): Sources {
    const cards = this.cards.sourcesOf(currency);
    const extras = currency === OF_NO_SQUARE ? undefined : this.extras[currency];
    return extras === undefined || extras.length === 0 ? cards : cards.concat(inOrder(extras.slice()));
  }
}
