import { type CardFacts, CURRENCY_LETTERS, defineCards, EACH_CURRENCY } from '../../content/cards.ts';

const PER_CURRENCY = 4;
const VALUE = 3;
const FIRST_CARD = 50;

const facts = defineCards(
  EACH_CURRENCY.map(
    (currency): CardFacts => ({
      card: FIRST_CARD + currency,
      name: `mb-${CURRENCY_LETTERS[currency]}`,
      currency,
      value: VALUE,
      lies: 'row',
      spent: 'out',
    }),
  ),
);

/** Four in each currency. */
export const MASTER_BUILDERS: readonly number[] = facts.flatMap(({ card }) =>
  new Array<number>(PER_CURRENCY).fill(card),
);
export const isMasterBuilder = (card: number): boolean =>
  card >= FIRST_CARD && card < FIRST_CARD + EACH_CURRENCY.length;

export const DEALT_EACH = 2;

/** The third pile and the fifth. */
export const PILES = [2, 4] as const;
/** How many go into each of them. */
export const inPiles = (seats: number): readonly { readonly pile: number; readonly count: number }[] => [
  { pile: PILES[0], count: 3 },
  { pile: PILES[1], count: seats === 6 ? 1 : 3 },
];
