import type { Building } from '../../content/buildings.ts';
import type { CURRENCIES } from '../../content/cards.ts';

export interface Bazaar {
  readonly currency: (typeof CURRENCIES)[number];
  readonly colours: readonly [Building, Building, Building];
}

/**
 * The eight bazaars. The first is as printed, as are the colours of the second; the others are designed within what
 * the rulebook says of them. A content pack replaces them.
 */
export const BAZAARS: readonly Bazaar[] = [
  { currency: 'dirham', colours: ['seraglio', 'arcades', 'garden'] },
  { currency: 'florin', colours: ['seraglio', 'arcades', 'tower'] },
  { currency: 'denar', colours: ['pavilion', 'seraglio', 'chambers'] },
  { currency: 'ducat', colours: ['pavilion', 'seraglio', 'garden'] },
  { currency: 'ducat', colours: ['pavilion', 'arcades', 'chambers'] },
  { currency: 'denar', colours: ['pavilion', 'garden', 'tower'] },
  { currency: 'dirham', colours: ['arcades', 'chambers', 'tower'] },
  { currency: 'florin', colours: ['chambers', 'garden', 'tower'] },
];
