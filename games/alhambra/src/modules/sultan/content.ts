import { BUILDINGS } from '../../content/buildings.ts';
import { type CardFacts, CURRENCIES, type Currency, defineCards } from '../../content/cards.ts';

const CARDS = 8;
const FIRST_CARD = 150;

const facts = defineCards(
  Array.from(
    { length: CARDS },
    (_, i): CardFacts => ({
      card: FIRST_CARD + i,
      name: `sultan-${i + 1}`,
      currency: null,
      value: 0,
      lies: 'aside',
      spent: 'out',
    }),
  ),
);

export const SULTAN_CARDS: readonly number[] = facts.map(({ card }) => card);
export const isSultanCard = (card: number): boolean => card >= FIRST_CARD && card < FIRST_CARD + CARDS;
/** Two cards ask for each currency. */
export const currencyAsked = (card: number): Currency => ((card - FIRST_CARD) % CURRENCIES.length) as Currency;

export const SULTAN_PRICE = 7;

/** How many are hidden in the first, second and third pile. */
export const IN_PILES = [3, 2, 3] as const;

/** The die: arcades lie opposite chambers, pavilions opposite towers, seraglios opposite gardens. */
export const oppositeOf = (kind: number): number => BUILDINGS.length - 1 - kind;
