import { CURRENCIES, type Currency } from '../../content/cards.ts';

const COINS_PER_CURRENCY = 6;

/** A coin is its currency; each is worth 1. */
export const COINS: readonly Currency[] = CURRENCIES.flatMap((_, currency) =>
  Array.from({ length: COINS_PER_CURRENCY }, () => currency as Currency),
);

/** Coins as means of payment, by currency. */
export const COIN_REFS = [200, 201, 202, 203] as const;

/** Paid too much, for each coin that comes back. */
export const UNITS_FOR_A_COIN = 2;
