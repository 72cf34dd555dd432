import { type CardFacts, CURRENCY_LETTERS, type Currency, defineCards } from '../../content/cards.ts';

/** One card for every two currencies. */
const PAIRS: readonly (readonly [Currency, Currency])[] = [
  [0, 1],
  [0, 2],
  [0, 3],
  [1, 2],
  [1, 3],
  [2, 3],
];
const FIRST_CARD = 60;

/** `x-by` changes blue and yellow. */
const facts = defineCards(
  PAIRS.map(
    ([a, b], i): CardFacts => ({
      card: FIRST_CARD + i,
      name: `x-${CURRENCY_LETTERS[a]}${CURRENCY_LETTERS[b]}`,
      currency: null,
      value: 0,
      lies: 'row',
      spent: 'discard',
    }),
  ),
);

export const EXCHANGE_CARDS: readonly number[] = facts.map(({ card }) => card);
export const isExchangeCard = (card: number): boolean => card >= FIRST_CARD && card < FIRST_CARD + PAIRS.length;
export const currenciesOn = (card: number): readonly [Currency, Currency] => PAIRS[card - FIRST_CARD]!;

/** Two in each of the second, third and fourth pile. */
export const PILES = [1, 2, 3] as const;
export const CARDS_PER_PILE = 2;
