import { countPaying, worthsIfFew } from './handfuls.ts';
import { LIST_AT_MOST, LIST_OPENED, type Purse, type Sources, worthOfSources } from './payments.ts';

/** How many payments `paymentsFrom` lists: the same search, in which nothing is made. */
export function countPayments(
  { sources, opener }: Purse,
  price: number,
  exactOnly: boolean,
  atMost = LIST_AT_MOST,
): number {
  if (price <= 0 || worthOfSources(sources) < price) return 0;
  const worths = opener === null && !exactOnly ? worthsIfFew(sources) : null;
  if (worths !== null) return countPaying(worths, price);
  spread(sources, opener?.needs ?? null);
  const exact = search(price, false, opener === null ? atMost : LIST_AT_MOST);
  if (exactOnly) return opener === null ? exact : Math.min(LIST_OPENED, exact);
  return opener === null
    ? exact + search(price, true, atMost - exact)
    : Math.min(LIST_OPENED, exact + search(price, true, LIST_OPENED));
}

/** More kinds of money than any purse holds. */
const MOST_PIECES = 128;

/** The pieces of the purse that is looked at, the most valuable first. */
const values = new Int32Array(MOST_PIECES);
const counts = new Int32Array(MOST_PIECES);
const refs = new Int32Array(MOST_PIECES);
/** A payment must have one of those marked. */
const marks = new Uint8Array(MOST_PIECES);
/** What all pieces from each place on are worth together. */
const rest = new Int32Array(MOST_PIECES + 1);

function spread(sources: Sources, needs: readonly number[] | null): void {
  for (let i = 0; i < sources.length; i++) {
    const { ref, value, count } = sources[i]!;
    let at = i;
    for (; at > 0 && (values[at - 1]! < value || (values[at - 1] === value && refs[at - 1]! > ref)); at--) {
      values[at] = values[at - 1]!;
      counts[at] = counts[at - 1]!;
      refs[at] = refs[at - 1]!;
    }
    values[at] = value;
    counts[at] = count;
    refs[at] = ref;
  }
  rest[sources.length] = 0;
  for (let i = sources.length - 1; i >= 0; i--) {
    rest[i] = rest[i + 1]! + values[i]! * counts[i]!;
    marks[i] = needs === null || needs.includes(refs[i]!) ? 1 : 0;
  }
}

let found = 0;
let marked = 0;

/** How many there are with what is needed, among the first `limit`: of just the price, or above it without a needless piece. */
function search(price: number, exceeds: boolean, limit: number): number {
  found = marked = 0;
  choose(0, 0, 0, price, exceeds, limit);
  return marked;
}

function choose(at: number, total: number, mark: number, price: number, exceeds: boolean, limit: number): void {
  if (total >= price) {
    if (found >= limit || (total === price) === exceeds) return;
    found++;
    marked += mark;
    return;
  }
  if (total + rest[at]! < price || found >= limit) return;
  const value = values[at]!;
  let taken = 0;
  let sum = total;
  while (taken < counts[at]! && sum < price && (exceeds || sum + value <= price)) {
    sum += value;
    taken++;
  }
  for (; taken >= 0; taken--) {
    choose(sum >= price ? at : at + 1, sum, taken > 0 ? mark | marks[at]! : mark, price, exceeds, limit);
    sum -= value;
  }
}
