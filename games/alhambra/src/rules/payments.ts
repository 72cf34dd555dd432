import type { Refusal } from '@majlis/kernel';
import { rising } from '../lists.ts';
import { countPaying, handfulsOf, LIST_ALL, refsOf, worthsOf } from './handfuls.ts';

/** Interchangeable means of payment: `count` of them, each worth `value`. */
export interface PaymentSource {
  /** Money cards are their own reference; modules give other means numbers of their own. */
  readonly ref: number;
  readonly value: number;
  readonly count: number;
}

/** Means of payment with rising references. */
export type Sources = readonly PaymentSource[];

/** Means that may be combined with one another in one payment. Nothing mixes with what is in another purse. */
export interface Purse {
  readonly sources: Sources;
  /** What opens this purse, if something has to: it is worth nothing and is spent with the payment. */
  readonly opener: Opener | null;
}

export interface Opener {
  readonly ref: number;
  /** One of these must be part of the payment, or it would be spent for nothing. */
  readonly needs: readonly number[];
  readonly refusal: Refusal;
}

/** Some of the sources: references in rising order. */
export type Refs = readonly number[];

/** What was paid, and what it was worth. */
export interface Payment {
  readonly refs: Refs;
  readonly total: number;
}

/** No more than this, whatever there is. */
export const LIST_AT_MOST = 400;
/** Out of a purse that has to be opened. */
export const LIST_OPENED = 40;

const NONE: readonly Refs[] = [];

/**
 * Ways to pay at least `price`, equal pieces counted once, exact ones first (ALH-4): all of them from a small
 * number of sources; from a large one the exact ones and those without a needless piece.
 */
export function paymentsFor(sources: Sources, price: number, atMost = LIST_AT_MOST): readonly Refs[] {
  if (worthOfSources(sources) < price) return NONE;
  if (handfulsOf(sources) <= LIST_ALL) return allPaymentsFor(sources, price);
  const exact = exactPaymentsFor(sources, price, atMost);
  return exact.concat(sparingPaymentsFor(sources, price, atMost - exact.length));
}

/** Ways to pay from one purse; from one that needs an opener fewer are listed, as most are also possible without. */
export function paymentsFrom(
  { sources, opener }: Purse,
  price: number,
  exactOnly: boolean,
  atMost = LIST_AT_MOST,
): readonly Refs[] {
  if (opener === null) {
    return exactOnly ? exactPaymentsFor(sources, price, atMost) : paymentsFor(sources, price, atMost);
  }
  const found = exactPaymentsFor(sources, price);
  if (!exactOnly) found.push(...sparingPaymentsFor(sources, price, LIST_OPENED));
  return found
    .filter((refs) => refs.some((ref) => opener.needs.includes(ref)))
    .slice(0, LIST_OPENED)
    .map((refs) => rising([...refs, opener.ref]));
}

function allPaymentsFor(sources: Sources, price: number): Refs[] {
  const worths = worthsOf(sources);
  const payments = new Array<Refs>(countPaying(worths, price));
  let at = 0;
  for (let i = 1; i < worths.length; i++) if (worths[i] === price) payments[at++] = refsOf(sources, i);
  for (let i = 1; at < payments.length; i++) if (worths[i]! > price) payments[at++] = refsOf(sources, i);
  return payments;
}

export function worthOfSources(sources: Sources): number {
  let worth = 0;
  for (let i = 0; i < sources.length; i++) worth += sources[i]!.value * sources[i]!.count;
  return worth;
}

/** The most valuable pieces first. */
const falling = (sources: Sources): PaymentSource[] =>
  sources.slice().sort((a, b) => b.value - a.value || a.ref - b.ref);

/** What all pieces from each place on are worth together. */
function remaindersOf(pieces: Sources): number[] {
  const rest = new Array<number>(pieces.length + 1).fill(0);
  for (let i = pieces.length - 1; i >= 0; i--) rest[i] = rest[i + 1]! + pieces[i]!.value * pieces[i]!.count;
  return rest;
}

/** Exactly `price`. */
export function exactPaymentsFor(sources: Sources, price: number, atMost = LIST_AT_MOST): Refs[] {
  return search(sources, price, atMost, (total) => total === price, false);
}

/** More than `price`, and less than it without any one piece. */
function sparingPaymentsFor(sources: Sources, price: number, limit: number): Refs[] {
  return search(sources, price, limit, (total) => total > price, true);
}

/** Adds pieces in falling value until the price is reached: the last one is the smallest, so none is needless. */
function search(
  sources: Sources,
  price: number,
  limit: number,
  isWanted: (total: number) => boolean,
  mayExceed: boolean,
): Refs[] {
  const found: Refs[] = [];
  if (worthOfSources(sources) < price) return found;
  const pieces = falling(sources);
  const rest = remaindersOf(pieces);
  const refs: number[] = [];
  const choose = (at: number, total: number): void => {
    if (total >= price) {
      if (isWanted(total) && found.length < limit) found.push(rising(refs.slice()));
      return;
    }
    if (total + rest[at]! < price || found.length >= limit) return;
    const { ref, value, count } = pieces[at]!;
    let sum = total;
    let taken = 0;
    while (taken < count && sum < price && (mayExceed || sum + value <= price)) {
      sum += value;
      taken++;
      refs.push(ref);
    }
    for (; ; taken--) {
      choose(sum >= price ? at : at + 1, sum);
      if (taken === 0) return;
      refs.pop();
      sum -= value;
    }
  };
  if (price > 0) choose(0, 0);
  return found;
}
