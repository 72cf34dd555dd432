/** One currency for each square of the building market, in the order of the squares. */
export const CURRENCIES = ['denar', 'dirham', 'ducat', 'florin'] as const;
export type Currency = 0 | 1 | 2 | 3;
/** Blue, green, orange, yellow. */
export const CURRENCY_LETTERS = 'bgoy';

export const HIGHEST_VALUE = 9;
export const COPIES = 3;
export const COPIES_FOR_TWO = 2;

/**
 * Cards are numbers. Two money cards with the same face are the same number: nobody can tell them apart.
 * 0-35 are money; from 100 on, every kind of other card has a range of its own, so that any card of the money
 * deck can be named without asking which modules are in play.
 */
export const SCORING_CARDS = [100, 101] as const;

export const moneyCard = (currency: Currency, value: number): number => currency * HIGHEST_VALUE + value - 1;
export const isMoney = (card: number): boolean => card < CURRENCIES.length * HIGHEST_VALUE;
export const currencyOf = (card: number): Currency => ((card / HIGHEST_VALUE) | 0) as Currency;
export const faceValueOf = (card: number): number => (card % HIGHEST_VALUE) + 1;

const packOf = (copies: number): readonly number[] =>
  Array.from({ length: CURRENCIES.length * HIGHEST_VALUE * copies }, (_, i) => (i / copies) | 0);
const PACK = packOf(COPIES);
const PACK_FOR_TWO = packOf(COPIES_FOR_TWO);

export const moneyPack = (seats: number): number[] => (seats === 2 ? PACK_FOR_TWO : PACK).slice();

/** `b7` is the blue seven. */
export const moneyText = (card: number): string => `${CURRENCY_LETTERS[currencyOf(card)]}${faceValueOf(card)}`;

export function parseMoney(text: string): number | null {
  const found = /^([bgoy])([1-9])$/.exec(text);
  if (found === null) return null;
  return moneyCard(CURRENCY_LETTERS.indexOf(found[1]!) as Currency, Number(found[2]));
}
