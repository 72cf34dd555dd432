import type { X } from '../hooks.ts';
import { rulesOf } from './compiled.ts';

/**
 * A tile out of the bag for a square; false if there is none. A module may lay it beside the market, or ask somebody
 * about it before it takes the square: then the square stays as it is, and whoever fills it draws on.
 */
export function drawTile(x: X, square: number, occasion: 'opening' | 'play'): boolean {
  const tile = x.chance.draw('tiles', x.s.bag);
  if (tile === undefined) return false;
  for (const claim of rulesOf(x.s).hooks.claimTile) if (claim(x, square, tile, occasion)) return true;
  layOnSquare(x, square, tile);
  return true;
}

/** What lay there goes back into the bag, now that the new tile is drawn. */
export function layOnSquare(x: X, square: number, tile: number): void {
  const { market, bag } = x.s;
  const old = market[square]!;
  market[square] = tile;
  if (old !== null) bag.push(old);
  x.emit({ type: 'tileDrawn', square, tile });
}
