import { sortDown } from '../realm/groups.ts';

export interface LaidMosaics {
  /** What the palaces with mosaics score again. */
  readonly points: number;
  /** The values of those palaces, once for each card on them. */
  readonly laid: readonly number[];
  /** Cards that lie on no palace. */
  readonly loose: number;
}

/**
 * The best way to lay mosaic cards on palaces (ALM-18, ALM-C11). Every card on a palace scores its value once
 * more and every place takes one card whatever its pattern, so the dearest places that beat a loose card are
 * the best ones.
 */
export function layMosaics(
  cards: number,
  palaces: readonly number[],
  perPalace: number,
  loosePoints: number,
): LaidMosaics {
  if (cards === 0) return { points: 0, laid: [], loose: 0 };
  const places: number[] = [];
  for (const value of palaces) {
    for (let i = 0; i < perPalace && value > 0 && value >= loosePoints; i++) places.push(value);
  }
  const laid = sortDown(places).slice(0, cards);
  let points = 0;
  for (let i = 0; i < laid.length; i++) points += laid[i]!;
  return { points, laid, loose: cards - laid.length };
}
