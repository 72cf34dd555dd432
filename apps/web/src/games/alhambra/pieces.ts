import { BUILDINGS, CURRENCIES, currencyOf, faceValueOf, kindOf, TILES } from '@majlis/alhambra/client';
import { type Building, buildingTile, type Currency, moneyCard } from '@majlis/art';

const LETTERS = ['N', 'E', 'S', 'W'] as const;

/** Walls as the drawings want them. */
export const wallLetters = (sides: number): string => LETTERS.filter((_, i) => sides & (1 << i)).join('');

export const buildingOf = (tile: number): Building => BUILDINGS[kindOf(tile)]! as Building;

/** A tile with its printed walls, or with those that stand on a board. */
export function tileArt(tile: number, isSmall: boolean, walls = TILES[tile]!.walls): string {
  return buildingTile(buildingOf(tile), TILES[tile]!.price, wallLetters(walls), { s: isSmall });
}

export const cardArt = (card: number, isSmall = false): string =>
  moneyCard((CURRENCIES as readonly string[])[currencyOf(card)]! as Currency, faceValueOf(card), { s: isSmall });
