import { type CardFacts, defineCards, OF_NO_SQUARE } from '../../content/cards.ts';

/** The ten diamond cards. How the values are shared out is known from one source. */
const VALUES = [3, 4, 5, 5, 6, 6, 7, 7, 8, 9] as const;
const FIRST_CARD = 40;

const diamondCard = (value: number): number => FIRST_CARD + value;

defineCards(
  [...new Set(VALUES)].map(
    (value): CardFacts => ({
      card: diamondCard(value),
      name: `d${value}`,
      currency: OF_NO_SQUARE,
      value,
      lies: 'row',
      spent: 'discard',
    }),
  ),
);

export const DIAMONDS: readonly number[] = VALUES.map(diamondCard);
export const isDiamond = (card: number): boolean => DIAMONDS.includes(card);
