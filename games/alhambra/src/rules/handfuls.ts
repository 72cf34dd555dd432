import type { PaymentSource, Refs } from './payments.ts';

/**
 * All handfuls of some means of payment, equal pieces counted once, numbered as an odometer counts: the first source
 * turns fastest, and number 0 is the empty hand. A handful is its number until somebody wants to see it.
 */

/** How many there are, the empty one included. */
export function handfulsOf(sources: readonly PaymentSource[]): number {
  let ways = 1;
  for (let i = 0; i < sources.length; i++) ways *= sources[i]!.count + 1;
  return ways;
}

/** What each of them is worth. */
export function worthsOf(sources: readonly PaymentSource[]): readonly number[] {
  const worths = new Array<number>(handfulsOf(sources)).fill(0);
  let size = 1;
  for (let i = 0; i < sources.length; i++) {
    const { value, count } = sources[i]!;
    for (let at = size; at < size * (count + 1); at++) worths[at] = worths[at - size]! + value;
    size *= count + 1;
  }
  return worths;
}

/** From sources with more handfuls than this only exact and sparing payments are listed. */
export const LIST_ALL = 32;

/** What each is worth, or null where not all are listed. */
export const worthsIfFew = (sources: readonly PaymentSource[]): readonly number[] | null =>
  handfulsOf(sources) <= LIST_ALL ? worthsOf(sources) : null;

/** How many of them pay a price. */
export function countPaying(worths: readonly number[], price: number): number {
  if (price <= 0) return 0;
  let count = 0;
  for (let i = 1; i < worths.length; i++) if (worths[i]! >= price) count++;
  return count;
}

/** How many of them are worth just as much. */
export function countExact(worths: readonly number[], price: number): number {
  if (price <= 0) return 0;
  let count = 0;
  for (let i = 1; i < worths.length; i++) if (worths[i] === price) count++;
  return count;
}

/** The number of the one at this place among those that pay: the exact ones come first (ALH-4). */
export function payingAt(worths: readonly number[], price: number, place: number): number {
  let left = place;
  for (let i = 1; i < worths.length; i++) if (worths[i] === price && left-- === 0) return i;
  for (let i = 1; i < worths.length; i++) if (worths[i]! > price && left-- === 0) return i;
  throw new Error(`no payment ${place}`);
}

/** The pieces of a handful, in rising order. */
export function refsOf(sources: readonly PaymentSource[], handful: number): Refs {
  let size = 0;
  let rest = handful;
  for (let i = 0; i < sources.length; i++) {
    const digits = sources[i]!.count + 1;
    size += rest % digits;
    rest = Math.floor(rest / digits);
  }
  const refs = new Array<number>(size);
  let at = 0;
  rest = handful;
  for (let i = 0; i < sources.length; i++) {
    const { ref, count } = sources[i]!;
    for (let n = rest % (count + 1); n > 0; n--) refs[at++] = ref;
    rest = Math.floor(rest / (count + 1));
  }
  return refs;
}
