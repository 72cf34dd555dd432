import { type Currency, currencyOf, faceValueOf } from '../content/cards.ts';

/** Money cards of one hand that together are worth `total`. */
export interface Handful {
  readonly refs: readonly number[];
  readonly total: number;
}

/** The cards that are looked at. */
const cards = new Int32Array(256);
let size = 0;
/** After each card taken into account: the sums up to 31 that can be paid, as bits. */
const sums = new Int32Array(32);

const NEITHER = { exact: null, over: null };

/** The exact payment if there is one, and the one that wastes least. The rules list more, and slowly. */
export function sparingPayments(
  hand: readonly number[],
  currency: Currency,
  price: number,
): { exact: Handful | null; over: Handful | null } {
  size = 0;
  let total = 0;
  for (let i = 0; i < hand.length; i++) {
    if (currencyOf(hand[i]!) !== currency) continue;
    cards[size++] = hand[i]!;
    total += faceValueOf(hand[i]!);
  }
  if (total < price) return NEITHER;
  sums[0] = 1;
  for (let i = 0; i < size && i < 31; i++) sums[i + 1] = sums[i]! | (sums[i]! << faceValueOf(cards[i]!));
  const payable = sums[Math.min(size, 31)]!;
  let more = price + 1;
  while (more < 31 && (payable & (1 << more)) === 0) more++;
  return {
    exact: payable & (1 << price) ? handfulOf(price) : null,
    over: more < 31 ? handfulOf(more) : null,
  };
}

/** Walks back through the cards, leaving out whatever is not needed: high cards are at the end and go first. */
function handfulOf(total: number): Handful {
  const refs: number[] = [];
  let left = total;
  for (let i = Math.min(size, 31); i > 0 && left > 0; i--) {
    const value = faceValueOf(cards[i - 1]!);
    const without = left < 31 && (sums[i - 1]! & (1 << left)) !== 0;
    const withIt = left >= value && (sums[i - 1]! & (1 << (left - value))) !== 0;
    if (!withIt || (without && value < left / 2)) continue;
    refs.push(cards[i - 1]!);
    left -= value;
  }
  return { refs: refs.reverse(), total };
}
