import { BUILDINGS, CURRENCIES, currencyOf, faceValueOf, isMoney, kindOf, TILES } from '@majlis/alhambra/client';
import { type Building, buildingTile, type Currency, cardBack, moneyCard } from '@majlis/art';
import { fromModules } from './modules/index.ts';
import type { Art } from './modules/slots.ts';

const LETTERS = ['N', 'E', 'S', 'W'] as const;

/** Walls as the drawings want them. */
export const wallLetters = (sides: number): string => LETTERS.filter((_, i) => sides & (1 << i)).join('');

/** Null for a piece that is no building. */
export const buildingOf = (tile: number): Building | null =>
  TILES[tile] === undefined ? null : (BUILDINGS[kindOf(tile)]! as Building);

/** A tile with its printed walls, or with those that stand on a board. */
export function tileArt(tile: number, isSmall: boolean, walls = TILES[tile]?.walls ?? 0): string {
  const kind = buildingOf(tile);
  const own = fromModules((ui) => ui.art?.piece?.(tile, isSmall, walls));
  if (own !== null || kind === null) return own ?? '';
  return buildingTile(kind, TILES[tile]!.price, wallLetters(walls), { s: isSmall });
}

const CARD = '0 0 60 84';

/** A card of the row or of a hand, or another means of payment. */
export function meansArt(ref: number, isSmall = false): Art {
  const own = fromModules((ui) => ui.art?.means?.(ref, isSmall));
  if (own !== null) return own;
  if (!isMoney(ref)) return { box: CARD, svg: cardBack() };
  const currency = (CURRENCIES as readonly string[])[currencyOf(ref)] as Currency;
  return { box: CARD, svg: moneyCard(currency, faceValueOf(ref), { s: isSmall }) };
}
