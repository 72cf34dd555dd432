import { BUILDING_TILES, TILES } from '../../content/tiles.ts';

/** A bonus card is the tile it shows: one of the ten without a wall. */
export const BONUS_CARDS: readonly number[] = BUILDING_TILES.filter((tile) => TILES[tile]!.walls === 0);

export function bonusCardsEach(seats: number): number {
  if (seats <= 3) return 3;
  return seats <= 5 ? 2 : 1;
}
