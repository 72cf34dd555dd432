import { CURRENCIES, type Currency } from '../../content/cards.ts';

const PER_CURRENCY = 3;

/** A thief is the currency it steals. */
export const THIEVES: readonly Currency[] = CURRENCIES.flatMap((_, currency) =>
  Array.from({ length: PER_CURRENCY }, () => currency as Currency),
);

export function thievesEach(seats: number): number {
  if (seats <= 3) return 4;
  return seats === 4 ? 3 : 2;
}
