import type { Sides } from '../../board/cells.ts';
import { defineCards } from '../../content/cards.ts';
import { sidesFrom } from '../../content/tiles.ts';

/** The sides on which each card adds a wall: every single side, and every two that meet; 12 segments in all. */
const SIDES_OF_CARDS = ['N', 'E', 'S', 'W', 'NE', 'ES', 'SW', 'NW'] as const;

const FIRST_CARD = 180;
/** Two cards in each of the second to fifth pile. */
export const PILES = [1, 2, 3, 4] as const;
export const CARDS_PER_PILE = 2;

export const WALL_CARDS: readonly number[] = defineCards(
  SIDES_OF_CARDS.map((letters, i) => ({
    card: FIRST_CARD + i,
    name: `wall-${letters.toLowerCase()}`,
    currency: null,
    value: 0,
    lies: 'aside',
    spent: 'out',
  })),
).map(({ card }) => card);

export const isWallCard = (card: number): boolean => card >= FIRST_CARD && card < FIRST_CARD + SIDES_OF_CARDS.length;
export const sidesOfCard = (card: number): Sides => sidesFrom(SIDES_OF_CARDS[card - FIRST_CARD]!);
