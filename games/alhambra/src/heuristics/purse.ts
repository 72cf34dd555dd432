import type { Seat } from '@majlis/kernel';
import { EACH_CURRENCY, faceValueOf } from '../content/cards.ts';
import { kindOf, priceOf } from '../content/tiles.ts';
import { handFactsOf } from '../rules/hand.ts';
import type { State } from '../state.ts';
import { payableSums } from './money.ts';
import { cardsWorth } from './outlook.ts';

/** What a hand can do besides being worth something. */
export const PURSE = [
  'money in the second currency',
  'money in the third currency',
  'money in the weakest currency',
  'small cards',
  'money to take',
  'squares that can be paid',
  'squares that can be paid exactly',
  'worth of the purchase nearest to being paid',
] as const;

const SMALL = 3;

export function purseOf(s: State, seat: Seat, kinds: readonly number[], money: number): number[] {
  const { hand } = s.players[seat]!;
  const { totals } = handFactsOf(hand);
  const [, second, third, weakest] = EACH_CURRENCY.map((currency) => totals[currency]!).sort((a, b) => b - a);
  let small = 0;
  for (let i = 0; i < hand.length; i++) if (isSmall(hand[i]!)) small++;
  return [
    second! / 15,
    third! / 15,
    weakest! / 15,
    small / 6,
    cardsWorth(s.row) / 20,
    ...payable(s, hand, totals, kinds, money),
  ];
}

function isSmall(card: number): boolean {
  const value = faceValueOf(card);
  return value > 0 && value <= SMALL;
}

function payable(
  s: State,
  hand: readonly number[],
  totals: ArrayLike<number>,
  kinds: readonly number[],
  money: number,
): [number, number, number] {
  const sums = payableSums(hand);
  let some = 0;
  let exact = 0;
  let nearest = 0;
  for (const square of EACH_CURRENCY) {
    const tile = s.market[square];
    if (tile === null || tile === undefined) continue;
    const price = priceOf(tile);
    if (sums[square] >>> price !== 0) some++;
    if (sums[square] & (1 << price)) exact++;
    const gain = (kinds[kindOf(tile)] ?? 0) - money * price;
    if (gain > 0 && totals[square]! < price) nearest = Math.max(nearest, (gain * totals[square]!) / price);
  }
  return [some / 4, exact / 4, Math.min(2, nearest / 6)];
}
