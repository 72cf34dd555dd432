/** Interchangeable means of payment: `count` of them, each worth `value`. */
export interface PaymentSource {
  /** Money cards are their own reference; modules give other means numbers of their own. */
  readonly ref: number;
  readonly value: number;
  readonly count: number;
}

/** Means of payment that may be combined with one another, with rising references. */
export type Purse = readonly PaymentSource[];

/** Some of a purse: references in rising order. */
export type Refs = readonly number[];

/** What was paid, and what it was worth. */
export interface Payment {
  readonly refs: Refs;
  readonly total: number;
}

/** From a purse with more handfuls than this only exact and sparing payments are listed. */
const LIST_ALL = 32;
const LIST_AT_MOST = 400;

const byRef = (a: number, b: number): number => a - b;

/** How many different handfuls a purse holds, the empty one included. */
export function handfulsOf(purse: Purse): number {
  let ways = 1;
  for (let i = 0; i < purse.length; i++) ways *= purse[i]!.count + 1;
  return ways;
}

/**
 * Ways to pay at least `price`, equal pieces counted once, exact ones first (ALH-4): all of them from a small
 * purse; from a large one the exact ones and those without a needless piece.
 */
export function paymentsFor(purse: Purse, price: number): readonly Refs[] {
  if (handfulsOf(purse) <= LIST_ALL) return allPaymentsFor(purse, price);
  const exact = exactPaymentsFor(purse, price);
  return exact.concat(sparingPaymentsFor(purse, price, LIST_AT_MOST - exact.length));
}

/** How many of each source are in the handful under consideration. */
const taken: number[] = [];

function allPaymentsFor(purse: Purse, price: number): Refs[] {
  const exact: Refs[] = [];
  const more: Refs[] = [];
  for (let i = 0; i < purse.length; i++) taken[i] = 0;
  for (let total = nextHandful(purse, 0); total > 0; total = nextHandful(purse, total)) {
    if (total === price) exact.push(takenRefs(purse));
    else if (total > price && price > 0) more.push(takenRefs(purse));
  }
  if (exact.length === 0) return more;
  for (let i = 0; i < more.length; i++) exact.push(more[i]!);
  return exact;
}

/** Counts on like an odometer and returns what the next handful is worth; zero when all have been. */
function nextHandful(purse: Purse, worth: number): number {
  let total = worth;
  for (let i = 0; i < purse.length; i++) {
    const { value, count } = purse[i]!;
    if (taken[i]! < count) {
      taken[i]!++;
      return total + value;
    }
    total -= value * count;
    taken[i] = 0;
  }
  return 0;
}

function takenRefs(purse: Purse): number[] {
  let size = 0;
  for (let i = 0; i < purse.length; i++) size += taken[i]!;
  const refs = new Array<number>(size);
  let at = 0;
  for (let i = 0; i < purse.length; i++) for (let n = taken[i]!; n > 0; n--) refs[at++] = purse[i]!.ref;
  return refs;
}

export function worthOfPurse(purse: Purse): number {
  let worth = 0;
  for (let i = 0; i < purse.length; i++) worth += purse[i]!.value * purse[i]!.count;
  return worth;
}

/** The most valuable pieces first. */
const falling = (purse: Purse): PaymentSource[] => purse.slice().sort((a, b) => b.value - a.value || a.ref - b.ref);

/** What all pieces from each place on are worth together. */
function remaindersOf(pieces: Purse): number[] {
  const rest = new Array<number>(pieces.length + 1).fill(0);
  for (let i = pieces.length - 1; i >= 0; i--) rest[i] = rest[i + 1]! + pieces[i]!.value * pieces[i]!.count;
  return rest;
}

/** Exactly `price`. */
export function exactPaymentsFor(purse: Purse, price: number): Refs[] {
  return search(purse, price, LIST_AT_MOST, (total) => total === price, false);
}

/** More than `price`, and less than it without any one piece. */
function sparingPaymentsFor(purse: Purse, price: number, limit: number): Refs[] {
  return search(purse, price, limit, (total) => total > price, true);
}

/** Adds pieces in falling value until the price is reached: the last one is the smallest, so none is needless. */
function search(
  purse: Purse,
  price: number,
  limit: number,
  isWanted: (total: number) => boolean,
  mayExceed: boolean,
): Refs[] {
  const found: Refs[] = [];
  if (worthOfPurse(purse) < price) return found;
  const pieces = falling(purse);
  const rest = remaindersOf(pieces);
  const refs: number[] = [];
  const choose = (at: number, total: number): void => {
    if (total >= price) {
      if (isWanted(total) && found.length < limit) found.push(refs.slice().sort(byRef));
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
